import { C0_CONTROL } from "@url/percent";
import { encodeText } from "@url/percent/internal";
import type { Steps } from "./steps.ts";

/**
 * The opaque path state: percent-encodes the path `text[start, end)`. A space directly before a query or a fragment is
 * percent-encoded too, so that no opaque path ends with a space.
 *
 * ```
 * mailto:a b?q
 *        ^ start
 *           ^ end
 * ```
 * @see https://url.spec.whatwg.org/#cannot-be-a-base-url-path-state
 */
export function parseOpaquePath(text: string, start: number, end: number, report: Steps | undefined): string {
  report?.units(text, start, end);
  const path = encodeText(text, C0_CONTROL, start, end);
  // There is no space at the end of the whole input, because the parser has trimmed it.
  return path.endsWith(" ") ? `${path.slice(0, -1)}%20` : path;
}
