/**
 * The keys of a name, and the range of each in it with its brackets or dot. The key of `[]` is null. One path is filled
 * again for each name: a list of objects took a fifth of the time of `nest`.
 */
export interface Path {
  readonly keys: (string | null)[];
  readonly starts: number[];
  readonly ends: number[];
  length: number;
  /** How many keys to keep: one more than the limit, so that a name over it can be told apart. */
  readonly most: number;
}

export function createPath(most: number): Path {
  return { keys: [], starts: [], ends: [], length: 0, most };
}

/** Adds a key, unless there are enough. */
export function addKey(path: Path, key: string | null, start: number, end: number): void {
  const { length } = path;
  if (length === path.most) return;
  path.keys[length] = key;
  path.starts[length] = start;
  path.ends[length] = end;
  path.length = length + 1;
}

/** Returns the number if `key` is written as an index, of at most 15 digits so that it is exact, and otherwise -1. */
export function indexOfKey(key: string): number {
  const { length } = key;
  if (length === 0 || length > 15) return -1;
  let index = 0;
  for (let at = 0; at < length; at++) {
    const digit = key.charCodeAt(at) - ZERO;
    if (digit < 0 || digit > 9 || (digit === 0 && at === 0 && length > 1)) return -1;
    index = index * 10 + digit;
  }
  return index;
}

const ZERO = 0x30;
