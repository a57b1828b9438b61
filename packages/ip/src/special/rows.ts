import { commonBits, type Pieces } from "../pieces.ts";
import { type Bits, readPrefix } from "../prefix/read.ts";
import type { Kind, SpecialBlock } from "./block.ts";
import { BLOCKS, KINDS } from "./tables.ts";

/** A row of the registries, ready to be matched. */
export interface Row extends Bits {
  readonly block: SpecialBlock;
  readonly kind: Kind;
}

/** The row of the longest prefix that has the address in it; undefined when no row has. */
export function rowOf(address: Pieces): Row | undefined {
  rows ??= BLOCKS.split("\n").map(readRow);
  return rows.find(({ pieces, length }) => pieces.length === address.length && commonBits(pieces, address) >= length);
}

/** Every row of the two registries, those of longer prefixes first. */
export function specialBlocks(): readonly SpecialBlock[] {
  rows ??= BLOCKS.split("\n").map(readRow);
  return rows.map(({ block }) => block);
}

/** Read from the table when first asked for: importing does nothing. */
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
  return { ...(readPrefix(prefix) as Bits), block, kind: KINDS.split("|")[Number(kind)] as Kind };
}

const FLAGS: ReadonlyMap<string, boolean> = /* @__PURE__ */ new Map([
  ["T", true],
  ["F", false],
]);
