import type { URLLike } from "@url/parser";
import type { Edited } from "./form.ts";
import { expectTexts } from "./params.ts";
import { patchText } from "./patch-query.ts";
import { TRACKING } from "./tracking.ts";

/**
 * Removes the parameters that only track people from a URL or a reference, and leaves the bytes of all others as they are.
 * Never fails.
 * @param rules names, decoded and compared exactly; a "*" at the end stands for any rest. The default is `TRACKING`.
 * @throws TypeError if an argument has a wrong type
 * @see https://privacycg.github.io/nav-tracking-mitigations/#deployed-mitigations
 * @example stripTracking("https://a/?utm_source=b&c=1&gclid=d") // → "https://a/?c=1"
 */
export function stripTracking<T extends URLLike>(url: T, rules: readonly string[] = TRACKING): Edited<T> {
  expectTexts(rules, "stripTracking", "rules");
  const names = new Set(rules);
  const prefixes = rules.filter((rule) => rule.endsWith("*")).map((rule) => rule.slice(0, -1));
  const deleteWhere = (name: string): boolean => names.has(name) || prefixes.some((prefix) => name.startsWith(prefix));
  return patchText(url, "stripTracking", { deleteWhere });
}
