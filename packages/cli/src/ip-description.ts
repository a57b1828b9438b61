import { expand, family, format, parseScoped, toBigInt } from "@url/ip";
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
import type { Failure } from "./failure.ts";

/** What `url ip --json` prints. The shape is stable: fields are added, never renamed or retyped. */
export type IPDescription = AddressDescription | PrefixDescription | RangeDescription;

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

/** Everything that there is to say about an address, a prefix or a range; or why the text is none. */
export function describeIP(text: string, masks: boolean): IPDescription | Failure {
  // A zone may have any of the signs that the others are told by.
  if (text.includes("%")) return describeAddress(text);
  if (text.includes("/")) return describePrefix(text, masks);
  return text.includes("-") ? describeRange(text) : describeAddress(text);
}

function describeAddress(input: string): AddressDescription | Failure {
  const scoped = parseScoped(input);
  if ("code" in scoped) return scoped;
  const { address, zone } = scoped;
  return {
    valid: true,
    input,
    kind: "address",
    family: family(address),
    text: address,
    zone,
    expanded: expand(address),
    dotted: format(address, { ipv4Mapped: "dotted" }),
    number: String(toBigInt(address)),
    arpa: addressToArpa(address),
    class: classify(address),
  };
}

function describePrefix(input: string, masks: boolean): PrefixDescription | Failure {
  const prefix = parsePrefix(input, { hostBits: masks ? "mask" : "error" });
  if (typeof prefix !== "string") return prefix;
  const length = prefixLength(prefix);
  const [above, halves, arpa] = [supernet(prefix), subnets(prefix, length + 1), prefixToArpa(prefix)];
  return {
    valid: true,
    input,
    kind: "prefix",
    family: family(firstAddress(prefix)),
    text: prefix,
    length,
    first: firstAddress(prefix),
    last: lastAddress(prefix),
    size: String(prefixSize(prefix)),
    netmask: netmask(prefix),
    wildcard: wildcard(prefix),
    supernet: typeof above === "string" ? above : null,
    halves: "code" in halves ? [] : [...halves],
    arpa: typeof arpa === "string" ? arpa : null,
    class: classify(firstAddress(prefix)),
  };
}

function describeRange(input: string): RangeDescription | Failure {
  // 192.0.2.1-192.0.2.9
  //          ^ dash
  const dash = input.indexOf("-");
  const prefixes = rangeToPrefixes(input.slice(0, dash), input.slice(dash + 1));
  if ("code" in prefixes) {
    const from = prefixes.in === "last" ? dash + 1 : 0;
    return { code: prefixes.code, start: from + prefixes.start, end: from + prefixes.end };
  }
  const first = firstAddress(prefixes[0]!);
  const last = lastAddress(prefixes.at(-1)!);
  return {
    valid: true,
    input,
    kind: "range",
    family: family(first),
    text: `${first}-${last}`,
    first,
    last,
    size: String(toBigInt(last) - toBigInt(first) + 1n),
    prefixes,
  };
}
