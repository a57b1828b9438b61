import { URL } from "@url/api";
import { createEncoder } from "@url/encoding";
import { type DraftParser, draft2012, draft2014, PARSERS, parser2012, parseWith } from "@url/history/internal";
import { parseURL } from "@url/parser";
import type { Encoder } from "@url/percent";
import { serializeURL } from "@url/serializer";
import type { CaseOf } from "../case.ts";
import { sameView, type View, viewOfURL } from "../view.ts";
import type { SubjectRunner } from "./subject.ts";

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
function parseAs(parser: DraftParser, { input, base, encoding }: Omit<CaseOf<"parse">, "subject">): View {
  const result = parseWith(parser, { input, base, encoding: encoding === undefined ? undefined : encoderOf(encoding) });
  return result.ok ? { ...result.value } : null;
}

/** The encoder of a label. */
export function encoderOf(label: string): Encoder {
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
