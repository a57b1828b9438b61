/** What is wrong with a label that is to be shown in Unicode. */
export type LabelIssueCode =
  /** A character that is not a letter, mark or digit of a modern alphabet. */
  | "uncommon-character"
  /** A character that shows nothing. */
  | "invisible-character"
  /** A sign that looks like a delimiter of URLs. */
  | "delimiter-look-alike"
  /** Scripts that no language mixes. */
  | "mixed-scripts"
  /** Digits from more than one system. */
  | "mixed-numbers"
  /** Combining marks that hide: the same twice, more than four, or a dot above a letter that has one. */
  | "odd-marks"
  /** A label of another script, all of whose letters look like ASCII letters or digits. */
  | "looks-latin"
  /** A Chinese or Japanese character that looks like a stroke or a sign, beside a letter or digit of another script. */
  | "looks-like-stroke";

/** One issue, with its range in the label in UTF-16 code units. */
export interface LabelIssue {
  readonly code: LabelIssueCode;
  readonly start: number;
  readonly end: number;
}
