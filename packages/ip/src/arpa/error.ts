import type { IPError } from "../error.ts";

/** What can be wrong with a reverse name, or with a prefix that is to have one. */
export type ArpaErrorCode =
  | "arpa-boundary"
  | "arpa-partial"
  | "arpa-suffix"
  | "arpa-label"
  | "arpa-too-many-labels"
  | "arpa-delegation";

/** Why there is no name for a prefix, or no prefix for a name. */
export type ArpaError = IPError<ArpaErrorCode>;
