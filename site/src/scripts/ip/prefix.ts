import { type Address, family } from "@url/ip";
import { prefixToArpa } from "@url/ip/arpa";
import {
  firstAddress,
  lastAddress,
  netmask,
  type Prefix,
  type PrefixError,
  parsePrefix,
  prefixLength,
  prefixSize,
  wildcard,
} from "@url/ip/prefix";
import { classifyPrefix, type PrefixClassification } from "@url/ip/special";
import { orThrow, type Result } from "@url/result";
import { type Group, groupsOf } from "./address.ts";

/** All that the page shows of a prefix. */
export interface PrefixView {
  readonly prefix: Prefix;
  readonly family: 4 | 6;
  readonly length: number;
  readonly first: Address;
  readonly last: Address;
  readonly size: bigint;
  /** IPv4 only. */
  readonly netmask: string | null;
  readonly wildcard: string | null;
  /** The reverse zone, if the prefix ends at a label of it. */
  readonly zone: string | null;
  /** The bits of the first address; the first `length` of them are those of the network. */
  readonly groups: readonly Group[];
  readonly classification: PrefixClassification;
  /** Whether bits of the host were set, and are removed. */
  readonly masked: boolean;
}

/**
 * Describes a prefix. If bits of the host are set, the prefix is read with them removed, and `masked` is true: that is an
 * error of `parsePrefix` by default. Every other text fails as `parsePrefix` does.
 */
export function describePrefix(text: string): Result<PrefixView, PrefixError> {
  const exact = parsePrefix(text);
  const parsed = exact.ok || exact.error.code !== "prefix-host-bits" ? exact : parsePrefix(text, { hostBits: "mask" });
  if (!parsed.ok) return parsed;
  const prefix = parsed.value;
  const first = orThrow(firstAddress(prefix));
  const isIPv4 = family(first) === 4;
  const zone = prefixToArpa(prefix);
  return {
    ok: true,
    value: {
      prefix,
      family: family(first),
      length: orThrow(prefixLength(prefix)),
      first,
      last: orThrow(lastAddress(prefix)),
      size: orThrow(prefixSize(prefix)),
      netmask: isIPv4 ? orThrow(netmask(prefix)) : null,
      wildcard: isIPv4 ? orThrow(wildcard(prefix)) : null,
      zone: zone.ok ? zone.value : null,
      groups: groupsOf(first),
      classification: orThrow(classifyPrefix(prefix)),
      masked: !exact.ok,
    },
  };
}
