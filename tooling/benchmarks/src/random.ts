/** Numbers from 0 up to 1 that are the same for the same seed on every engine: Marsaglia's xorshift32. */
export type Random = () => number;

export function seeded(seed: number): Random {
  let state = seed | 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

export function pick<Item>(random: Random, items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)]!;
}

/** A whole number from `least` to `most`, both included. */
export function between(random: Random, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1));
}

/** Lower-case letters. */
export function word(random: Random, least: number, most: number): string {
  let text = "";
  for (let left = between(random, least, most); left > 0; left--) text += LETTERS[Math.floor(random() * 26)];
  return text;
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
