import type { URLRecord } from "./record.ts";

/**
 * Do two URLs serialize to the same text? With `excludeFragments` their fragments do not count.
 * @see https://url.spec.whatwg.org/#concept-url-equals
 */
export function equals(a: URLRecord, b: URLRecord, excludeFragments = false): boolean {
  if (excludeFragments === false) return a.href === b.href;
  if (excludeFragments !== true) throw new TypeError("equals: excludeFragments must be true or false");
  return a.href.slice(0, a.fragmentStart) === b.href.slice(0, b.fragmentStart);
}
