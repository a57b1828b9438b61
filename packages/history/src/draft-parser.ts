import type { Encoder } from "@url/percent";
import type { Result } from "@url/result";
import { parseURL, serializeHost as serializeHost2012, serializeURL as serializeURL2012 } from "./2012/algorithms.ts";
import type { Draft } from "./2014/algorithms.ts";
import {
  basicURLParse,
  createDraft,
  DRAFT_2014,
  RELATIVE_STATES_2014,
  serializeHost,
  serializeURL,
} from "./2014/algorithms.ts";
import { ENCODE_SETS_2015, RELATIVE_STATES_2015 } from "./2015/algorithms.ts";
import type { DraftURL } from "./drafts/draft-url.ts";
import type { Failure } from "./drafts/failure.ts";
import { ENCODE_SETS } from "./drafts/percent-encode-sets.ts";
import type { ParseAsError, ParsedAs } from "./parsed-as.ts";

/** The drafts that describe their parser as a state machine. */
export type DraftName = "2012" | "2014" | "2015";

/** What a draft's parser takes. */
export interface DraftInput {
  readonly input: string;
  readonly base: string | null;
  /** The encoder of the encoding override. */
  readonly encoding?: Encoder | undefined;
}

/** How a draft parses and serializes. A named change tries a draft with one change of a later document. */
export interface DraftParser {
  readonly parse: (
    input: string,
    base: DraftURL | null,
    encoding: Encoder | undefined,
    onFailure: (state: string, at: number) => void,
  ) => DraftURL | Failure;
  readonly view: (url: DraftURL) => ParsedAs;
  /** What the parser of the glossary has otherwise than that of 2014. */
  readonly slips?: readonly Slip[];
}

/** The set with "~", the state that asks for the opposite, and the list without a backslash. */
export type Slip = "tilde" | "relative slash" | "relative";
const SLIPS: readonly Slip[] = ["tilde", "relative slash", "relative"];

/** The parser of 2012, as it is written, or with the "authority state" of 2014. */
export function parser2012(corrected: boolean): DraftParser {
  return {
    parse: (input, base, encodingOverride, onFailure) =>
      parseURL(input, { base, corrected, onFailure, ...(encodingOverride && { encodingOverride }) }),
    view: (url) => viewOf(url, serializeHost2012(url.host), serializeURL2012(url)),
  };
}

function parserOf(draft: Draft): DraftParser {
  return {
    parse: (input, base, encodingOverride, onFailure) =>
      basicURLParse(input, { base, onFailure, ...(encodingOverride && { encodingOverride }) }, draft),
    view: (url) => viewOf(url, serializeHost(url.host), serializeURL(url)),
  };
}

/** The parser of the glossary with some of its slips. */
export function parser2015(slips: readonly Slip[]): DraftParser {
  const states = (slip: "relative" | "relative slash") =>
    (slips.includes(slip) ? RELATIVE_STATES_2015 : RELATIVE_STATES_2014)[slip];
  const relative = { relative: states("relative"), "relative slash": states("relative slash") };
  const sets = slips.includes("tilde") ? ENCODE_SETS_2015 : ENCODE_SETS;
  return { ...parserOf(createDraft(sets, relative)), slips };
}

export const PARSERS: Readonly<Record<DraftName, DraftParser>> = {
  2012: /* @__PURE__ */ parser2012(false),
  2014: /* @__PURE__ */ parserOf(DRAFT_2014),
  2015: /* @__PURE__ */ parser2015(SLIPS),
};

/** Parses with a draft, which parses the base too. */
export function parseWith(parser: DraftParser, { input, base, encoding }: DraftInput): Result<ParsedAs, ParseAsError> {
  let error: ParseAsError = { code: "", start: 0, end: 0 };
  const onFailure = (code: string, at: number) => {
    error = { code, start: at, end: at };
  };
  const parsedBase = base === null ? null : parser.parse(base, null, undefined, onFailure);
  if (typeof parsedBase === "symbol") return { ok: false, error: { ...error, in: "base" } };
  const url = parser.parse(input, parsedBase, encoding, onFailure);
  return typeof url === "symbol" ? { ok: false, error } : { ok: true, value: parser.view(url) };
}

/** The components of a draft's URL, and its serialization. */
export function viewOf(url: DraftURL, host: string, href: string): ParsedAs {
  return {
    href,
    scheme: url.scheme,
    username: url.username,
    password: url.password,
    host,
    port: url.port,
    path: url.relativeFlag ? `/${url.path.join("/")}` : url.schemeData,
    query: url.query,
    fragment: url.fragment,
  };
}
