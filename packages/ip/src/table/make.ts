import type { Result } from "@url/result";
import { refuse } from "@url/result/internal";
import type { IPError } from "../error.ts";
import { expectIterable } from "../expect.ts";
import type { PrefixErrorCode } from "../prefix/prefix.ts";
import { readPrefix } from "../prefix/read.ts";
import { wordsOf } from "../words.ts";
import { layOut } from "./lay-out.ts";
import type { Runs, Table } from "./table.ts";

/** Why there is no table: an error in the prefix of the entry at `index`. The range is of the prefix, in UTF-16 units. */
export interface TableError extends IPError<PrefixErrorCode> {
  readonly index: number;
}

/**
 * Makes a table of prefixes and their values. If two entries have the same prefix, the later one counts. Takes
 * O(n log n). Fails with the error of the first prefix that is not one, and its `index`.
 * @throws TypeError if `entries` is not an array or another iterable of `[prefix, value]` arrays
 * @example makeTable([["10.0.0.1/8", "core"]]) // → { ok: false, error: { code: "prefix-host-bits", start: 0, end: 8, index: 0 } }
 */
export function makeTable<Value>(
  entries: Iterable<readonly [prefix: string, value: Value]>,
): Result<Table<Value>, TableError> {
  expectIterable(entries, "makeTable", "entries", "an iterable of [prefix, value] arrays");
  const ipv4 = collector<Value>(1);
  const ipv6 = collector<Value>(4);
  let index = 0;
  for (const entry of entries) {
    if (!Array.isArray(entry)) refuse(entry, "makeTable", `entries[${index}]`, "a [prefix, value] array");
    const read = readPrefix(entry[0]);
    if (!read.ok) return { ok: false, error: { ...read.error, index } };
    const { pieces, length } = read.value;
    (pieces.length === 2 ? ipv4 : ipv6).add(pieces, length, entry[1]);
    index++;
  }
  return { ok: true, value: { ipv4: ipv4.finish(), ipv6: ipv6.finish() } };
}

interface Collector<Value> {
  add(pieces: Uint16Array, length: number, value: Value): void;
  finish(): Runs<Value>;
}

/** Collects entries in flat arrays that grow by doubling. A million separate arrays of pieces would take 100 MB. */
function collector<Value>(width: 1 | 4): Collector<Value> {
  let starts = new Uint32Array(16 * width);
  let lengths = new Uint8Array(16);
  const values: Value[] = [];
  return {
    add(pieces, length, value) {
      const at = values.length;
      if (at === lengths.length) {
        starts = grow(starts, new Uint32Array(starts.length * 2));
        lengths = grow(lengths, new Uint8Array(lengths.length * 2));
      }
      wordsOf(pieces, starts, at * width);
      lengths[at] = length;
      values.push(value);
    },
    finish: () => layOut(starts, lengths.slice(0, values.length), values, width),
  };
}

function grow<Words extends Uint32Array | Uint8Array>(from: Words, to: Words): Words {
  to.set(from);
  return to;
}
