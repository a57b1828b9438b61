/**
 * Where the components of a URI reference lie in its text, in UTF-16 code units, ascending.
 *
 *   foo://user@example.com:8042/over/there?name=ferret#nose
 *       |      |          |    |          |           |
 *   schemeEnd  hostStart  |    pathStart  queryStart  fragmentStart
 *                         hostEnd
 *
 * A range holds its delimiter, so that an absent component (an empty range) differs from an empty one:
 * the scheme its ":", the authority its "//", the userinfo its "@", the port its ":", the query its "?",
 * the fragment its "#". Only host and path have none: there is a host when there is an authority.
 */
export interface URIRanges {
  readonly text: string;
  readonly schemeEnd: number;
  readonly hostStart: number;
  readonly hostEnd: number;
  readonly pathStart: number;
  readonly queryStart: number;
  readonly fragmentStart: number;
}

/**
 * Cuts a URI reference, valid or not, as the RFC's own regular expression does; never fails and decodes nothing.
 * Within an authority the last "@" ends the userinfo and the first ":" behind it (or behind the "]") starts the
 * port: in a valid text there is no other.
 * @see https://www.rfc-editor.org/rfc/rfc3986#appendix-B
 */
export function locateURI(text: string): URIRanges {
  const fragmentStart = orEnd(text.indexOf("#"), text.length);
  const queryStart = orEnd(text.indexOf("?"), fragmentStart);
  const colon = text.indexOf(":");
  // foo/bar:baz
  //        ^ no scheme: a "/" comes first
  const schemeEnd = colon > 0 && colon < orEnd(text.indexOf("/"), queryStart) ? colon + 1 : 0;
  let hostStart = schemeEnd;
  let hostEnd = schemeEnd;
  let pathStart = schemeEnd;
  if (text.startsWith("//", schemeEnd)) {
    pathStart = orEnd(text.indexOf("/", schemeEnd + 2), queryStart);
    hostStart = Math.max(schemeEnd + 2, text.lastIndexOf("@", pathStart - 1) + 1);
    // [2001:db8::7]:80
    //             ^ a colon before it belongs to the address
    const from = text.startsWith("[", hostStart) ? orEnd(text.indexOf("]", hostStart), pathStart) : hostStart;
    hostEnd = orEnd(text.indexOf(":", from), pathStart);
  }
  return { text, schemeEnd, hostStart, hostEnd, pathStart, queryStart, fragmentStart };
}

/** What `indexOf` found, or the end when it is not found before that. */
function orEnd(index: number, end: number): number {
  return index === -1 || index > end ? end : index;
}

/** Is there an authority, be it empty? */
export function hasAuthority(uri: URIRanges): boolean {
  return uri.pathStart > uri.schemeEnd;
}
