import { orThrow } from "@url/result";
import { commonBits, type Pieces } from "../pieces.ts";
import { type Bits, readPrefix } from "../prefix/read.ts";
import type { Kind, SpecialBlock } from "./block.ts";
import { BLOCKS, KINDS } from "./tables.ts";

/** A row of the registries, with its prefix in bits. */
export interface Row extends Bits {
  readonly block: SpecialBlock;
  readonly kind: Kind;
}

/** Returns the row of the longest prefix that contains an address, or undefined if no row does. */
export function rowOf(address: Pieces): Row | undefined {
  return allRows().find(
    ({ pieces, length }) => pieces.length === address.length && commonBits(pieces, address) >= length,
  );
}

/**
 * Returns every row of the two registries, longer prefixes first.
 * @example specialBlocks().length // → 51
 * @see https://www.iana.org/assignments/iana-ipv6-special-registry
 */
export function specialBlocks(): readonly SpecialBlock[] {
  return allRows().map(({ block }) => block);
}

/** Returns every row with its prefix in bits, longer prefixes first. */
export function allRows(): readonly Row[] {
  rows ??= BLOCKS.split("\n").map(readRow);
  return rows;
}

/** Decoded by the first call, so that importing the module does nothing. */
let rows: readonly Row[] | undefined;

function readRow(line: string): Row {
  const [prefix, name, reference, allocated, terminated, flags, kind] = line.split("|") as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const [source, destination, forwardable, globallyReachable, reservedByProtocol] = Array.from(
    flags,
    (flag) => FLAGS.get(flag) ?? null,
  ) as (boolean | null)[] & { length: 5 };
  const block: SpecialBlock = {
    prefix,
    name,
    reference,
    allocated,
    terminated: terminated || null,
    source: source!,
    destination: destination!,
    forwardable: forwardable!,
    globallyReachable: globallyReachable!,
    reservedByProtocol: reservedByProtocol!,
  };
  return { ...orThrow(readPrefix(prefix)), block, kind: KINDS.split("|")[Number(kind)] as Kind };
}

const FLAGS: ReadonlyMap<string, boolean> = /* @__PURE__ */ new Map([
  ["T", true],
  ["F", false],
]);
