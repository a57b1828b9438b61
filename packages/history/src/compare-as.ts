import type { URLLike } from "@url/parser";
import { expectOneOf } from "@url/result/internal";
import { compareDraft } from "./changes/compare.ts";
import type { Comparison } from "./comparison.ts";
import { type CompareAsOptions, type OldDocumentName, readInput } from "./parse-as.ts";
import { compareURI } from "./uri-changes/compare-uri.ts";

/**
 * Parses a text as an old document says and as today's Standard says, and names what makes the difference.
 * {@link explainChange} says what a name means.
 * @throws TypeError or RangeError for a wrong argument or option, and for an option that has no effect
 * @example compareAs("2014", "http://a:65536/").changes // → ["port-out-of-range"]
 * @see https://url.spec.whatwg.org/#concept-basic-url-parser
 */
export function compareAs(
  document: OldDocumentName,
  input: string,
  base?: URLLike,
  options?: CompareAsOptions,
): Comparison {
  expectOneOf(document, OLD_DOCUMENTS, "compareAs", "document");
  const given = readInput("compareAs", input, base, options, document);
  return document === "html5" || document === "rfc3986" ? compareURI(document, given) : compareDraft(document, given);
}

const OLD_DOCUMENTS: readonly string[] = ["2012", "2014", "2015", "html5", "rfc3986"];
