import { refuse } from "@url/result/internal";
import { readEither } from "../prefix/relations.ts";
import { readPrefixWords } from "../prefix/words.ts";
import { agreeTo, compareWords, type Width, WORDS } from "../words.ts";
import { entryAt, type TableEntry } from "./entry.ts";
import { entriesFor, find, findExact, lastUpTo, parentOf } from "./find.ts";
import type { Entries, Table } from "./table.ts";

/**
 * Returns the value of a prefix itself, in any spelling, or undefined if the table does not have it. Takes O(log n).
 * @throws TypeError if `table` is not a table, or `prefix` is not a prefix without host bits
 * @example exact(orThrow(makeTable([["10.0.0.0/8", 1]])), "10.0.0.0/9") // → undefined
 */
export function exact<Value>(table: Table<Value>, prefix: string): Value | undefined {
  const entries = entriesFor(table, readOnlyPrefix(prefix, "exact"), "exact");
  const entry = findExact(entries);
  return entry === -1 ? undefined : entries.values[entry];
}

/**
 * Returns an iterator over the entries whose prefixes contain a prefix or an address, the longest one first. The prefix
 * itself is one of them, if the table has it.
 * @throws TypeError if `table` is not a table, or `prefix` is neither a prefix without host bits nor an address
 * @example [...covering(orThrow(makeTable([["::/0", 0], ["2001:db8::/32", 1]])), "2001:db8:1::/48")] // → [["2001:db8::/32", 1], ["::/0", 0]]
 */
export function covering<Value>(table: Table<Value>, prefix: string): IterableIterator<TableEntry<Value>> {
  const entries = entriesFor(table, readEither(prefix, "covering", "prefix"), "covering");
  const length = WORDS[4]!;
  let entry = find(entries);
  while (entry !== -1 && entries.lengths[entry]! > length) entry = parentOf(entries, entry);
  return climb(entries, entry);
}

function* climb<Value>(entries: Entries<Value>, from: number): IterableIterator<TableEntry<Value>> {
  for (let entry = from; entry !== -1; entry = parentOf(entries, entry)) yield entryAt(entries, entry);
}

/**
 * Returns an iterator over the entries whose prefixes are in a prefix, in order. The prefix itself is the first of them,
 * if the table has it.
 * @throws TypeError if `table` is not a table, or `prefix` is not a prefix without host bits
 * @example [...covered(orThrow(makeTable([["10.1.0.0/16", 1], ["11.0.0.0/8", 2]])), "10.0.0.0/8")] // → [["10.1.0.0/16", 1]]
 */
export function covered<Value>(table: Table<Value>, prefix: string): IterableIterator<TableEntry<Value>> {
  const entries = entriesFor(table, readOnlyPrefix(prefix, "covered"), "covered");
  const { width, starts, lengths } = entries;
  const length = WORDS[4]!;
  // The entries that start with the prefix, and are not shorter, come first.
  let from = lastUpTo(entries);
  const startsHere = (entry: number): boolean =>
    entry !== -1 && lengths[entry]! >= length && compareWords(starts, entry * width, WORDS, 0, width) === 0;
  if (!startsHere(from)) from++;
  else while (startsHere(parentOf(entries, from))) from = parentOf(entries, from);
  return walk(entries, from, WORDS.slice(0, 4), length);
}

/**
 * Returns an iterator over all entries: IPv4 first, in the order of `comparePrefixes`.
 * @throws TypeError if `table` is not a table
 * @example [...entriesOf(orThrow(makeTable([["::/0", 1], ["10.0.0.1/32", 2]])))] // → [["10.0.0.1/32", 2], ["::/0", 1]]
 */
export function entriesOf<Value>(table: Table<Value>): IterableIterator<TableEntry<Value>> {
  return both(entriesFor(table, 1, "entriesOf"), entriesFor(table, 4, "entriesOf"));
}

function* both<Value>(ipv4: Entries<Value>, ipv6: Entries<Value>): IterableIterator<TableEntry<Value>> {
  const first = new Uint32Array(4);
  yield* walk(ipv4, 0, first, 0);
  yield* walk(ipv6, 0, first, 0);
}

/** Yields the entries from one on, as long as they are in a prefix. */
function* walk<Value>(
  entries: Entries<Value>,
  from: number,
  first: Uint32Array,
  length: number,
): IterableIterator<TableEntry<Value>> {
  const { width, starts, lengths } = entries;
  for (let entry = from; entry < lengths.length; entry++) {
    if (!agreeTo(starts, entry * width, first, 0, Math.min(length, width * 32))) return;
    yield entryAt(entries, entry);
  }
}

function readOnlyPrefix(prefix: unknown, where: string): Width {
  const width = typeof prefix === "string" ? readPrefixWords(prefix, false) : 0;
  return width === 0 ? refuse(prefix, where, "prefix", "an IP prefix without host bits") : width;
}
