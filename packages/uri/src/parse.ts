import { expectText } from "@url/result/internal";
import { hasAuthority, locateURI, type URIRanges } from "./ranges.ts";

/** The five components of a URI reference, as they are in the text. An absent component is `null`, an empty one "". */
export interface URIComponents {
  readonly scheme: string | null;
  readonly authority: string | null;
  readonly path: string;
  readonly query: string | null;
  readonly fragment: string | null;
}

/** The components, the parts of the authority, and where all of them are in the text. */
export interface ParsedURI extends URIComponents {
  readonly userinfo: string | null;
  readonly host: string | null;
  readonly port: string | null;
  readonly ranges: URIRanges;
}

/**
 * Splits a URI or IRI reference into its components. Nothing is decoded, changed to lower case or checked, and
 * `recompose(parseURI(text)).value === text` for every text, so this never fails. To find out whether a text is valid,
 * use {@link isURI} or {@link checkURI}.
 * @throws TypeError if `text` is not a string
 * @example parseURI("http://a:80/?").port // → "80"
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-3
 */
export function parseURI(text: string): ParsedURI {
  expectText(text, "parseURI", "text");
  const ranges = locateURI(text);
  const { schemeEnd, hostStart, hostEnd, pathStart, queryStart, fragmentStart } = ranges;
  const input = ranges.text;
  return {
    scheme: between(input, 0, schemeEnd - 1),
    authority: between(input, schemeEnd + 2, pathStart),
    userinfo: between(input, schemeEnd + 2, hostStart - 1),
    host: hasAuthority(ranges) ? input.slice(hostStart, hostEnd) : null,
    port: between(input, hostEnd + 1, pathStart),
    path: input.slice(pathStart, queryStart),
    query: between(input, queryStart + 1, fragmentStart),
    fragment: between(input, fragmentStart + 1, input.length),
    ranges,
  };
}

/** Returns what follows a delimiter. Where the delimiter is absent, its place ends before `start`. */
function between(text: string, start: number, end: number): string | null {
  return start > end ? null : text.slice(start, end);
}
