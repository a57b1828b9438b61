import { refuse } from "@url/result/internal";
import type { Width } from "../words.ts";

/**
 * A set of addresses: the sorted list of the addresses at which membership changes. An address is in the set if an
 * odd number of them are at or below it. An address takes one word of `ipv4`, or four words of `ipv6`. Equal sets have
 * equal arrays.
 *
 *     10.0.0.0/8, 192.0.2.7        10.0.0.0  11.0.0.0  192.0.2.7  192.0.2.8
 *                                  in        out       in         out
 *
 * A set that contains the last address of a family has no change after it. IPv4-mapped addresses are in `ipv4`. Nothing
 * ever looks for one in `ipv6`, where ::ffff:0:0/96 is in the set if the address before it is: so `::/0` is one range,
 * and equal sets have equal arrays nevertheless.
 */
export interface IPSet {
  readonly ipv4: Uint32Array;
  readonly ipv6: Uint32Array;
}

/** Throws a TypeError if `set` is not a set. Only the lengths of its arrays are checked, not their order. */
export function expectSet(set: IPSet, where: string, name: string): void {
  changesFor(set, 1, where, name);
  changesFor(set, 4, where, name);
}

/**
 * Returns one family's changes. Throws a TypeError if they are missing, for example in a failed result. The length of
 * anything else is not a multiple of the width either; `instanceof` would make `has` a quarter slower.
 */
export function changesFor(set: IPSet, width: Width, where: string, name: string): Uint32Array {
  try {
    const changes = width === 1 ? set.ipv4 : set.ipv6;
    if (changes.length % width === 0) return changes;
  } catch {
    // `null`, `undefined`, what has no changes, or a revoked proxy.
  }
  refuse(set, where, name, "a set of makeSet");
}
