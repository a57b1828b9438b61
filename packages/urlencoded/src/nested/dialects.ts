import type { DialectName, NestedOptions } from "./options.ts";
import type { Path } from "./path.ts";
import { readPhp } from "./read-php.ts";
import { readDot, readQs } from "./read-qs.ts";
import { readRails } from "./read-rails.ts";

/** What distinguishes a dialect. */
export interface Dialect {
  /** Adds the keys of a name to `path`, at least one. */
  readonly read: (name: string, path: Path) => void;
  /** Whether a "=" in brackets belongs to the name: `a[>=]=1`. */
  readonly joinsNames: boolean;
  /** Whether every text in brackets is a key, if it has no brackets. In PHP, a white space is a `[]`, and a NUL the end. */
  readonly hasSiblings: boolean;
  readonly repeated: NonNullable<NestedOptions["repeated"]>;
  readonly maxDepth: number;
  readonly lists: Lists;
}

/**
 * What is a list. `"compact"`: entries with small indices, without the gaps, or with all indices from 0 on; values of a
 * repeated name are one too. `"in order"`: entries that came as 0, 1, 2 and so on. `"grouped"`: only entries of `[]`; a
 * key that the last entry has begins the next entry.
 */
export type Lists = "compact" | "in order" | "grouped";

/** The limits are those of qs, of PHP's `max_input_nesting_level`, and of Rack's `param_depth_limit`. */
const DIALECTS: Readonly<Record<DialectName, Dialect>> = {
  qs: { read: readQs, joinsNames: true, hasSiblings: true, repeated: "array", maxDepth: 5, lists: "compact" },
  dot: { read: readDot, joinsNames: true, hasSiblings: true, repeated: "array", maxDepth: 5, lists: "compact" },
  php: { read: readPhp, joinsNames: false, hasSiblings: false, repeated: "last", maxDepth: 64, lists: "in order" },
  rails: { read: readRails, joinsNames: false, hasSiblings: true, repeated: "last", maxDepth: 31, lists: "grouped" },
};

/** Returns the dialect of that name, which is one of {@link DialectName}. */
export function dialectOf(name: DialectName = "qs"): Dialect {
  return DIALECTS[name];
}
