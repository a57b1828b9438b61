import { expectBoolean, expectOptions, type OptionChecks, refuse } from "@url/result/internal";
import { refuseAddress } from "../expect.ts";
import { fillBits } from "../pieces.ts";
import type { Prefix } from "../prefix/prefix.ts";
import { writePrefix } from "../prefix/read.ts";
import { countUpTo, piecesOf, readWords, type Width, WORDS } from "../words.ts";
import type { Runs, Table } from "./table.ts";

/** The options of {@link lookup} and {@link match}. */
export interface TableOptions {
  /** Whether to look up an IPv4-mapped address as the IPv4 address in it. The default is false. */
  readonly ipv4Mapped?: boolean;
}

/**
 * Returns the value of the longest prefix that contains an address, or undefined if no prefix does. Takes O(log n),
 * and allocates nothing.
 * @throws TypeError if `table` is not a table, `address` is not an address, or an option has the wrong type
 * @example lookup(orThrow(makeTable([["10.0.0.0/8", "core"]])), "10.1.2.3") // → "core"
 */
export function lookup<Value>(table: Table<Value>, address: string, options?: TableOptions): Value | undefined {
  expectOptions(options, "lookup", OPTIONS);
  const width = readWords(address, options?.ipv4Mapped);
  if (width === 0) refuseAddress(address, "lookup", "address");
  const runs = runsFor(table, width, "lookup");
  return runs.values[find(runs)];
}

/**
 * Returns the longest prefix that contains an address, and its value; undefined if no prefix does.
 * @throws TypeError if `table` is not a table, `address` is not an address, or an option has the wrong type
 * @example match(orThrow(makeTable([["10.0.0.0/8", 1]])), "10.1.2.3") // → { prefix: "10.0.0.0/8", value: 1 }
 */
export function match<Value>(
  table: Table<Value>,
  address: string,
  options?: TableOptions,
): { readonly prefix: Prefix; readonly value: Value } | undefined {
  expectOptions(options, "match", OPTIONS);
  const width = readWords(address, options?.ipv4Mapped);
  if (width === 0) refuseAddress(address, "match", "address");
  const runs = runsFor(table, width, "match");
  const owner = find(runs);
  const length = runs.lengths[owner];
  if (length === undefined) return undefined;
  return { prefix: writePrefix(fillBits(piecesOf(WORDS, 0, width), length, 0), length), value: runs.values[owner]! };
}

const OPTIONS: OptionChecks<TableOptions> = { ipv4Mapped: expectBoolean };

/** Throws a TypeError for anything but a table, such as a failed result. A detached index has no elements. */
function runsFor<Value>(table: Table<Value>, width: Width, where: string): Runs<Value> {
  const runs = width === 1 ? table?.ipv4 : table?.ipv6;
  if (runs?.index?.length !== 0x10001) refuse(table, where, "table", "a table of makeTable");
  return runs;
}

/** Returns the index of the entry for the address in `WORDS`. */
function find({ width, starts, owners, index }: Runs<unknown>): number {
  const head = WORDS[0]! >>> 16;
  return owners[countUpTo(starts, WORDS, width, index[head]!, index[head + 1]!) - 1]!;
}
