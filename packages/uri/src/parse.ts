import { hasAuthority, locateURI, type URIRanges } from "./ranges.ts";

/** The five components of a URI reference, raw. `null` is absent, "" is there and empty. */
export interface URIComponents {
  readonly scheme: string | null;
  readonly authority: string | null;
  readonly path: string;
  readonly query: string | null;
  readonly fragment: string | null;
}

/** The components with the parts of the authority, and where they lie. */
export interface ParsedURI extends URIComponents {
  readonly userinfo: string | null;
  readonly host: string | null;
  readonly port: string | null;
  readonly ranges: URIRanges;
}

/**
 * Takes a URI or IRI reference apart without changing a letter: nothing is decoded, lower-cased or judged, and
 * `recompose(parseURI(text)).value === text` for every text. Never fails; whether a text is valid, {@link isURI} and
 * {@link checkURI} say.
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-3
 */
export function parseURI(text: string): ParsedURI {
  const ranges = locateURI(text);
  const { schemeEnd, hostStart, hostEnd, pathStart, queryStart, fragmentStart } = ranges;
  const there = hasAuthority(ranges);
  return {
    scheme: schemeEnd > 0 ? text.slice(0, schemeEnd - 1) : null,
    authority: there ? text.slice(schemeEnd + 2, pathStart) : null,
    userinfo: there && hostStart > schemeEnd + 2 ? text.slice(schemeEnd + 2, hostStart - 1) : null,
    host: there ? text.slice(hostStart, hostEnd) : null,
    port: pathStart > hostEnd ? text.slice(hostEnd + 1, pathStart) : null,
    path: text.slice(pathStart, queryStart),
    query: fragmentStart > queryStart ? text.slice(queryStart + 1, fragmentStart) : null,
    fragment: text.length > fragmentStart ? text.slice(fragmentStart + 1) : null,
    ranges,
  };
}
