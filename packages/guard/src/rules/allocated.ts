import { has, type IPSet, makeSet } from "@url/ip/set";
import { orThrow } from "@url/result";
import { ALLOCATED } from "./tables.ts";

/**
 * Returns true if IANA has allocated the address. No public host has any other address, so only a private network uses
 * one. All of IPv4 is allocated, except for the special blocks.
 */
export function isAllocated(address: string): boolean {
  allocated ??= orThrow(makeSet(ALLOCATED.split(" ")));
  return !address.includes(":") || has(allocated, address);
}

let allocated: IPSet | undefined;
