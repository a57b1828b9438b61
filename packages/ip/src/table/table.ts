/**
 * A routing table: values by prefix, for longest-prefix match. It is immutable: `insert` and `remove` return another
 * table.
 */
export interface Table<Value> {
  readonly ipv4: Entries<Value>;
  readonly ipv6: Entries<Value>;
}

/** The prefixes of one family in the order of their first addresses, a shorter one before those that it contains. */
export interface Entries<Value> {
  /** How many words an address has: IPv6 has two instead of four if no prefix is longer than 64 bits. */
  readonly width: 1 | 2 | 4;
  /** The first address of each prefix. */
  readonly starts: Uint32Array;
  readonly lengths: Uint8Array;
  /** The entry of the longest prefix that contains this one, or {@link NONE}. */
  readonly parents: Uint32Array;
  /**
   * The bounds of a search: how many entries are in lower buckets, for each bucket and for one more. The bucket of an
   * address is the distance of its first word from that of the first entry, without its last `shift` bits.
   */
  readonly index: Uint32Array;
  readonly shift: number;
  readonly values: ArrayLike<Value>;
}

/** Stands for the entry that contains a prefix, if no entry does. */
export const NONE = 0xffffffff;
