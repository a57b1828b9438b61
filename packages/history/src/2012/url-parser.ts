import type { DraftURL } from "../drafts/draft-url.ts";
import type { Failure } from "../drafts/failure.ts";
import { type DraftParseOptions, runDraft } from "../drafts/run.ts";
import { authorityStates } from "./authority-states.ts";
import type { State, States } from "./document.ts";
import { PATH_STATES } from "./path-states.ts";
import { SCHEME_STATES } from "./scheme-states.ts";

const AS_WRITTEN: States = /* @__PURE__ */ createStates(false);
const CORRECTED: States = /* @__PURE__ */ createStates(true);

function createStates(corrected: boolean): States {
  return { ...SCHEME_STATES, ...authorityStates(corrected), ...PATH_STATES };
}

export interface ParseOptions2012 extends DraftParseOptions<State> {
  /** Parses with the "authority state" of 2014, instead of the one that loses a code point. */
  readonly corrected?: boolean;
}

/** "URLs", "URL parser", in the text of 28 December 2012. */
export function parseURL(input: string, options: ParseOptions2012 = {}): DraftURL | Failure {
  return runDraft(options.corrected ? CORRECTED : AS_WRITTEN, "scheme start", input, options);
}
