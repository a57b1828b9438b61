import { parser2012, parser2015, type Slip } from "../draft-parser.ts";
import { again, type ParserChanges, type Trial } from "./trial.ts";

/** What only one of the documents says, mostly by a slip. The input is parsed again with what the next document has. */
export const SLIPS: ParserChanges = {
  "host-first-code-point": (trial) => again(trial, {}, parser2012(true)),

  "tilde-encoded": (trial) => without(trial, "tilde"),

  "file-relative-slash": (trial) => without(trial, "relative slash"),

  "drive-letter-backslash": (trial) => without(trial, "relative"),
};

/** Parses again without one of the glossary's slips. */
function without(trial: Trial, slip: Slip): Trial {
  const slips = trial.parser.slips ?? [];
  return again(trial, {}, parser2015(slips.filter((name) => name !== slip)));
}
