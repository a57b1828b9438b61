import type { Encoder } from "@url/percent";
import { toScalarValues } from "./code-points.ts";
import { type DraftURL, newDraftURL } from "./draft-url.ts";
import { FAILURE, type Failure } from "./failure.ts";
import { type Machine, type StateSteps, TERMINATED } from "./machine.ts";
import { utf8 } from "./percent.ts";
import { trimmedRange } from "./trimmed-range.ts";

export interface DraftParseOptions<State extends string> {
  readonly base?: DraftURL | null;
  /** The encoder of the encoding override; UTF-8 when absent. */
  readonly encodingOverride?: Encoder;
  /** Changed in place, also when the parser then fails. */
  readonly url?: DraftURL;
  readonly stateOverride?: State;
  /** Is called before the parser returns failure, with the state and the offset in `text` at which it was. */
  readonly onFailure?: (state: State, at: number) => void;
}

/** The steps of a draft's parser around its state machine, and the machine's loop. They are the same in all drafts. */
export function runDraft<State extends string>(
  states: Readonly<Record<State, StateSteps<State>>>,
  first: State,
  text: string,
  options: DraftParseOptions<State>,
): DraftURL | Failure {
  const [start, end] = options.url === undefined ? trimmedRange(text) : [0, text.length];
  const machine: Machine<State> = {
    input: toScalarValues(text.slice(start, end)),
    url: options.url ?? newDraftURL(),
    base: options.base ?? null,
    stateOverride: options.stateOverride,
    encodingOverride: options.encodingOverride ?? utf8,
    state: options.stateOverride ?? first,
    pointer: 0,
    buffer: "",
    atFlag: false,
    bracketsFlag: false,
  };
  for (; ; machine.pointer++) {
    const result = states[machine.state](machine);
    if (result === FAILURE) {
      options.onFailure?.(machine.state, start + machine.input.slice(0, machine.pointer).join("").length);
      return FAILURE;
    }
    if (result === TERMINATED) return machine.url;
    // A state that has moved the pointer back from the end has more to run.
    if (machine.pointer >= machine.input.length) return machine.url;
  }
}
