import type { DraftURL } from "../drafts/draft-url.ts";
import type { Failure } from "../drafts/failure.ts";
import { ENCODE_SETS, type EncodeSets } from "../drafts/percent-encode-sets.ts";
import { type DraftParseOptions, runDraft } from "../drafts/run.ts";
import { authorityStates } from "./authority-states.ts";
import type { Draft, State, States } from "./document.ts";
import { parseHost } from "./host-parser.ts";
import { pathStates } from "./path-states.ts";
import { RELATIVE_STATES_2014 } from "./relative-states.ts";
import { schemeStates } from "./scheme-states.ts";

/** Makes a draft of its sets and the two states in which the glossary of 2015 is different. */
export function createDraft(sets: EncodeSets, relativeStates: Pick<States, "relative" | "relative slash">): Draft {
  const states = {
    ...schemeStates(sets),
    ...relativeStates,
    ...authorityStates({ sets, parseHost }),
    ...pathStates(sets),
  };
  return { sets, parseHost, states };
}

/** The Working Draft of 9 December 2014. */
export const DRAFT_2014: Draft = /* @__PURE__ */ createDraft(ENCODE_SETS, RELATIVE_STATES_2014);

/** Section 4.2, "basic URL parser". */
export function basicURLParse(
  input: string,
  options: DraftParseOptions<State> = {},
  draft: Draft = DRAFT_2014,
): DraftURL | Failure {
  return runDraft(draft.states, "scheme start", input, options);
}
