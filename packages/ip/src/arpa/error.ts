import type { IPError } from "../error.ts";

/** The codes of the errors in a reverse name, and of prefixes that have no reverse name. */
export type ArpaErrorCode =
  | "arpa-boundary"
  | "arpa-partial"
  | "arpa-suffix"
  | "arpa-label"
  | "arpa-too-many-labels"
  | "arpa-delegation";

/** Why a name is not a reverse name, or a prefix has none, and where: a range of the text in UTF-16 code units. */
export type ArpaError = IPError<ArpaErrorCode>;
