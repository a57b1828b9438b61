/**
 * The rules of a Public Suffix List as a tree of labels, from the top-level domain down, in one hash table. A look-up
 * reads units of the domain and numbers of the table: it allocates nothing.
 *
 * The place of a label in the table follows from its units and from the place of its parent. Each label has four numbers:
 * the hash, the place of its parent, where it starts in `text`, and its length with its flags in the low eight bits.
 */
export interface Rules {
  /** Has every label. The table points into it, because 11,000 strings would take longer to create than to look up. */
  readonly text: string;
  readonly slots: Int32Array;
}

/** The sections of the list, as bits. */
export const ICANN = 1;
export const PRIVATE = 2;

/** What the flags of a label say for a section: `section << RULE`, and so on. */
export const RULE = 0;
export const WILDCARD = 2;
export const EXCEPTION = 4;

/** The flag of a label with labels below it. */
export const PARENT = 64;

/** The parent of top-level domains. */
export const ROOT = -1;

/** Creates a table with room for `count` labels of `text`. It is at most half full, so that most searches take one step. */
export function createRules(text: string, count: number): Rules {
  let size = 16;
  while (size < 2 * count) size *= 2;
  return { text, slots: new Int32Array(4 * size) };
}

/** Adds a unit to the hash of a label, which starts as the place of its parent. Units are added from the end. */
export function addToHash(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, 0x01000193);
}

/**
 * Returns the place of the label `domain[start, end)` below `parent`, or the complement of the free place where it would
 * be. A label with the same hash can be another one, so its units are compared.
 */
export function findLabel(
  { text, slots }: Rules,
  parent: number,
  hash: number,
  domain: string,
  start: number,
  end: number,
): number {
  const last = slots.length - 4;
  // The high bits of a product depend on more units than the low ones.
  for (let place = ((hash ^ (hash >>> 15)) << 2) & last; ; place = (place + 4) & last) {
    const lengthAndFlags = slots[place + 3]!;
    if (lengthAndFlags === 0) return ~place;
    if (slots[place] !== hash || slots[place + 1] !== parent || lengthAndFlags >> 8 !== end - start) continue;
    let from = slots[place + 2]!;
    let at = start;
    while (at < end && text.charCodeAt(from) === domain.charCodeAt(at)) {
      from++;
      at++;
    }
    if (at === end) return place;
  }
}

/** Returns the place of the label `text[start, end)` below `parent`, which is added if it is not there yet. */
export function addLabel(rules: Rules, parent: number, start: number, end: number): number {
  const { text, slots } = rules;
  let hash = parent;
  for (let i = end - 1; i >= start; i--) hash = addToHash(hash, text.charCodeAt(i));
  const found = findLabel(rules, parent, hash, text, start, end);
  if (found >= 0) return found;
  const place = ~found;
  slots[place] = hash;
  slots[place + 1] = parent;
  slots[place + 2] = start;
  slots[place + 3] = (end - start) << 8;
  if (parent !== ROOT) addFlags(rules, parent, PARENT);
  return place;
}

export function addFlags({ slots }: Rules, place: number, flags: number): void {
  slots[place + 3]! |= flags;
}

export function flagsOf({ slots }: Rules, place: number): number {
  return slots[place + 3]!;
}
