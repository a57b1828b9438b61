import { FRAGMENT, utf8PercentEncode } from "@url/percent";
import type { Steps } from "./steps.ts";

/**
 * The fragment state: percent-encodes the fragment, which is `text` from `start` on.
 *
 * ```
 * http://h/?q#a b
 *             ^ start
 * ```
 * @see https://url.spec.whatwg.org/#fragment-state
 */
export function parseFragment(text: string, start: number, report: Steps | undefined): string {
  report?.units(text, start, text.length);
  return utf8PercentEncode(text, FRAGMENT, start);
}
