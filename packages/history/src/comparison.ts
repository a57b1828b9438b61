import type { Result } from "@url/result";
import type { ChangeName } from "./changes/explain-change.ts";
import type { ParseAsError, ParsedAs } from "./parsed-as.ts";

/** What `compareAs` finds. */
export interface Comparison {
  /** What the document returns. */
  readonly old: Result<ParsedAs, ParseAsError>;
  /** What today's Standard returns. */
  readonly today: Result<ParsedAs, ParseAsError>;
  /**
   * The names of the changes since the document that lead from its result to today's; empty if both are the same. If the
   * base is parsed to something else already, these are its changes.
   */
  readonly changes: readonly ChangeName[];
  /** Whether the changes lead to today's result. No input is known for which they do not. */
  readonly isExplained: boolean;
}
