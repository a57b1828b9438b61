import type { StateSteps } from "../drafts/machine.ts";

/** The names of the states in the section "Parsing", in its order. */
export type State =
  | "scheme start"
  | "scheme"
  | "scheme data"
  | "no scheme"
  | "relative"
  | "authority start"
  | "authority"
  | "file host"
  | "host"
  | "hostname"
  | "port"
  | "relative path start"
  | "relative path"
  | "query"
  | "fragment";

export type States = Readonly<Record<State, StateSteps<State>>>;
