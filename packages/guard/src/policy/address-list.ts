import { type IPSet, isEmpty, makeSet } from "@url/ip/set";
import { isArray, refuse } from "@url/result/internal";
import { expectTexts } from "./checks.ts";

/** Addresses that an option names. */
export interface AddressList {
  readonly set: IPSet;
  /** The addresses and prefixes of the list, as they were given. A set does not tell which prefixes made it. */
  readonly items: readonly string[];
}

/**
 * Reads a list of addresses, prefixes and ranges, or a set that was made of one.
 * @throws TypeError if `list` is neither, and RangeError for an item that cannot be read
 */
export function readAddresses(list: unknown, where: string, name: string): AddressList {
  if (!isArray(list)) return { set: copySet(list, where, name), items: [] };
  expectTexts(list, where, name);
  const items = [...list] as readonly string[];
  const set = makeSet(items);
  if (set.ok) return { set: set.value, items: items.filter((item) => !item.includes("-")) };
  const { code, index } = set.error;
  throw new RangeError(`${where}: ${name}[${index}] must be an address, a prefix or a range (${code}).`);
}

/** A set can be changed through its arrays; a policy cannot. */
function copySet(value: unknown, where: string, name: string): IPSet {
  try {
    const copy = structuredClone(value as IPSet);
    // Not of `value`, whose properties may be others each time that they are read.
    isEmpty(copy);
    return copy;
  } catch {
    refuse(value, where, name, "an array of addresses, prefixes and ranges, or a set");
  }
}
