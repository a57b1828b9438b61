import type { DraftParser } from "@url/history/internal";
import type { Case, CaseOf, DraftName, Subject } from "./case.ts";
import type { View } from "./view.ts";

/** What a document says: where, and in its own words, shortened. */
export interface Quotation {
  readonly section: string;
  readonly says: string;
}

/** A comparison under way: `view` begins as the draft's result, and each class changes it toward ours. */
export interface Trial<S extends Subject> {
  readonly document: DraftName;
  readonly input: CaseOf<S>;
  readonly view: View;
  readonly now: View;
  /** The draft's parser, for the subject `parse`: a class may replace it by one with a change of a later document. */
  readonly parser?: DraftParser;
}

/** Returns the trial with the change of a class. The class concerns the difference if this changes the view. */
export type Change<S extends Subject> = (trial: Trial<S>) => Trial<S>;

export type Changes = { readonly [S in Subject]?: Change<S> };

/** One reason why a draft and today's Standard return different results. */
export interface DifferenceClass {
  /** The documents that it concerns, with what they say. */
  readonly documents: Readonly<Partial<Record<DraftName, Quotation>>>;
  /** What today's Standard says, with the anchor in it. */
  readonly today: { readonly anchor: string; readonly says: string };
  /** The smallest input, and for which document. A test checks that no tried input is smaller. */
  readonly smallest: readonly [DraftName, Case];
  readonly changes: Changes;
}
