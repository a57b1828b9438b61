import type { DraftURL } from "../drafts/draft-url.ts";
import { ENCODE_SETS } from "../drafts/percent-encode-sets.ts";
import { type DraftParseOptions, runDraft } from "../drafts/run.ts";
import type { Failure } from "../validation-errors.ts";
import { authorityStates } from "./authority-states.ts";
import type { Draft, State } from "./document.ts";
import { parseHost } from "./host-parser.ts";
import { pathStates } from "./path-states.ts";
import { RELATIVE_STATES_2014 } from "./relative-states.ts";
import { schemeStates } from "./scheme-states.ts";

const sets = ENCODE_SETS;

/** The Working Draft of 9 December 2014. */
export const DRAFT_2014: Draft = {
  sets,
  parseHost,
  states: {
    ...schemeStates(sets),
    ...RELATIVE_STATES_2014,
    ...authorityStates({ sets, parseHost }),
    ...pathStates(sets),
  },
};

/** Section 4.2, "basic URL parser". */
export function basicURLParse(
  input: string,
  options: DraftParseOptions<State> = {},
  draft: Draft = DRAFT_2014,
): DraftURL | Failure {
  return runDraft(draft.states, "scheme start", input, options);
}
