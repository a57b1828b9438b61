import { type Encoder, utf8Encode } from "@url/percent";
import { EOF } from "./code-points.ts";
import type { DraftURL } from "./draft-url.ts";
import type { Failure } from "./failure.ts";
import { percentEncode } from "./percent.ts";

/** The result of a run with a state override that the draft ends with "terminate this algorithm". */
export const TERMINATED: unique symbol = /* @__PURE__ */ Symbol("terminated");
export type Terminated = typeof TERMINATED;

/** The variables of a draft's state machine, which its states change. `State` is the union of the names of states. */
export interface Machine<State extends string> {
  readonly input: readonly string[];
  readonly url: DraftURL;
  readonly base: DraftURL | null;
  readonly stateOverride: State | undefined;
  encodingOverride: Encoder;
  state: State;
  pointer: number;
  buffer: string;
  atFlag: boolean;
  bracketsFlag: boolean;
}

/** One state of a machine: one run of its steps. */
export type StateSteps<State extends string> = (machine: Machine<State>) => undefined | Failure | Terminated;

/** The code point at the pointer, which the drafts call `c`. */
export function current(machine: Machine<string>): string {
  return machine.input[machine.pointer] ?? EOF;
}

/** Whether what the drafts call `remaining` starts with `prefix`. */
export function remainingStartsWith(machine: Machine<string>, prefix: string): boolean {
  const from = machine.pointer + 1;
  return machine.input.slice(from, from + prefix.length).join("") === prefix;
}

/** Whether `c` is EOF, "/", "\", "?" or "#", which end a host and a port. */
export function endsHost(c: string): boolean {
  return c === EOF || c === "/" || c === "\\" || c === "?" || c === "#";
}

/** Whether `c` is U+0009, U+000A or U+000D. */
export function isTabOrNewline(c: string): boolean {
  return c === "\t" || c === "\n" || c === "\r";
}

/** "ASCII alpha, then ':' or '|'": what the drafts' quirk for drive letters looks for. */
export function isDriveLetter(text: string): boolean {
  return /^[A-Za-z][:|]$/.test(text);
}

/** Encodes a query's bytes: in all of the drafts the same ones. `replacement` is for what the encoding lacks. */
export function encodeQuery(encode: Encoder, query: string, replacement: (codePoint: number) => string): string {
  let output = "";
  for (const run of encode(query)) {
    const bytes = typeof run === "number" ? utf8Encode(replacement(run)) : run;
    for (const byte of bytes) {
      const isEncoded = byte < 0x21 || byte > 0x7e || [0x22, 0x23, 0x3c, 0x3e, 0x60].includes(byte);
      output += isEncoded ? percentEncode(byte) : String.fromCharCode(byte);
    }
  }
  return output;
}
