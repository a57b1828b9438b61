import { authorityStates } from "../2014/authority-states.ts";
import { type Draft, parseHost, type State } from "../2014/index.ts";
import { pathStates } from "../2014/path-states.ts";
import { schemeStates } from "../2014/scheme-states.ts";
import { basicURLParse as parseAs } from "../2014/url-parser.ts";
import type { DraftURL } from "../drafts/draft-url.ts";
import type { DraftParseOptions } from "../drafts/run.ts";
import type { Failure } from "../validation-errors.ts";
import { ENCODE_SETS_2015 } from "./percent-encode-sets.ts";
import { RELATIVE_STATES_2015 } from "./relative-states.ts";

const sets = ENCODE_SETS_2015;

/** The glossary: the draft of 2014 with other sets and two other states. The rest of its machine says the same. */
export const DRAFT_2015: Draft = {
  sets,
  parseHost,
  states: {
    ...schemeStates(sets),
    ...RELATIVE_STATES_2015,
    ...authorityStates({ sets, parseHost }),
    ...pathStates(sets),
  },
};

/** "basic URL parser". */
export function basicURLParse(input: string, options: DraftParseOptions<State> = {}): DraftURL | Failure {
  return parseAs(input, options, DRAFT_2015);
}
