import { createHash } from "node:crypto";

/** Returns true the first time that it is called with a key; a sentence if there is no more memory for keys. */
export type Unique = (key: string) => boolean | string;

/**
 * Creates a filter that remembers 16 bytes of the SHA-256 hash of each key, in a table that grows up to `maxBytes`: at most
 * three quarters of it are used, so 256 MB are enough for 12 million keys.
 */
export function createUnique(maxBytes: number): Unique {
  let table = new Uint32Array(4 * 1024);
  let count = 0;
  const find = (slots: Uint32Array, words: ArrayLike<number>): number => {
    const last = slots.length - 4;
    for (let at = ((words[0] as number) << 2) & last; ; at = (at + 4) & last) {
      if ((slots[at] as number) === 0) return ~at;
      if (WORDS.every((i) => slots[at + i] === words[i])) return at;
    }
  };
  const grow = (): void => {
    const larger = new Uint32Array(2 * table.length);
    for (let at = 0; at < table.length; at += 4) {
      if (table[at] === 0) continue;
      const words = table.subarray(at, at + 4);
      larger.set(words, ~find(larger, words));
    }
    table = larger;
  };
  return (key) => {
    const digest = createHash("sha256").update(key).digest();
    // A slot whose first word is 0 is free.
    const words = WORDS.map((i) => digest.readUInt32LE(4 * i) || 1);
    if (find(table, words) >= 0) return false;
    if (4 * (count + 1) > 0.75 * table.length) {
      if (8 * table.length > maxBytes)
        return `more than ${count} different URLs do not fit into the memory for --unique`;
      grow();
    }
    table.set(words, ~find(table, words));
    count++;
    return true;
  };
}

const WORDS = [0, 1, 2, 3] as const;
