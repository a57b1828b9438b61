import { FRAGMENT } from "@url/percent";
import { encodeText } from "@url/percent/internal";
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
  return encodeText(text, FRAGMENT, start);
}
