import { FRAGMENT, utf8PercentEncode } from "@url/percent";
import type { Listener } from "./listener.ts";

/**
 * The fragment state for what `text` has from `start` on.
 * @see https://url.spec.whatwg.org/#fragment-state
 */
export function parseFragment(text: string, start: number, report: Listener | undefined): string {
  report?.units(text, start, text.length);
  return utf8PercentEncode(text, FRAGMENT, start);
}
