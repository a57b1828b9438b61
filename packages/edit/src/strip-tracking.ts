import type { URLRecord } from "@url/serializer";
import { type EditResult, succeed } from "./error.ts";
import { expectTexts } from "./parts.ts";
import { patchRecord } from "./patch-query.ts";
import { TRACKING } from "./tracking.ts";
import { type URLLike, withURL } from "./url-like.ts";

/**
 * Removes the parameters that only track people, and leaves the bytes of all others as they are. Fails with the parser's
 * error for text that is not a URL.
 * @param rules names, decoded and compared exactly; a "*" at the end stands for any rest. The default is `TRACKING`.
 * @throws TypeError if an argument has a wrong type
 * @see https://privacycg.github.io/nav-tracking-mitigations/#deployed-mitigations
 * @example orThrow(stripTracking("https://a/?utm_source=b&c=1&gclid=d")).href // → "https://a/?c=1"
 */
export function stripTracking(url: URLLike, rules: readonly string[] = TRACKING): EditResult<URLRecord> {
  expectTexts(rules, "stripTracking", "rules");
  const names = new Set(rules);
  const prefixes = rules.filter((rule) => rule.endsWith("*")).map((rule) => rule.slice(0, -1));
  const deleteWhere = (name: string): boolean => names.has(name) || prefixes.some((prefix) => name.startsWith(prefix));
  return withURL(url, "stripTracking", (record) => succeed(patchRecord(record, { deleteWhere })));
}
