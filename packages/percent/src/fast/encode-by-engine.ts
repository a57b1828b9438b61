import { COMPONENT, type PercentEncodeSet } from "../sets.ts";
import { MUCH } from "./decode-by-engine.ts";

/**
 * Encodes `text` with the engine's own encoder, which is twice to three times as fast, if `set` is the one that it has.
 * Returns `undefined` for another set, and for a lone surrogate, for which the engine throws. Law: `utf8PercentEncode`
 * returns what it returns with `none.ts`.
 */
export function encodeByEngine(text: string, set: PercentEncodeSet): string | undefined {
  if (set !== COMPONENT || text.length > MUCH) return undefined;
  try {
    return encodeURIComponent(text);
  } catch {
    return undefined;
  }
}
