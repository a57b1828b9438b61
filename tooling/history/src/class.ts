import type { Case, CaseOf, DraftName, Subject } from "./case.ts";
import type { View } from "./view.ts";

/** A comparison under way: `view` begins as the draft's result, and each class changes it toward ours. */
export interface Trial<S extends Subject> {
  readonly document: DraftName;
  readonly input: CaseOf<S>;
  readonly view: View;
  readonly now: View;
}

/** Returns the trial with the change of a class. The class concerns the difference if this changes the view. */
export type Change<S extends Subject> = (trial: Trial<S>) => Trial<S>;

/** The changes of all algorithms but the parser. */
export type Changes = { readonly [S in Exclude<Subject, "parse">]?: Change<S> };

/**
 * One reason why a draft and today's Standard return different results, by its name in `@url/history`, which has the words, the
 * documents, and the changes of the parser.
 */
export interface DifferenceClass {
  /** The smallest input, and for which document. A test checks that no tried input is smaller. */
  readonly smallest: readonly [DraftName, Case];
  readonly changes: Changes;
}
