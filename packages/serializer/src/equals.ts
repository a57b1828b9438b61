import type { URLRecord } from "./record.ts";

/**
 * Do two URLs serialize to the same text? With `excludeFragments` their fragments do not count.
 * @see https://url.spec.whatwg.org/#concept-url-equals
 */
export function equals(a: URLRecord, b: URLRecord, excludeFragments = false): boolean {
  if (!excludeFragments) return a.href === b.href;
  return a.href.slice(0, a.fragmentStart) === b.href.slice(0, b.fragmentStart);
}
