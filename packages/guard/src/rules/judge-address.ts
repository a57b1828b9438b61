import { isAddress, unmap } from "@url/ip";
import { has } from "@url/ip/set";
import { type Classification, classify, extractIPv4 } from "@url/ip/special";
import { orThrow } from "@url/result";
import { isOwnAddress } from "../own-addresses.ts";
import type { AddressList } from "../policy/address-list.ts";
import type { AllowingRule, RejectingRule } from "../policy/decision.ts";
import type { CompiledPolicy } from "../policy/policy.ts";
import { isAllocated } from "./allocated.ts";
import { namesService, servicesAmong } from "./cloud-services.ts";
import { grantsFor, type Place, rejectionOf } from "./place.ts";

type Rule = AllowingRule | RejectingRule;

/**
 * Returns the rule that decides about a connection of a place to `text`, an address in any spelling. What is not an
 * address is rejected, and so is an address with a zone, because a zone is meant for a link of this machine.
 */
export function judgeAddress(policy: CompiledPolicy, text: string, place: Place): Rule {
  const { addresses } = policy;
  const rejection = rejectionOf(policy, place);
  if (rejection !== null && grantsFor(policy, place).length === 0) return rejection;
  if (!isAddress(text)) return "invalid-address";
  // A connection to a mapped address is one of IPv4 to the address in it, and a translator makes one of its own.
  const address = orThrow(unmap(text));
  const target = translate(addresses.nat64, address);
  const found = orThrow(classify(target));
  const all = [address, target, ...embeddedIn(found)];
  if (all.some((one) => has(addresses.deny.set, one))) return "address-denied";
  const services = servicesAmong(all);
  const opens = (list: AddressList): boolean =>
    has(list.set, target) && services.every((service) => namesService(list, service));
  if (rejection === null && opens(addresses.allow)) return "address-allowed";
  const rule = services.length > 0 ? "cloud-service" : (rejection ?? judgeClass(policy, all, found));
  if (rule === "public-address") return rule;
  return grantsFor(policy, place).some((grant) => opens(grant.addresses)) ? "granted" : rule;
}

/** Decides about an address that no list has. `all` are the address, and those in it. */
function judgeClass({ addresses }: CompiledPolicy, all: readonly string[], found: Classification): Rule {
  if (!isPublic(found)) return "special-address";
  return !addresses.allowsOwn && all.some(isOwnAddress) ? "own-address" : "public-address";
}

/** The IPv4 address to which a translator with one of these prefixes connects, or else `address`. */
function translate(prefixes: readonly string[], address: string): string {
  for (const prefix of prefixes) {
    const inside = extractIPv4(prefix, address);
    if (inside.ok && inside.value !== null) return inside.value;
  }
  return address;
}

function embeddedIn({ embedded }: Classification): string[] {
  return embedded.flatMap((inside) => [inside.address, ...embeddedIn(inside)]);
}

/**
 * Whether an address, and every IPv4 address in it, is of a host on the Internet. An address in a block that the
 * registries assign is of a protocol: the nearest relay, port mapper or name server, which may be in this network. The
 * block of NAT64 alone is one whose addresses are of hosts.
 */
function isPublic({ address, isGlobal, block, embedded }: Classification): boolean {
  const isOfHost = (block === null && isAllocated(address)) || embedded.some(({ form }) => form === "NAT64");
  return isGlobal && isOfHost && embedded.every(isPublic);
}
