import { expectBoolean, expectOptions, type OptionChecks } from "@url/result/internal";
import { refuseAddress } from "../expect.ts";
import { countUpTo, readWords, WORDS } from "../words.ts";
import { changesFor, type IPSet } from "./ip-set.ts";

/** The options of {@link has}. */
export interface LookupOptions {
  /** Whether to look up the IPv4 address in an IPv4-mapped address too. The default is false. */
  readonly ipv4Mapped?: boolean;
}

/**
 * Returns whether an address is in a set. Takes O(log n), and allocates nothing.
 * @throws TypeError if `set` is not a set, `address` is not an address, or an option has the wrong type
 * @example has(orThrow(makeSet(["10.0.0.0/8"])), "10.1.2.3") // → true
 */
export function has(set: IPSet, address: string, options?: LookupOptions): boolean {
  expectOptions(options, "has", OPTIONS);
  const width = readWords(address);
  if (width === 1) return isInIPv4(set);
  if (width === 0) refuseAddress(address, "has", "address");
  if (countUpTo(changesFor(set, 4, "has", "set"), WORDS, 4) % 2 === 1) return true;
  return options?.ipv4Mapped === true && readWords(address, true) === 1 && isInIPv4(set);
}

const OPTIONS: OptionChecks<LookupOptions> = { ipv4Mapped: expectBoolean };

/** `countUpTo` for one word, which is faster. */
function isInIPv4(set: IPSet): boolean {
  const sorted = changesFor(set, 1, "has", "set");
  const key = WORDS[0]!;
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! > key) high = middle;
    else low = middle + 1;
  }
  return low % 2 === 1;
}
