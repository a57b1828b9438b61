import type { Result } from "@url/result";
import { expectOptions, refuseType } from "@url/result/internal";
import { expectIterable } from "../expect.ts";
import { PREFIX_OPTIONS, type PrefixOptions } from "../prefix/parse.ts";
import { createBuilder } from "./builder.ts";
import type { IPSet } from "./ip-set.ts";
import { explainItem, type ItemError, readItem } from "./read-item.ts";

/** Why there is no set: an error in the item at `index`. The range is of the item, in UTF-16 code units. */
export interface SetError extends ItemError {
  readonly index: number;
}

/**
 * Makes a set of all addresses in the items, which are prefixes, ranges (`first-last`) and addresses. IPv4-mapped ones
 * are those of IPv4. Takes O(n log n), and four times the memory of the set, however many items there are. Fails with
 * the error of the first item that is none of these, and its `index`.
 * @throws TypeError if `items` is not an array or another iterable, or is a string; TypeError or RangeError for a wrong
 * option
 * @example makeSet(["::1", "10.0.0.0/33"]) // → { ok: false, error: { code: "prefix-length-out-of-range", start: 9, end: 11, index: 1 } }
 */
export function makeSet(items: Iterable<string>, options?: PrefixOptions): Result<IPSet, SetError> {
  expectIterable(items, "makeSet", "items", "an iterable of strings");
  expectOptions(options, "makeSet", PREFIX_OPTIONS);
  const masks = options?.hostBits === "mask";
  const builder = createBuilder();
  let index = 0;
  for (const item of items) {
    // The name is put together only for what is wrong.
    if (typeof item !== "string") refuseType(item, "makeSet", `items[${index}]`, "a string");
    const width = readItem(item, masks);
    if (width === 0) return { ok: false, error: { ...explainItem(item, masks), index } };
    builder.add(width);
    index++;
  }
  return { ok: true, value: builder.finish() };
}
