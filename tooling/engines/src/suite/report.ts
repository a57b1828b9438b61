/** What the suite returns, as JSON, because an engine with only the language has no other output. */
export interface SuiteReport {
  /** Per test file, as a path from the repository's root, how many of its tests passed and failed. */
  readonly files: Readonly<Record<string, Counts>>;
  readonly failures: readonly Failure[];
  /** Tests that were expected to fail, and did. They count as neither passed nor failed. */
  readonly differing?: readonly Failure[];
}

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

export interface Failure {
  readonly file: string;
  readonly title: string;
  readonly message: string;
}
