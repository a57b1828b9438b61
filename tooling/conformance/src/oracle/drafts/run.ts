import { toScalarValues } from "../code-points.ts";
import { type Encoder, utf8 } from "../percent.ts";
import { FAILURE, type Failure } from "../validation-errors.ts";
import { type DraftURL, newDraftURL } from "./draft-url.ts";
import { type Machine, type StateSteps, TERMINATED } from "./machine.ts";

export interface DraftParseOptions<State extends string> {
  readonly base?: DraftURL | null;
  /** The encoder of the encoding override; UTF-8 when absent. */
  readonly encodingOverride?: Encoder;
  /** Changed in place, also when the parser then fails. */
  readonly url?: DraftURL;
  readonly stateOverride?: State;
}

/** The steps of a draft's parser around its state machine, and the machine's loop. They are the same in all drafts. */
export function runDraft<State extends string>(
  states: Readonly<Record<State, StateSteps<State>>>,
  start: State,
  text: string,
  options: DraftParseOptions<State>,
): DraftURL | Failure {
  let cleaned = toScalarValues(text).join("");
  if (options.url === undefined) cleaned = cleaned.replace(/^[\t\n\f\r ]+|[\t\n\f\r ]+$/g, "");
  const machine: Machine<State> = {
    input: toScalarValues(cleaned),
    url: options.url ?? newDraftURL(),
    base: options.base ?? null,
    stateOverride: options.stateOverride,
    encodingOverride: options.encodingOverride ?? utf8,
    state: options.stateOverride ?? start,
    pointer: 0,
    buffer: "",
    atFlag: false,
    bracketsFlag: false,
  };
  for (; ; machine.pointer++) {
    const result = states[machine.state](machine);
    if (result === FAILURE) return FAILURE;
    if (result === TERMINATED) return machine.url;
    // A state that has moved the pointer back from the end has more to run.
    if (machine.pointer >= machine.input.length) return machine.url;
  }
}
