import { URL } from "@url/api";
import { createEncoder } from "@url/encoding";
import { parseURL } from "@url/parser";
import { serializeURL } from "@url/serializer";
import * as draft2012 from "@url/tooling-conformance/oracle/2012";
import * as draft2014 from "@url/tooling-conformance/oracle/2014";
import { ENCODE_SETS_2015, RELATIVE_STATES_2015 } from "@url/tooling-conformance/oracle/2015";
import { type DraftURL, ENCODE_SETS } from "@url/tooling-conformance/oracle/drafts";
import type { CaseOf, DraftName } from "../case.ts";
import { sameView, type View, viewOfDraft, viewOfURL } from "../view.ts";
import type { SubjectRunner } from "./subject.ts";

/** How a draft parses and serializes. Classes try a draft with one change of a later document. */
export interface ParserOf {
  readonly parse: (input: string, base: DraftURL | null, encoding: Encoder | undefined) => DraftURL | symbol;
  readonly view: (url: DraftURL) => NonNullable<View>;
  /** What the parser of the glossary has otherwise than that of 2014. */
  readonly slips?: readonly Slip[];
}

/** The set with "~", the state that asks for the opposite, and the list without a backslash. */
export type Slip = "tilde" | "relative slash" | "relative";
const SLIPS: readonly Slip[] = ["tilde", "relative slash", "relative"];

type Encoder = (input: string) => Iterable<Uint8Array | number>;

export function parser2012(corrected: boolean): ParserOf {
  return {
    parse: (input, base, encoding) =>
      draft2012.parseURL(input, { base, corrected, ...(encoding && { encodingOverride: encoding }) }),
    view: (url) => viewOfDraft(url, draft2012.serializeHost(url.host), draft2012.serializeURL(url)),
  };
}

function parserOf(draft: draft2014.Draft): ParserOf {
  return {
    parse: (input, base, encoding) =>
      draft2014.basicURLParse(input, { base, ...(encoding && { encodingOverride: encoding }) }, draft),
    view: (url) => viewOfDraft(url, draft2014.serializeHost(url.host), draft2014.serializeURL(url)),
  };
}

/** The parser of the glossary with some of its slips. */
export function parser2015(slips: readonly Slip[]): ParserOf {
  const states = (slip: "relative" | "relative slash") =>
    (slips.includes(slip) ? RELATIVE_STATES_2015 : draft2014.RELATIVE_STATES_2014)[slip];
  const relative = { relative: states("relative"), "relative slash": states("relative slash") };
  const sets = slips.includes("tilde") ? ENCODE_SETS_2015 : ENCODE_SETS;
  return { ...parserOf(draft2014.createDraft(sets, relative)), slips };
}

export const PARSERS: Readonly<Record<DraftName, ParserOf>> = {
  2012: parser2012(false),
  2014: parserOf(draft2014.DRAFT_2014),
  2015: parser2015(SLIPS),
};

export const parse: SubjectRunner<"parse"> = {
  documents: ["2012", "2014", "2015"],
  old: (document, input) => parseAs(PARSERS[document], input),
  now: ({ input, base, encoding }) => {
    if (encoding === undefined) return viewOrFailure(URL.parse(input, base ?? undefined));
    const result = parseURL(input, { ...(base !== null && { base }), encoding: encoderOf(encoding) });
    return result.ok ? viewOfURL(new URL(result.value.href)) : null;
  },
  isComparable: (document, { base }) => {
    if (base === null) return true;
    const parser = document === "2012" ? parser2012(true) : PARSERS[document];
    return sameView(parseAs(parser, { input: base, base: null }), viewOrFailure(URL.parse(base)));
  },
};

/** The base is parsed by the draft too. */
export function parseAs(parser: ParserOf, { input, base, encoding }: Omit<CaseOf<"parse">, "subject">): View {
  const parsedBase = base === null ? null : parser.parse(base, null, undefined);
  if (typeof parsedBase === "symbol") return null;
  const url = parser.parse(input, parsedBase, encoding === undefined ? undefined : encoderOf(encoding));
  return typeof url === "symbol" ? null : parser.view(url);
}

function encoderOf(label: string): Encoder {
  const result = createEncoder(label);
  if (!result.ok) throw new RangeError(`${label} is not the label of an encoding`);
  return result.value;
}

function viewOrFailure(url: URL | null): View {
  return url === null ? null : viewOfURL(url);
}

/** The URL serializer with the exclude fragment flag, for URLs that both sides parse to the same. */
export const serialize: SubjectRunner<"serialize"> = {
  documents: ["2012", "2014"],
  old: (document, { href }) => {
    const url = document === "2012" ? draft2012.parseURL(href, { corrected: true }) : draft2014.basicURLParse(href);
    if (typeof url === "symbol") return null;
    return { text: document === "2012" ? draft2012.serializeURL(url, true) : draft2014.serializeURL(url, true) };
  },
  now: ({ href }) => {
    const result = parseURL(href);
    return result.ok ? { text: serializeURL(result.value, { excludeFragment: true }) } : null;
  },
  isComparable: (document, { href }) => {
    const view = parseAs(document === "2012" ? parser2012(true) : PARSERS[document], { input: href, base: null });
    const now = viewOrFailure(URL.parse(href));
    return view !== null && now !== null && sameView({ ...view, href: null }, { ...now, href: null });
  },
};
