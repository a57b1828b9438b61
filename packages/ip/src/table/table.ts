/**
 * From prefixes to values, for longest-prefix match. Nested prefixes are laid out flat: where each run of addresses
 * with the same answer starts, and which entry that is.
 */
export interface Table<Value> {
  readonly ipv4: Runs<Value>;
  readonly ipv6: Runs<Value>;
}

/** One family's part. */
export interface Runs<Value> {
  /** Words an address has here: IPv6 takes two instead of four where no prefix is longer than 64. */
  readonly width: 1 | 2 | 4;
  /** The first address of each run, in order; the first run starts at 0. */
  readonly starts: Uint32Array;
  /** For each run its entry; as many as there are entries where no prefix matches. */
  readonly owners: Uint32Array;
  /** For each value of the first 16 bits and one beyond, how many runs start before it: where to search. */
  readonly index: Uint32Array;
  readonly lengths: Uint8Array;
  readonly values: readonly Value[];
}
