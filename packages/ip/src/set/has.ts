import { expectBoolean, expectOptions, type OptionChecks } from "@url/result/internal";
import { countUpTo, readWords, WORDS } from "../words.ts";
import type { IPSet } from "./ip-set.ts";

/** How an address is looked for. */
export interface LookupOptions {
  /** Whether an IPv4-mapped address is in the set also where the IPv4 address in it is. The default is false. */
  readonly ipv4Mapped?: boolean;
}

/** Is the address in the set? False for a text that is no address. Takes log n, and allocates nothing. */
export function has(set: IPSet, address: string, options?: LookupOptions): boolean {
  expectOptions(options, "has", OPTIONS);
  const width = readWords(address);
  if (width === 1) return countUpToWord(set.ipv4, WORDS[0]!) % 2 === 1;
  if (width === 0) return false;
  if (countUpTo(set.ipv6, WORDS, 4) % 2 === 1) return true;
  return options?.ipv4Mapped === true && readWords(address, true) === 1 && countUpToWord(set.ipv4, WORDS[0]!) % 2 === 1;
}

const OPTIONS: OptionChecks<LookupOptions> = { ipv4Mapped: expectBoolean };

/** As `countUpTo` for one word. */
function countUpToWord(sorted: Uint32Array, key: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! > key) high = middle;
    else low = middle + 1;
  }
  return low;
}
