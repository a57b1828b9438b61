import { createDraft, type Draft, type State } from "../2014/algorithms.ts";
import { basicURLParse as parseAs } from "../2014/url-parser.ts";
import type { DraftURL } from "../drafts/draft-url.ts";
import type { Failure } from "../drafts/failure.ts";
import type { DraftParseOptions } from "../drafts/run.ts";
import { ENCODE_SETS_2015 } from "./percent-encode-sets.ts";
import { RELATIVE_STATES_2015 } from "./relative-states.ts";

/** The glossary: the draft of 2014 with other sets and two other states. The rest of its machine says the same. */
export const DRAFT_2015: Draft = /* @__PURE__ */ createDraft(ENCODE_SETS_2015, RELATIVE_STATES_2015);

/** "basic URL parser". */
export function basicURLParse(input: string, options: DraftParseOptions<State> = {}): DraftURL | Failure {
  return parseAs(input, options, DRAFT_2015);
}
