import type { DraftHost } from "../drafts/draft-url.ts";
import type { Failure } from "../drafts/failure.ts";
import type { StateSteps } from "../drafts/machine.ts";
import type { EncodeSets } from "../drafts/percent-encode-sets.ts";

/** The names of the states in section 4.2, in its order. */
export type State =
  | "scheme start"
  | "scheme"
  | "scheme data"
  | "no scheme"
  | "relative or authority"
  | "relative"
  | "relative slash"
  | "authority first slash"
  | "authority second slash"
  | "authority ignore slashes"
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

/** What the machine of 2014 is made of. The glossary of 2015 has the same machine with other sets and two other states. */
export interface Draft {
  readonly sets: EncodeSets;
  readonly states: States;
  readonly parseHost: (input: string, unicodeFlag?: boolean) => DraftHost | Failure;
}
