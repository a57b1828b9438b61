import { createDraft, type Draft, type State } from "../2014/index.ts";
import { basicURLParse as parseAs } from "../2014/url-parser.ts";
import type { DraftURL } from "../drafts/draft-url.ts";
import type { DraftParseOptions } from "../drafts/run.ts";
import type { Failure } from "../validation-errors.ts";
import { ENCODE_SETS_2015 } from "./percent-encode-sets.ts";
import { RELATIVE_STATES_2015 } from "./relative-states.ts";

/** The glossary: the draft of 2014 with other sets and two other states. The rest of its machine says the same. */
export const DRAFT_2015: Draft = createDraft(ENCODE_SETS_2015, RELATIVE_STATES_2015);

/** "basic URL parser". */
export function basicURLParse(input: string, options: DraftParseOptions<State> = {}): DraftURL | Failure {
  return parseAs(input, options, DRAFT_2015);
}
