import { compareWords, setHostBits } from "../words.ts";
import { eachParent, indexOf } from "./lay-out.ts";
import type { Entries } from "./table.ts";

/** Whether entries that were read from bytes are in order, without host bits, and have the right parents and index. */
export function isSound(entries: Entries<unknown>): boolean {
  const { width, starts, lengths, parents, index, shift } = entries;
  for (let entry = 0; entry < lengths.length; entry++) {
    if (lengths[entry]! > width * 32 || hasHostBits(entries, entry)) return false;
    if (entry === 0) continue;
    const order = compareWords(starts, (entry - 1) * width, starts, entry * width, width);
    if (order > 0 || (order === 0 && lengths[entry - 1]! >= lengths[entry]!)) return false;
  }
  if (!eachParent(entries, (entry, parent) => parents[entry] === parent)) return false;
  const right = indexOf(entries);
  return shift === right.shift && index.length === right.index.length && index.every((n, at) => n === right.index[at]);
}

function hasHostBits({ width, starts, lengths }: Entries<unknown>, entry: number): boolean {
  HOST.fill(0);
  setHostBits(HOST, 0, width === 2 ? 4 : width, lengths[entry]!);
  for (let word = 0; word < width; word++) if ((starts[entry * width + word]! & HOST[word]!) !== 0) return true;
  return false;
}

/** The host bits of one prefix at a time. */
const HOST = /* @__PURE__ */ new Uint32Array(4);
