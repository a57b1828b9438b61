import { flagOf } from "@url/result/internal";
import { expectRecord, type URLRecord } from "./record.ts";

/** How {@link equals} compares. */
export interface EqualsOptions {
  /** Ignore the fragments. The default is false. */
  readonly excludeFragments?: boolean | undefined;
}

/**
 * Returns true if two URLs serialize to the same text.
 * @throws TypeError if either is not a record, or an option has the wrong type
 * @example equals(orThrow(parseURL("https://A/")), orThrow(parseURL("https://a:443"))) // → true
 * @see https://url.spec.whatwg.org/#concept-url-equals
 */
export function equals(a: URLRecord, b: URLRecord, options?: EqualsOptions): boolean {
  const first = expectRecord(a, "equals", "a");
  const second = expectRecord(b, "equals", "b");
  if (!flagOf(options, "excludeFragments", "equals")) return first.href === second.href;
  return first.href.slice(0, first.fragmentStart) === second.href.slice(0, second.fragmentStart);
}
