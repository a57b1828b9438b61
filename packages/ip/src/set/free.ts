import type { Result } from "@url/result";
import { expectText, refuse } from "@url/result/internal";
import { fail, succeed } from "../error.ts";
import type { Prefix, PrefixError } from "../prefix/prefix.ts";
import { readPrefix, writePrefix } from "../prefix/read.ts";
import { readPrefixWords } from "../prefix/words.ts";
import { agreeTo, clearHostBits, countUpTo, increment, piecesOf, setHostBits, type Width, WORDS } from "../words.ts";
import { expectSet, type IPSet } from "./ip-set.ts";

/**
 * Returns the first subnet of a pool that has the length `newLength` and no address in `taken`; null if there is none. A
 * pool of IPv4-mapped addresses is the pool of IPv4 that it stands for. Takes O(log n) for each range of `taken` in the
 * pool before the subnet. Fails with the error of `parsePrefix`, and with `prefix-length-out-of-range` if `newLength` is
 * less than the pool's own length or more than the family has.
 * @throws TypeError if `taken` is not a set or `newLength` is not a number, and RangeError if it is not an integer
 * @example nextFree("10.0.0.0/8", orThrow(makeSet(["10.0.0.0/16", "10.1.0.7"])), 24) // → { ok: true, value: "10.1.1.0/24" }
 */
export function nextFree(pool: string, taken: IPSet, newLength: number): Result<Prefix | null, PrefixError> {
  expectText(pool, "nextFree", "pool");
  expectSet(taken, "nextFree", "taken");
  if (!Number.isInteger(newLength)) refuse(newLength, "nextFree", "newLength", "an integer", "number");
  const read = readPrefix(pool);
  if (!read.ok) return read;
  const width = readPrefixWords(pool, false) as Width;
  const length = WORDS[4]!;
  if (newLength < length || newLength > width * 32) return fail("prefix-length-out-of-range", 0, pool.length);
  const changes = width === 1 ? taken.ipv4 : taken.ipv6;
  const first = WORDS.slice(0, width);
  const start = first.slice();
  const end = start.slice();
  do {
    end.set(start);
    setHostBits(end, 0, width, newLength);
    const below = countUpTo(changes, start, width);
    const upTo = countUpTo(changes, end, width, below);
    if (upTo === below && below % 2 === 0) return succeed(writePrefix(piecesOf(start, 0, width), newLength));
    // Free again behind the range in which the subnet ends, or behind the subnet.
    if (upTo % 2 === 0) {
      start.set(end);
      increment(start, 0, width);
    } else {
      if (upTo * width === changes.length) return succeed(null);
      start.set(changes.subarray(upTo * width, upTo * width + width));
      roundUp(start, width, newLength);
    }
  } while (agreeTo(first, 0, start, 0, length) && start.some((word) => word !== 0));
  return succeed(null);
}

/** Goes on to the first subnet of this length that begins at the address or after it; to zero if there is none. */
function roundUp(words: Uint32Array, width: Width, length: number): void {
  if (!clearHostBits(words, 0, width, length)) return;
  setHostBits(words, 0, width, length);
  increment(words, 0, width);
}
