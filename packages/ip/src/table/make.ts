import type { Result } from "@url/result";
import { expectOptions } from "@url/result/internal";
import { PREFIX_OPTIONS, type PrefixOptions } from "../prefix/parse.ts";
import { collect, type TableError } from "./collect.ts";
import { entriesFor } from "./find.ts";
import { tableOf } from "./lay-out.ts";
import { mergeInto, without } from "./merge.ts";
import type { Table } from "./table.ts";

/**
 * Makes a table of prefixes and their values. If two entries have the same prefix, the later one counts. A prefix in
 * ::ffff:0:0/96 is the IPv4 prefix that it stands for. Takes O(n). Fails with the error of the first prefix that is not
 * one, and its `index`.
 * @throws TypeError if `entries` is not an array or another iterable of `[prefix, value]` arrays; TypeError or RangeError
 * for a wrong option
 * @example makeTable([["10.0.0.1/8", "core"]]) // → { ok: false, error: { code: "prefix-host-bits", start: 0, end: 8, index: 0 } }
 */
export function makeTable<Value>(
  entries: Iterable<readonly [prefix: string, value: Value]>,
  options?: PrefixOptions,
): Result<Table<Value>, TableError> {
  expectOptions(options, "makeTable", PREFIX_OPTIONS);
  const read = collect(entries, options?.hostBits === "mask", "makeTable");
  if (!read.ok) return read;
  return { ok: true, value: tableOf(read.value) };
}

/**
 * Returns a table with more entries. A new entry replaces one with the same prefix. Copies the table, which takes O(n)
 * however many entries there are: insert many at once. Fails as {@link makeTable} does.
 * @throws TypeError if `table` is not a table, or `entries` is not an array or another iterable of `[prefix, value]`
 * arrays; TypeError or RangeError for a wrong option
 * @example lookup(orThrow(insert(orThrow(makeTable([["::/0", 1]])), [["::/8", 2]])), "::1") // → 2
 */
export function insert<Value>(
  table: Table<Value>,
  entries: Iterable<readonly [prefix: string, value: Value]>,
  options?: PrefixOptions,
): Result<Table<Value>, TableError> {
  const ipv4 = entriesFor(table, 1, "insert");
  const ipv6 = entriesFor(table, 4, "insert");
  expectOptions(options, "insert", PREFIX_OPTIONS);
  const read = collect(entries, options?.hostBits === "mask", "insert");
  if (!read.ok) return read;
  return {
    ok: true,
    value: tableOf({ ipv4: mergeInto(ipv4, read.value.ipv4), ipv6: mergeInto(ipv6, read.value.ipv6) }),
  };
}

/**
 * Returns a table without some prefixes. A prefix that the table does not have is ignored. Copies the table, which
 * takes O(n) however many prefixes there are: remove many at once. Fails with the error of the first prefix that is not
 * one, and its `index`.
 * @throws TypeError if `table` is not a table, or `prefixes` is not an array or another iterable; TypeError or
 * RangeError for a wrong option
 * @example lookup(orThrow(remove(orThrow(makeTable([["::/0", 1], ["::/8", 2]])), ["::/8"])), "::1") // → 1
 */
export function remove<Value>(
  table: Table<Value>,
  prefixes: Iterable<string>,
  options?: PrefixOptions,
): Result<Table<Value>, TableError> {
  const ipv4 = entriesFor(table, 1, "remove");
  const ipv6 = entriesFor(table, 4, "remove");
  expectOptions(options, "remove", PREFIX_OPTIONS);
  const read = collect(prefixes, options?.hostBits === "mask", "remove");
  if (!read.ok) return read;
  return { ok: true, value: tableOf({ ipv4: without(ipv4, read.value.ipv4), ipv6: without(ipv6, read.value.ipv6) }) };
}
