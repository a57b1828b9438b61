import { orThrow, type Result } from "@url/result";
import { expectText } from "@url/result/internal";
import type { Address } from "../address.ts";
import { succeed } from "../error.ts";
import { addToBits, comparePieces, fillBits, type Pieces, writePieces } from "../pieces.ts";
import type { Prefix, PrefixError } from "../prefix/prefix.ts";
import { type Bits, readPrefix, writePrefix } from "../prefix/read.ts";
import type { Kind, SpecialBlock } from "./block.ts";
import { classifyPieces } from "./classify.ts";
import { findEmbedded } from "./embedded.ts";
import { allRows } from "./rows.ts";

/** What the registries say about all addresses of a prefix. */
export interface PrefixClassification {
  readonly prefix: Prefix;
  /** The kind of all its addresses, or "mixed" if they have several. */
  readonly kind: Kind | "mixed";
  /** Whether every part is global. */
  readonly isGlobal: boolean;
  /** The ranges of addresses with the same classification, in order. They are the whole prefix. */
  readonly parts: readonly PrefixPart[];
}

/** A range of addresses with the same classification. */
export interface PrefixPart {
  readonly first: Address;
  readonly last: Address;
  readonly kind: Kind;
  readonly isGlobal: boolean;
  /** The row of IANA's registries for all its addresses, or null. */
  readonly block: SpecialBlock | null;
}

/**
 * Classifies all addresses of a prefix by IANA's registries: `8.0.0.0/5` is "mixed", because `10.0.0.0/8` in it is
 * private. IPv4 addresses in NAT64's, 6to4's and the IPv4-compatible form count as `classify` counts them. Two forms
 * have too many places to be parts: in Teredo, the kind is that of the block; ISATAP is recognized by an interface id,
 * which any subnet can have, and is left out unless the prefix has one address. Fails with the error of `parsePrefix`.
 * @example orThrow(classifyPrefix("8.0.0.0/5")).kind // → "mixed"
 * @see https://www.iana.org/assignments/iana-ipv4-special-registry
 * @see https://www.iana.org/assignments/iana-ipv6-special-registry
 */
export function classifyPrefix(prefix: string): Result<PrefixClassification, PrefixError> {
  expectText(prefix, "classifyPrefix", "prefix");
  const read = readPrefix(prefix);
  if (!read.ok) return read;
  const whole = read.value;
  const last = fillBits(whole.pieces.slice(), whole.length, 1);
  const parts: PrefixPart[] = [];
  const starts = startsIn(whole, last);
  starts.forEach((start, index) => {
    const next = starts[index + 1]?.slice();
    if (next !== undefined) addToBits(next, next.length * 16, -1);
    const part = partOf(start, next ?? last);
    const before = parts[parts.length - 1];
    const isSame = before?.kind === part.kind && before.isGlobal === part.isGlobal && before.block === part.block;
    if (isSame) parts[parts.length - 1] = { ...before, last: part.last };
    else parts.push(part);
  });
  const kinds = new Set(parts.map(({ kind }) => kind));
  return succeed({
    prefix: writePrefix(whole.pieces, whole.length),
    kind: kinds.size === 1 ? parts[0]!.kind : "mixed",
    isGlobal: parts.every(({ isGlobal }) => isGlobal),
    parts,
  });
}

function partOf(first: Pieces, last: Pieces): PrefixPart {
  const isOne = comparePieces(first, last) === 0;
  const embedded = findEmbedded(first).filter(({ form }) => isOne || FIXED.has(form));
  const { kind, isGlobal, block } = classifyPieces(first, embedded);
  return { first: writePieces(first), last: writePieces(last), kind, isGlobal, block };
}

/** The forms in which the place of the IPv4 address depends on the prefix alone. */
const FIXED: ReadonlySet<string> = /* @__PURE__ */ new Set(["mapped", "compatible", "NAT64", "6to4"]);

/** Returns where the classification may change: at the first address, and within the prefix, in order. */
function startsIn(whole: Bits, last: Pieces): Pieces[] {
  const points = [whole.pieces];
  const add = (point: Pieces): void => {
    if (comparePieces(point, whole.pieces) > 0 && comparePieces(point, last) <= 0) points.push(point);
  };
  for (const { pieces, length } of regionsOf(whole.pieces.length)) {
    add(pieces);
    const after = fillBits(pieces.slice(), length, 1);
    if (addToBits(after, after.length * 16, 1)) add(after);
  }
  points.sort(comparePieces);
  return points.filter((point, index) => index === 0 || comparePieces(point, points[index - 1]!) !== 0);
}

/** The blocks of the registries and what else `classify` looks at, in a family of addresses of so many pieces. */
function regionsOf(pieceCount: number): Bits[] {
  const others = (pieceCount === 2 ? ["224.0.0.0/4"] : IPV6_REGIONS).map((text) => orThrow(readPrefix(text)));
  const own: Bits[] = [...allRows(), ...others].filter(({ pieces }) => pieces.length === pieceCount);
  if (pieceCount === 2) return own;
  const inside = EMBEDDING.map((text) => orThrow(readPrefix(text))).flatMap((outer) =>
    regionsOf(2).map(({ pieces, length }) => {
      const shifted = outer.pieces.slice();
      shifted.set(pieces, outer.length / 16);
      return { pieces: shifted, length: outer.length + length };
    }),
  );
  return [...own, ...inside];
}

/** Multicast, and the block of global unicast addresses. */
const IPV6_REGIONS = ["ff00::/8", "2000::/3"];

/** The prefixes of the forms in {@link FIXED}. */
const EMBEDDING = ["::/96", "::ffff:0:0/96", "64:ff9b::/96", "2002::/16"];
