import type { CaseOf, DraftName, Subject } from "../case.ts";
import type { View } from "../view.ts";

/** One algorithm: how each side runs it. */
export interface SubjectRunner<S extends Subject> {
  /** The documents that have it. */
  readonly documents: readonly DraftName[];
  readonly old: (document: DraftName, input: CaseOf<S>) => View;
  readonly now: (input: CaseOf<S>) => View;
  /** Says that the two sides do not start from the same: then the case is left to the comparison of the start. */
  readonly isComparable?: (document: DraftName, input: CaseOf<S>) => boolean;
}
