import { expectBatch, refuseAddress } from "../expect.ts";
import type { Prefix } from "../prefix/prefix.ts";
import { readByteWords, readWords } from "../words.ts";
import { prefixAt } from "./entry.ts";
import { entriesFor, find } from "./find.ts";
import type { Table } from "./table.ts";

/**
 * Returns the value of the longest prefix that contains an address, or undefined if no prefix does. The address is text,
 * or its 4 or 16 bytes. An IPv4-mapped address is the IPv4 address that it stands for, and nothing else. Takes
 * O(log n), and allocates nothing.
 * @throws TypeError if `table` is not a table, or `address` is not an address
 * @example lookup(orThrow(makeTable([["10.0.0.0/8", "core"]])), "10.1.2.3") // → "core"
 */
export function lookup<Value>(table: Table<Value>, address: string | Uint8Array): Value | undefined {
  const width = readWords(address);
  if (width === 0) refuseAddress(address, "lookup", "address");
  const entries = entriesFor(table, width, "lookup");
  const entry = find(entries);
  return entry === -1 ? undefined : entries.values[entry];
}

/**
 * Returns the longest prefix that contains an address, and its value; undefined if no prefix does. The address is text,
 * or its 4 or 16 bytes.
 * @throws TypeError if `table` is not a table, or `address` is not an address
 * @example match(orThrow(makeTable([["10.0.0.0/8", 1]])), "10.1.2.3") // → { prefix: "10.0.0.0/8", value: 1 }
 */
export function match<Value>(
  table: Table<Value>,
  address: string | Uint8Array,
): { readonly prefix: Prefix; readonly value: Value } | undefined {
  const width = readWords(address);
  if (width === 0) refuseAddress(address, "match", "address");
  const entries = entriesFor(table, width, "match");
  const entry = find(entries);
  return entry === -1 ? undefined : { prefix: prefixAt(entries, entry), value: entries.values[entry]! };
}

/**
 * Returns for each of many addresses of one family what {@link lookup} returns. The addresses are their bytes in network
 * order, one after the other.
 * @throws TypeError if an argument has the wrong type, and RangeError if `family` is neither 4 nor 6, or `bytes` has
 * not a whole number of addresses
 * @example lookupBatch(orThrow(makeTable([["10.0.0.0/8", 1]])), 4, Uint8Array.of(10, 0, 0, 1, 11, 0, 0, 1)) // → [1, undefined]
 */
export function lookupBatch<Value>(table: Table<Value>, family: 4 | 6, bytes: Uint8Array): (Value | undefined)[] {
  const ipv4 = entriesFor(table, 1, "lookupBatch");
  const ipv6 = entriesFor(table, 4, "lookupBatch");
  const size = expectBatch(family, bytes, "lookupBatch");
  const found: (Value | undefined)[] = [];
  for (let at = 0; at < bytes.length; at += size) {
    const entries = readByteWords(bytes, at, size) === 1 ? ipv4 : ipv6;
    const entry = find(entries);
    found.push(entry === -1 ? undefined : entries.values[entry]);
  }
  return found;
}
