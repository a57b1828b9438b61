import { networkInterfaces } from "node:os";
import { has, type IPSet, makeSet } from "@url/ip/set";
import { orThrow } from "@url/result";

/**
 * Whether this machine has an address, or is linked to the network of IPv6 that it is in. An address of IPv4 beside
 * one's own is a neighbour's at most, but a home or an office has its whole network of IPv6 in public addresses.
 *
 * Node does not tell when addresses change, so they are read again if the last time is a second ago: 50 µs then, on a
 * machine with two interfaces. If they cannot be read, every address may be one of them.
 */
export function isOwnAddress(address: string): boolean {
  const now = performance.now();
  // A test that replaces the clock may set it back.
  if (Math.abs(now - readAt) >= LIFETIME) {
    try {
      own = readOwnAddresses();
    } catch {
      own = null;
    }
    readAt = now;
  }
  return own === null || has(own, address);
}

/** Null if they could not be read. */
let own: IPSet | null = null;
let readAt = -Infinity;

/** In milliseconds. */
const LIFETIME = 1000;

/**
 * Reads the addresses of this machine, and the networks of IPv6 to which it is linked.
 * @throws Error if the system does not tell them, as Deno without permission
 */
export function readOwnAddresses(): IPSet {
  const found = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const items = found.map(({ address, cidr, family }) => {
    // A zone says on which link an address is; link-local addresses are special anyway.
    const bare = address.replace(/%.*$/s, "");
    return family === "IPv6" && cidr !== null ? `${bare}/${cidr.slice(cidr.lastIndexOf("/") + 1)}` : bare;
  });
  return orThrow(makeSet(items, { hostBits: "mask" }));
}
