import type { URLLike } from "@url/parser";
import { textOf } from "@url/parser/internal";
import type { Encoder } from "@url/percent";
import type { Result } from "@url/result";
import { expectBoolean, expectFunction, expectOneOf, expectOptions, expectText, refuse } from "@url/result/internal";
import { type DraftInput, PARSERS, parser2012, parseWith } from "./draft-parser.ts";
import { parseToday } from "./parse-today.ts";
import { parseByHTML5, parseByRFC3986 } from "./parse-uri.ts";
import type { ParseAsError, ParsedAs } from "./parsed-as.ts";

/** The Standard of 2012, its drafts of 2014 and 2015, HTML5 of 2011, RFC 3986, and today's Standard. */
export type DocumentName = (typeof DOCUMENTS)[number];

/** The documents that {@link compareAs} compares with today's Standard. */
export type OldDocumentName = Exclude<DocumentName, "today">;

export const DOCUMENTS = ["2012", "2014", "2015", "html5", "rfc3986", "today"] as const;

/** How `compareAs` parses. */
export interface CompareAsOptions {
  /** The encoder of the document's character encoding, for the query. The default is UTF-8. RFC 3986 has none. */
  readonly encoding?: Encoder | undefined;
}

/** How {@link parseAs} parses. */
export interface ParseAsOptions extends CompareAsOptions {
  /**
   * For "2012" only: parses with the "authority state" of 2014. As it is written, the parser of 2012 loses the first code
   * point of every host without credentials in front of it. The default is false.
   */
  readonly corrected?: boolean | undefined;
}

/**
 * Parses a text as a document says, against a base that the same document parses. "2012", "2014" and "2015" run the state
 * machines of these drafts, step by step as they are written; "html5" resolves as HTML5 did in 2011; "rfc3986" checks the
 * grammar and resolves by section 5.2; "today" is `parseURL` of `@url/parser`. Fails if the document has no URL for the
 * text.
 * @throws TypeError or RangeError for a wrong argument or option, and for an option that has no effect
 * @example parseAs("2014", "http://a:65536/") // → { ok: true, value: { href: "http://a:65536/", scheme: "http", username: "", password: null, host: "a", port: "65536", path: "/", query: null, fragment: null } }
 * @see https://www.w3.org/TR/2014/WD-url-1-20141209/#concept-basic-url-parser
 */
export function parseAs(
  document: DocumentName,
  input: string,
  base?: URLLike,
  options?: ParseAsOptions,
): Result<ParsedAs, ParseAsError> {
  expectOneOf(document, DOCUMENTS, "parseAs", "document");
  const given = readInput("parseAs", input, base, options, document);
  if (options?.corrected !== undefined && document !== "2012") {
    refuse(options.corrected, "parseAs", "corrected", 'undefined unless the document is "2012"');
  }
  switch (document) {
    case "2012":
      return parseWith(parser2012(options?.corrected === true), given);
    case "2014":
    case "2015":
      return parseWith(PARSERS[document], given);
    case "html5":
      return parseByHTML5(given);
    case "rfc3986":
      return parseByRFC3986(given);
    case "today":
      return parseToday(given);
  }
}

/** Checks the arguments that the functions of this entry share. */
export function readInput(
  where: string,
  input: string,
  base: URLLike | undefined,
  options: ParseAsOptions | undefined,
  document: DocumentName,
): DraftInput {
  expectText(input, where, "input");
  expectOptions(options, where, { encoding: expectFunction, corrected: expectBoolean });
  if (options?.encoding !== undefined && document === "rfc3986") {
    refuse(options.encoding, where, "encoding", "undefined for RFC 3986, which has no encodings");
  }
  return {
    input,
    base: base === undefined ? null : textOf(base, where, "base"),
    ...(options?.encoding && { encoding: options.encoding }),
  };
}
