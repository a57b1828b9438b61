/**
 * The labels of a list in one hash table. A look-up reads units of the domain and numbers of the table, and allocates
 * nothing.
 *
 * The place of a label in the table follows from its units and the place of its parent. A label has four numbers there:
 * its hash, the place of its parent, where it starts in `text`, and its length with its flags in the low eight bits.
 */
export interface Table {
  /** The texts of the sections. Every label is in it: to create 11,000 strings would take longer than to compare units. */
  readonly text: string;
  /** Where the text of each section ends. It starts where the one before ends. */
  readonly sectionEnds: readonly number[];
  readonly slots: Int32Array;
}

/** The flag of a label with labels below it. The lower flags are those of sections.ts. */
export const PARENT = 64;

/** The flag of a top-level domain whose labels have not been read yet. */
export const UNREAD = 128;

/** The parent of top-level domains. */
export const ROOT = -1;

/**
 * Creates a table with room for `count` labels of the texts of sections, which are in the order of their bits. It is at
 * most half full, so that most searches take one step.
 */
export function createEmpty(texts: readonly string[], count: number): Table {
  let size = 16;
  while (size < 2 * count) size *= 2;
  let end = 0;
  return {
    // What `join` returns is one flat string. Units of what "+" returns take longer to read.
    text: texts.join(""),
    sectionEnds: texts.map((text) => (end += text.length)),
    slots: new Int32Array(4 * size),
  };
}

/**
 * Returns the hash of the label `text[start, end)` below the place `parent`: of its length and three of its units, because
 * code that has just started takes 0.15 µs for each unit. At most 7 labels of the list have the same hash.
 */
export function hashOf(parent: number, text: string, start: number, end: number): number {
  const length = end - start;
  let hash = parent ^ length;
  hash = Math.imul(hash ^ text.charCodeAt(start), PRIME);
  hash = Math.imul(hash ^ text.charCodeAt(start + (length >> 1)), PRIME);
  return Math.imul(hash ^ text.charCodeAt(end - 1), PRIME);
}

/** The prime of FNV-1a for 32 bits. */
const PRIME = 0x01000193;

/**
 * Returns the place of the label `domain[start, end)` below `parent`, or the complement of the free place where it would
 * be. Labels can have the same hash, so the units are compared.
 */
export function findLabel(
  { text, slots }: Table,
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

/** Adds flags to the label `text[start, end)` below `parent`, which is added if it is not there yet. Returns its place. */
export function addLabel(table: Table, parent: number, start: number, end: number, flags: number): number {
  const { text, slots } = table;
  const hash = hashOf(parent, text, start, end);
  let place = findLabel(table, parent, hash, text, start, end);
  if (place < 0) {
    place = ~place;
    slots[place] = hash;
    slots[place + 1] = parent;
    slots[place + 2] = start;
    slots[place + 3] = (end - start) << 8;
  }
  slots[place + 3]! |= flags;
  return place;
}
