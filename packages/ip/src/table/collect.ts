import type { Result } from "@url/result";
import { refuse, refuseType } from "@url/result/internal";
import type { IPError } from "../error.ts";
import { expectIterable } from "../expect.ts";
import type { PrefixErrorCode } from "../prefix/prefix.ts";
import { readPrefix } from "../prefix/read.ts";
import { readPrefixWords } from "../prefix/words.ts";
import { number, orderOf } from "../sort.ts";
import { type Width, WORDS } from "../words.ts";
import type { BothSorted, Sorted } from "./lay-out.ts";

/** Why there is no table: an error in the prefix of the entry at `index`. The range is of the prefix, in UTF-16 units. */
export interface TableError extends IPError<PrefixErrorCode> {
  readonly index: number;
}

/** Reads entries or, for `remove`, prefixes, and sorts them. */
export function collect<Value>(
  entries: Iterable<readonly [prefix: string, value: Value] | string>,
  masks: boolean,
  where: "makeTable" | "insert" | "remove",
): Result<BothSorted<Value>, TableError> {
  const takesPrefixes = where === "remove";
  const [name, expected] = takesPrefixes
    ? (["prefixes", "an iterable of strings"] as const)
    : (["entries", "an iterable of [prefix, value] arrays"] as const);
  expectIterable(entries, where, name, expected);
  const collector = createCollector<Value>();
  let index = 0;
  for (const entry of entries) {
    if (!takesPrefixes && !Array.isArray(entry)) refuse(entry, where, `entries[${index}]`, "a [prefix, value] array");
    const text: unknown = takesPrefixes ? entry : entry[0];
    if (typeof text !== "string") refuseType(text, where, `${name}[${index}]${takesPrefixes ? "" : "[0]"}`, "a string");
    const width = readPrefixWords(text, masks);
    if (width === 0) return { ok: false, error: { ...explain(text, masks), index } };
    collector.add(width, (takesPrefixes ? undefined : entry[1]) as Value);
    index++;
  }
  return { ok: true, value: collector.finish() };
}

function explain(text: string, masks: boolean): IPError<PrefixErrorCode> {
  const read = readPrefix(text, masks);
  // What the quick reader rejects fails here too: a law of the tests. If it did not, no table must be made of it.
  return read.ok ? { code: "prefix-length-invalid", start: 0, end: 0 } : read.error;
}

/** Collects the entries of a table. */
export interface Collector<Value> {
  /** Adds the prefix in `WORDS`. */
  add(width: Width, value: Value): void;
  /** Sorts the entries. */
  finish(): BothSorted<Value>;
}

/** Creates a collector. */
export function createCollector<Value>(): Collector<Value> {
  const ipv4 = collectorFor<Value>(1);
  const ipv6 = collectorFor<Value>(4);
  return {
    add: (width, value) => (width === 1 ? ipv4 : ipv6).add(value),
    finish: () => ({ ipv4: ipv4.finish(), ipv6: ipv6.finish() }),
  };
}

interface FamilyCollector<Value> {
  add(value: Value): void;
  finish(): Sorted<Value>;
}

/** Collects entries in flat arrays that grow by doubling. A million separate arrays of pieces would take 100 MB. */
function collectorFor<Value>(full: Width): FamilyCollector<Value> {
  let starts = new Uint32Array(16 * full);
  let lengths = new Uint8Array(16);
  const values: Value[] = [];
  return {
    add(value) {
      const at = values.length;
      if (at === lengths.length) {
        starts = grow(starts, new Uint32Array(starts.length * 2));
        lengths = grow(lengths, new Uint8Array(lengths.length * 2));
      }
      for (let word = 0; word < full; word++) starts[at * full + word] = WORDS[word]!;
      lengths[at] = WORDS[4]!;
      values.push(value);
    },
    finish: () => sort(starts, lengths.subarray(0, values.length), values, full),
  };
}

/** Sorts entries by address and length. Of those with the same prefix, only the last one stays. */
function sort<Value>(starts: Uint32Array, lengths: Uint8Array, values: readonly Value[], full: Width): Sorted<Value> {
  const count = values.length;
  const width = full === 4 && lengths.every((length) => length <= 64) ? 2 : full;
  const byLength = orderOf(Uint32Array.from(lengths), 1, 1, number(new Uint32Array(count)));
  const order = orderOf(starts, full, width, byLength);
  let size = 0;
  const isSame = (a: number, b: number): boolean => {
    for (let word = 0; word < width; word++) if (starts[a * full + word] !== starts[b * full + word]) return false;
    return lengths[a] === lengths[b];
  };
  for (let at = 0; at < count; at++) {
    if (at + 1 === count || !isSame(order[at]!, order[at + 1]!)) order[size++] = order[at]!;
  }
  const sorted = {
    width,
    starts: new Uint32Array(size * width),
    lengths: new Uint8Array(size),
    values: [] as Value[],
  } as const;
  for (let entry = 0; entry < size; entry++) {
    const from = order[entry]!;
    for (let word = 0; word < width; word++) sorted.starts[entry * width + word] = starts[from * full + word]!;
    sorted.lengths[entry] = lengths[from]!;
    sorted.values.push(values[from]!);
  }
  return sorted;
}

function grow<Words extends Uint32Array | Uint8Array>(from: Words, to: Words): Words {
  to.set(from);
  return to;
}
