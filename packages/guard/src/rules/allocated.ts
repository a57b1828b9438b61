import { has, type IPSet, makeSet } from "@url/ip/set";
import { orThrow } from "@url/result";
import { ALLOCATED } from "./tables.ts";

/**
 * Whether IANA has allocated an address. Nothing on the Internet has another, so that one is of a network that took what
 * it liked. All of IPv4 is allocated, but for the blocks that are special.
 */
export function isAllocated(address: string): boolean {
  allocated ??= orThrow(makeSet(ALLOCATED.split(" ")));
  return !address.includes(":") || has(allocated, address);
}

let allocated: IPSet | undefined;
