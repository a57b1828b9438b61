import type { IPError } from "../error.ts";
import type { PrefixErrorCode } from "../prefix/prefix.ts";
import { failed, readPrefix } from "../prefix/read.ts";
import { wordsOf } from "../words.ts";
import { layOut } from "./lay-out.ts";
import type { Runs, Table } from "./table.ts";

/** Why there is no table: what is wrong with the prefix of the entry at `index`; offsets are those of its text. */
export type TableError = IPError<PrefixErrorCode> & { readonly index: number };

/**
 * Makes a table of prefixes and their values. The later of two entries with the same prefix counts.
 * Takes n log n. Fails with the first entry whose prefix is none.
 */
export function makeTable<Value>(
  entries: Iterable<readonly [prefix: string, value: Value]>,
): Table<Value> | TableError {
  const ipv4 = collector<Value>(1);
  const ipv6 = collector<Value>(4);
  let index = 0;
  for (const [prefix, value] of entries) {
    const bits = readPrefix(prefix);
    if (failed(bits)) return { ...bits, index };
    const { add } = bits.pieces.length === 2 ? ipv4 : ipv6;
    add(bits.pieces, bits.length, value);
    index++;
  }
  return { ipv4: ipv4.finish(), ipv6: ipv6.finish() };
}

interface Collector<Value> {
  add(pieces: Uint16Array, length: number, value: Value): void;
  finish(): Runs<Value>;
}

/** Gathers entries in flat arrays, which double when they are full: a million pieces of their own would take 100 MB. */
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
