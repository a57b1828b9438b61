/**
 * A URL as a document parses it. What is absent is `null`, and "" for username, host and port, as in the drafts. All of it
 * is as the document serializes it.
 */
export interface ParsedAs {
  /** What the document's URL serializer returns. 2012 leaves out the query of a URL without a host. */
  readonly href: string;
  /** Without ":"; "" in a relative reference, which only RFC 3986 has as a result. */
  readonly scheme: string;
  readonly username: string;
  readonly password: string | null;
  readonly host: string;
  /** Digits. 2012, 2014 and 2015 have no upper limit, so it is text. */
  readonly port: string;
  /** The path, or what the drafts call scheme data. */
  readonly path: string;
  readonly query: string | null;
  readonly fragment: string | null;
}

/** Why a document has no URL for a text. */
export interface ParseAsError {
  /**
   * The name of the state in which the parser of a draft returned failure, such as "no scheme" or "host"; for the others
   * the code of `resolve` of `@url/history/html5`, `checkURI` of `@url/uri` or `parseURL` of `@url/parser`.
   */
  readonly code: string;
  /** Where the parser of a draft was when it failed, or the range of the others, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  /** Present if the range is of the base. */
  readonly in?: "base";
}
