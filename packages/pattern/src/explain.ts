import type { PatternErrorCode, PatternFailure } from "./error.ts";

/** Why a pattern is rejected, and where, with a sentence for people. */
export interface PatternError extends PatternFailure {
  /** Says what is wrong, and what to write instead. It has none of the text. */
  readonly message: string;
}

/** Returns the failure with its sentence. */
export function explain(failure: PatternFailure): PatternError {
  const { code, reason, in: member } = failure;
  const where = member ? ` of ${member}` : "";
  const why = reason ? ` (${reason})` : "";
  return { ...failure, message: `${SENTENCES[code].replace("@", where)}${why}.` };
}

/** "@" stands for the member. */
const SENTENCES: Readonly<Record<PatternErrorCode, string>> = {
  "base-invalid": "The base URL is not a URL",
  "base-missing": "The pattern has no protocol, so it needs a base URL; write \\ before a : that follows the protocol",
  "base-twice": "An object has its own baseURL, so there can be no second base",
  "brace-unclosed":
    "The group that { opens@ must have } at its end, and at most one name or * in it; write \\{ for the character",
  "component-invalid": "No URL has this text@",
  "escape-incomplete": "The \\ at the end@ escapes nothing; write \\\\ for the character",
  "name-duplicate": "Two groups@ have this name",
  "name-missing": "A name must follow this :@, and starts with a letter, $ or _; write \\: for the character",
  "regexp-capturing-group": "A ( in a regular expression@ must be (?: because the expression is a group already",
  "regexp-empty": "The regular expression@ is empty; write \\( for the character",
  "regexp-invalid": "The regular expression@ is invalid",
  "regexp-non-ASCII": "A regular expression@ must be ASCII; percent-encode the character",
  "regexp-question-mark": "A regular expression@ must not start with ?",
  "regexp-refused": "Regular expressions are not allowed@; use :name or *",
  "regexp-unclosed": "The ( has no )@; write \\( for the character",
  "too-long": "The pattern is longer than maxLength",
  "too-many-parts": "The pattern has more parts than maxParts",
  unexpected: "A ?, + or } must follow a group@; write \\ before it for the character",
};
