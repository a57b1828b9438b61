import { expectBoolean, expectOptions, type OptionChecks } from "@url/result/internal";
import { fillBits } from "../pieces.ts";
import type { Prefix } from "../prefix/prefix.ts";
import { writePrefix } from "../prefix/read.ts";
import { countUpTo, piecesOf, readWords, WORDS } from "../words.ts";
import type { Runs, Table } from "./table.ts";

/** How an address is looked up. */
export interface TableOptions {
  /** Whether an IPv4-mapped address is looked up as the IPv4 address in it. The default is false. */
  readonly ipv4Mapped?: boolean;
}

/**
 * The value of the longest prefix that contains the address; undefined when there is none, and for a text that is no
 * address. Takes log n, and allocates nothing.
 */
export function lookup<Value>(table: Table<Value>, address: string, options?: TableOptions): Value | undefined {
  expectOptions(options, "lookup", OPTIONS);
  const width = readWords(address, options?.ipv4Mapped);
  if (width === 0) return undefined;
  const runs = width === 1 ? table.ipv4 : table.ipv6;
  return runs.values[find(runs)];
}

/** As {@link lookup}, with the prefix that matched. */
export function match<Value>(
  table: Table<Value>,
  address: string,
  options?: TableOptions,
): { readonly prefix: Prefix; readonly value: Value } | undefined {
  expectOptions(options, "match", OPTIONS);
  const width = readWords(address, options?.ipv4Mapped);
  if (width === 0) return undefined;
  const runs = width === 1 ? table.ipv4 : table.ipv6;
  const owner = find(runs);
  const length = runs.lengths[owner];
  if (length === undefined) return undefined;
  return { prefix: writePrefix(fillBits(piecesOf(WORDS, 0, width), length, 0), length), value: runs.values[owner]! };
}

const OPTIONS: OptionChecks<TableOptions> = { ipv4Mapped: expectBoolean };

/** The entry that answers for the address in `WORDS`. */
function find({ width, starts, owners, index }: Runs<unknown>): number {
  const head = WORDS[0]! >>> 16;
  return owners[countUpTo(starts, WORDS, width, index[head]!, index[head + 1]!) - 1]!;
}
