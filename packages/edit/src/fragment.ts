import type { URLLike } from "@url/parser";
import { FRAGMENT } from "@url/percent";
import { encodeText } from "@url/percent/internal";
import { expectText } from "@url/result/internal";
import { type Edited, keepForm, readEnds } from "./form.ts";

/**
 * Returns the URL or the reference with another fragment, given without "#", or with none for `null`. Percent-encoded
 * bytes stay, and tabs and newlines are removed, as `setFragment` of `@url/parser` does. Never fails.
 * @throws TypeError if an argument has a wrong type
 * @see https://url.spec.whatwg.org/#fragment-state
 * @example withFragment("../b?c#d", "e f") // → "../b?c#e%20f"
 */
export function withFragment<T extends URLLike>(url: T, fragment: string | null): Edited<T> {
  if (fragment !== null) expectText(fragment, "withFragment", "fragment");
  const { href, queryStart, fragmentStart } = readEnds(url, "withFragment");
  const added = fragment === null ? "" : `#${encodeText(fragment.replace(/[\t\n\r]+/g, ""), FRAGMENT)}`;
  return keepForm(url, href.slice(0, fragmentStart) + added, queryStart, fragmentStart);
}
