/**
 * A routing table: values by prefix, for longest-prefix match. Nested prefixes are flattened into runs of addresses
 * that have the same longest prefix.
 */
export interface Table<Value> {
  readonly ipv4: Runs<Value>;
  readonly ipv6: Runs<Value>;
}

/** The runs of one family. */
export interface Runs<Value> {
  /** How many words an address has: IPv6 has two instead of four if no prefix is longer than 64 bits. */
  readonly width: 1 | 2 | 4;
  /** The first address of each run, in order. The first run starts at 0. */
  readonly starts: Uint32Array;
  /** The index of each run's entry, or the number of entries if no prefix matches. */
  readonly owners: Uint32Array;
  /** For each value of the first 16 bits, and one more, how many runs start below it: the bounds of the search. */
  readonly index: Uint32Array;
  readonly lengths: Uint8Array;
  readonly values: readonly Value[];
}
