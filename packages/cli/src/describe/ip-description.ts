import { expand, family, formatAddress, parseScoped, toBigInt } from "@url/ip";
import { addressToArpa, prefixToArpa } from "@url/ip/arpa";
import {
  firstAddress,
  lastAddress,
  netmask,
  parsePrefix,
  prefixLength,
  prefixSize,
  rangeToPrefixes,
  subnets,
  supernet,
  wildcard,
} from "@url/ip/prefix";
import { type Classification, classify } from "@url/ip/special";
import { orThrow, type Result } from "@url/result";
import type { Failure } from "../output/failure.ts";

/** What `url ip --json` prints. The shape is stable: fields are added, never renamed or retyped. */
export type IPDescription = AddressDescription | PrefixDescription | RangeDescription;

/** What `url ip --json` says of an address. */
export interface AddressDescription {
  readonly valid: true;
  readonly input: string;
  readonly kind: "address";
  readonly family: 4 | 6;
  readonly text: string;
  readonly zone: string | null;
  readonly expanded: string;
  /** With a dotted tail where the address is IPv4-mapped, else as `text`. */
  readonly dotted: string;
  /** In decimal, as text: JSON's numbers are too short for it. */
  readonly number: string;
  readonly arpa: string;
  readonly class: Classification;
}

/** What `url ip --json` says of a prefix. */
export interface PrefixDescription {
  readonly valid: true;
  readonly input: string;
  readonly kind: "prefix";
  readonly family: 4 | 6;
  readonly text: string;
  readonly length: number;
  readonly first: string;
  readonly last: string;
  /** In decimal, as text. */
  readonly size: string;
  readonly netmask: string;
  readonly wildcard: string;
  /** Null for a prefix of no bits. */
  readonly supernet: string | null;
  /** The two halves; none for a prefix of one address. */
  readonly halves: readonly string[];
  /** Null where the length falls between two labels. */
  readonly arpa: string | null;
  /** The class of the first address. */
  readonly class: Classification;
}

/** What `url ip --json` says of a range of addresses. */
export interface RangeDescription {
  readonly valid: true;
  readonly input: string;
  readonly kind: "range";
  readonly family: 4 | 6;
  readonly text: string;
  readonly first: string;
  readonly last: string;
  /** In decimal, as text. */
  readonly size: string;
  readonly prefixes: readonly string[];
}

/**
 * Describes an address, a prefix or a range. The error is that of `@url/ip`, its range in UTF-16 code units of `text`.
 * With `masks`, bits of a prefix beyond its length are cleared.
 */
export function describeIP(text: string, masks: boolean): Result<IPDescription, Failure> {
  // A zone may have any of the signs that the others are told by.
  if (text.includes("%")) return describeAddress(text);
  if (text.includes("/")) return describePrefix(text, masks);
  return text.includes("-") ? describeRange(text) : describeAddress(text);
}

function describeAddress(input: string): Result<AddressDescription, Failure> {
  const scoped = parseScoped(input);
  if (!scoped.ok) return scoped;
  const { address, zone } = scoped.value;
  return success({
    valid: true,
    input,
    kind: "address",
    family: family(address),
    text: address,
    zone,
    expanded: orThrow(expand(address)),
    dotted: orThrow(formatAddress(address, { ipv4Mapped: "dotted" })),
    number: String(orThrow(toBigInt(address))),
    arpa: orThrow(addressToArpa(address)),
    class: orThrow(classify(address)),
  });
}

function describePrefix(input: string, masks: boolean): Result<PrefixDescription, Failure> {
  const parsed = parsePrefix(input, { hostBits: masks ? "mask" : "error" });
  if (!parsed.ok) return parsed;
  const prefix = parsed.value;
  const length = orThrow(prefixLength(prefix));
  const first = orThrow(firstAddress(prefix));
  const [above, halves, arpa] = [supernet(prefix), subnets(prefix, length + 1), prefixToArpa(prefix)];
  return success({
    valid: true,
    input,
    kind: "prefix",
    family: family(first),
    text: prefix,
    length,
    first,
    last: orThrow(lastAddress(prefix)),
    size: String(orThrow(prefixSize(prefix))),
    netmask: orThrow(netmask(prefix)),
    wildcard: orThrow(wildcard(prefix)),
    supernet: above.ok ? above.value : null,
    halves: halves.ok ? [...halves.value] : [],
    arpa: arpa.ok ? arpa.value : null,
    class: orThrow(classify(first)),
  });
}

function describeRange(input: string): Result<RangeDescription, Failure> {
  // 192.0.2.1-192.0.2.9
  //          ^ dash
  const dash = input.indexOf("-");
  const range = rangeToPrefixes(input.slice(0, dash), input.slice(dash + 1));
  if (!range.ok) {
    const { code, start, end } = range.error;
    const from = range.error.in === "last" ? dash + 1 : 0;
    return { ok: false, error: { code, start: from + start, end: from + end } };
  }
  const prefixes = range.value;
  const first = orThrow(firstAddress(prefixes[0]!));
  const last = orThrow(lastAddress(prefixes.at(-1)!));
  return success({
    valid: true,
    input,
    kind: "range",
    family: family(first),
    text: `${first}-${last}`,
    first,
    last,
    size: String(orThrow(toBigInt(last)) - orThrow(toBigInt(first)) + 1n),
    prefixes,
  });
}

function success<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}
