import type { DraftName } from "../draft-parser.ts";

/** What a document says and today's Standard says otherwise. */
export interface Change {
  /** What the documents say, in our words. */
  readonly old: string;
  /** What today's Standard says, in our words. */
  readonly today: string;
  /** The documents that it concerns, each with the heading and the algorithm that says so. */
  readonly sections: Readonly<Partial<Record<DraftName, string>>>;
  /** The id of the place in today's Standard. */
  readonly anchor: string;
}

/** The name of a change. */
export type DraftChangeName =
  | "controls-trimmed"
  | "tabs-and-newlines"
  | "not-special-authority"
  | "not-special-base"
  | "fragment-of-opaque-base"
  | "gopher"
  | "file-base"
  | "file-host"
  | "file-drive-letter"
  | "credentials-inherited"
  | "scheme-data-query"
  | "opaque-path-space"
  | "userinfo-set"
  | "empty-password"
  | "port-out-of-range"
  | "path-set"
  | "percent-2e-in-segment"
  | "dot-segments"
  | "query-set"
  | "query-encoding"
  | "query-unencodable"
  | "fragment-set"
  | "IPv4-host"
  | "domain-to-ASCII"
  | "domain-to-Unicode"
  | "ASCII-domain"
  | "forbidden-code-points"
  | "host-first-code-point"
  | "host-missing"
  | "IPv6-IPv4-tail"
  | "IPv6-compression"
  | "IPv6-serializer"
  | "href-setter"
  | "exception-name"
  | "protocol-setter"
  | "credentials-setter"
  | "host-setter"
  | "port-setter"
  | "path-setter"
  | "search-setter"
  | "hash-setter"
  | "origin-blob"
  | "origin-unicode"
  | "origin-default-port"
  | "params-question-mark"
  | "params-init"
  | "params-emptied"
  | "params-set"
  | "params-not-special"
  | "percent-decode"
  | "form-non-ASCII"
  | "form-encoding"
  | "form-charset"
  | "form-isindex"
  | "tilde-encoded"
  | "number-sign-kept"
  | "drive-letter-backslash"
  | "file-relative-slash";

/** Every difference between the drafts and today's Standard that is known, by its name. */
export const CHANGES: Readonly<Record<DraftChangeName, Change>> = {
  // Before and between the components.
  "controls-trimmed": {
    old: "only tab, line feed, form feed, carriage return and space are removed at the ends",
    today: "C0 controls at the ends are removed too",
    anchor: "concept-basic-url-parser",
    sections: { 2012: "Parsing, URL parser", 2014: "4.2, basic URL parser", 2015: "URL parsing, basic URL parser" },
  },
  "tabs-and-newlines": {
    old: "each state decides about tabs and newlines: most skip them, and a scheme or a slash does not",
    today: "tabs and newlines are removed everywhere, also in a scheme and after slashes",
    anchor: "concept-basic-url-parser",
    sections: { 2012: "Parsing, authority state", 2014: "4.2, host state", 2015: "URL parsing, stan hosta" },
  },

  // Schemes and bases.
  "not-special-authority": {
    old: "whatever follows a scheme that is not relative is scheme data, also after two slashes",
    today: "a URL whose scheme is not special can have a host and a path of segments",
    anchor: "scheme-state",
    sections: { 2012: "Parsing, scheme state", 2014: "4.2, scheme state", 2015: "URL parsing, stan schematu" },
  },
  "not-special-base": {
    old: "only a URL with a relative scheme can be a base",
    today: "a URL whose scheme is not special can be a base if its path is not opaque",
    anchor: "no-scheme-state",
    sections: {
      2012: "Parsing, no scheme state",
      2014: "4.2, no scheme state",
      2015: "URL parsing, stan bez schematu",
    },
  },
  "fragment-of-opaque-base": {
    old: "nothing can be resolved against a URL without a relative scheme, not even a fragment",
    today: "a fragment alone is parsed against any base, such as `#x` against `mailto:x`",
    anchor: "no-scheme-state",
    sections: {
      2012: "Parsing, no scheme state",
      2014: "4.2, no scheme state",
      2015: "URL parsing, stan bez schematu",
    },
  },
  gopher: {
    old: "`gopher` is a relative scheme with port 70",
    today: "`gopher` is not a special scheme any more",
    anchor: "special-scheme",
    sections: { 2012: "URLs, relative scheme", 2014: "4, relative scheme", 2015: "URL concept, default port" },
  },
  "file-base": {
    old: "`file:` always leads to the relative state, which takes what is missing from any base",
    today: "a `file:` URL takes host, path and query from a `file:` base only",
    anchor: "file-state",
    sections: { 2012: "Parsing, relative state", 2014: "4.2, scheme state", 2015: "URL parsing, stan schematu" },
  },
  "file-host": {
    old: "`localhost` stays as it is, and a path after `file:` drops the host of the base",
    today: "`localhost` is the empty host of a `file:` URL, and a `file:` reference keeps its base's host",
    anchor: "file-host-state",
    sections: {
      2012: "Parsing, file host state",
      2014: "4.2, relative slash state",
      2015: "URL parsing, stan hosta pliku",
    },
  },
  "file-drive-letter": {
    old: "a drive letter is recognized as the first segment of a path only, and `..` can remove it",
    today: "drive letters are recognized in more places, and `..` does not remove them",
    anchor: "shorten-a-urls-path",
    sections: {
      2012: "Parsing, relative path state",
      2014: "4.2, relative path state",
      2015: "URL parsing, stan relatywności ścieżki",
    },
  },
  "credentials-inherited": {
    old: "a relative reference takes host and port of its base, without credentials",
    today: "a relative reference inherits username and password",
    anchor: "relative-state",
    sections: { 2012: "Parsing, relative state", 2014: "4.2, relative state", 2015: "URL parsing, stan relatywności" },
  },

  // Components.
  "scheme-data-query": {
    old: "the serializer writes the query of a URL with a host only",
    today: "the query of a URL with an opaque path is serialized",
    anchor: "concept-url-serializer",
    sections: { 2012: "Serializing, URL serializer" },
  },
  "opaque-path-space": {
    old: "a space at the end of scheme data stays",
    today: "a space at the end of an opaque path is encoded as `%20` before `?` or `#`",
    anchor: "cannot-be-a-base-url-path-state",
    sections: {
      2012: "Parsing, scheme data state",
      2014: "4.2, scheme data state",
      2015: "URL parsing, stan danych schematu",
    },
  },
  "userinfo-set": {
    old: "credentials in a URL are encoded with the default set, which leaves these characters",
    today: "`:` `;` `=` `[` `]` `^` `{` `}` and `|` are encoded in credentials",
    anchor: "authority-state",
    sections: {
      2012: "Parsing, authority state",
      2014: "4.2, authority state",
      2015: "URL parsing, stan uwierzytelniania",
    },
  },
  "empty-password": {
    old: "a password that is empty, and there, is serialized as `:`",
    today: "an empty password counts as none: its `:` is not serialized",
    anchor: "concept-url-serializer",
    sections: {
      2012: "Serializing, URL serializer",
      2014: "4.3, URL serializer",
      2015: "URL serializing, URL serializer",
    },
  },
  "port-out-of-range": {
    old: "a port may have any number of digits",
    today: "a port above 65535 is rejected",
    anchor: "port-state",
    sections: { 2012: "Parsing, port state", 2014: "4.2, port state", 2015: "URL parsing, stan portu" },
  },
  "path-set": {
    old: "the default set leaves `^` `{` `}`",
    today: "`^` `{` `}` are encoded in a path",
    anchor: "path-percent-encode-set",
    sections: {
      2012: "Percent-encoded bytes, default encode set",
      2014: "2, default encode set",
      2015: "Percent-encoded bytes, default encode set",
    },
  },
  "percent-2e-in-segment": {
    old: "every `%2e` of a path becomes a dot",
    today: "`%2e` is a dot in a dot segment only",
    anchor: "single-dot-path-segment",
    sections: { 2012: "Parsing, relative path state" },
  },
  "dot-segments": {
    old: "`..` and `.` before a slash leave an empty segment, as at the end",
    today: "`..` and `.` before a slash leave no empty segment",
    anchor: "path-state",
    sections: { 2012: "Parsing, relative path state" },
  },
  "query-set": {
    old: "`` ` `` is encoded in every query, and `'` in none",
    today: "`` ` `` is no longer encoded in a query; `'` is in special URLs",
    anchor: "query-percent-encode-set",
    sections: { 2012: "Parsing, query state", 2014: "4.2, query state", 2015: "URL parsing, stan zapytania" },
  },
  "query-encoding": {
    old: "the encoding is used for URLs without a host, and UTF-8 for those with one: the condition is the wrong way round",
    today: "the encoding is used in the query of special URLs",
    anchor: "query-state",
    sections: { 2012: "Parsing, query state" },
  },
  "query-unencodable": {
    old: "what an encoding lacks becomes `&%23…;` in a query",
    today: "what an encoding lacks becomes `%26%23…%3B` in a query",
    anchor: "string-percent-encode-after-encoding",
    sections: { 2014: "4.2, query state", 2015: "URL parsing, stan zapytania" },
  },
  "fragment-set": {
    old: "a fragment is encoded with the simple set, which leaves these characters",
    today: 'space, `"` `<` `>` and `` ` `` are encoded in a fragment',
    anchor: "fragment-percent-encode-set",
    sections: { 2012: "Parsing, fragment state", 2014: "4.2, fragment state", 2015: "URL parsing, stan fragmentu" },
  },

  // Hosts.
  "IPv4-host": {
    old: "a host is a domain or an IPv6 address; numbers are labels of a domain",
    today: "a host that ends in a number is an IPv4 address, or rejected",
    anchor: "concept-host-parser",
    sections: { 2012: "Host writing", 2014: "3, host", 2015: "Hosts, host" },
  },
  "domain-to-ASCII": {
    old: "domains are converted by UTS #46 with transitional processing and checked hyphens; 2012 leaves the conversion open",
    today: "domains are converted by UTS #46, non-transitional, with CheckBidi and CheckJoiners, without CheckHyphens",
    anchor: "domain-parser-toascii",
    sections: { 2012: "Host parsing, host parser", 2014: "3.1, domain to ASCII", 2015: "IDNA, domain to ASCII" },
  },
  "domain-to-Unicode": {
    old: "the labels of a domain are decoded, whatever error UTS #46 records",
    today: "a domain with an error of UTS #46 is shown in ASCII",
    anchor: "concept-domain-to-unicode",
    sections: { 2014: "3.1, domain to Unicode", 2015: "IDNA, domain to Unicode" },
  },
  "ASCII-domain": {
    old: "ToASCII of UTS #46 checks domains in ASCII too",
    today: "an ASCII domain is only lower-cased",
    anchor: "concept-domain-to-ascii",
    sections: { 2012: "Host parsing, host parser", 2014: "3.1, domain to ASCII", 2015: "IDNA, domain to ASCII" },
  },
  "forbidden-code-points": {
    old: "a domain may have every code point, except for a short list of delimiters; 2012 forbids none",
    today: "more code points are forbidden in hosts: C0 controls, `<`, `>`, `^`, `|` and U+007F",
    anchor: "forbidden-domain-code-point",
    sections: { 2012: "Host parsing, host parser", 2014: "3.3, host parser", 2015: "Host parsing, host parser" },
  },
  "host-first-code-point": {
    old: "the parser goes back by the length of the buffer and not by one more, so that a host loses its first code point",
    today: "a host keeps its first code point",
    anchor: "authority-state",
    sections: { 2012: "Parsing, authority state" },
  },
  "host-missing": {
    old: "2012 accepts an empty host, and 2014 one that is empty after ToASCII",
    today: "a special URL must have a host, except for `file:`",
    anchor: "host-state",
    sections: { 2012: "Parsing, host state", 2014: "3.3, host parser", 2015: "Host parsing, host parser" },
  },
  "IPv6-IPv4-tail": {
    old: "a dot after the fourth number is accepted; 2012 rejects every IPv4 address",
    today: "an IPv4 address at the end of an IPv6 address needs exactly four parts",
    anchor: "concept-ipv6-parser",
    sections: { 2012: "Host parsing, IPv6 parser", 2014: "3.3, IPv6 parser", 2015: "Host parsing, IPv6 parser" },
  },
  "IPv6-compression": {
    old: "`::` is read at the start only, and the pieces after it land one place too far",
    today: "`::` is expanded at its place",
    anchor: "concept-ipv6-parser",
    sections: { 2012: "Host parsing, IPv6 parser" },
  },
  "IPv6-serializer": {
    old: "both colons of `::` are written after the one of the piece before",
    today: "`::` is written for the first longest run of zeros, with two colons in all",
    anchor: "concept-ipv6-serializer",
    sections: { 2012: "Serializing, IPv6 serializer" },
  },

  // Setters and the interfaces.
  "href-setter": {
    old: "a failure of the `href` setter throws nothing in 2012 and leaves the object without a URL; both documents parse against the base",
    today: "the `href` setter throws a TypeError, and changes nothing then",
    anchor: "dom-url-href",
    sections: { 2012: "Interface URLUtils, href", 2014: "6.3, href" },
  },
  "exception-name": {
    old: "the constructor throws a SyntaxError",
    today: "the constructor throws a TypeError",
    anchor: "dom-url-url",
    sections: { 2012: "Constructors" },
  },
  "protocol-setter": {
    old: "`protocol` takes any scheme",
    today:
      "`protocol` does not change between special and other schemes, or to `file` with credentials or a port; it removes the default port",
    anchor: "scheme-state",
    sections: { 2012: "Parsing, scheme state", 2014: "4.2, scheme state" },
  },
  "credentials-setter": {
    old: "`username` and `password` work for every URL with a relative scheme, also for `file:`",
    today: "`username` and `password` do nothing for URLs without a host, and for `file:`",
    anchor: "dom-url-username",
    sections: { 2012: "Interface URLUtils, username", 2014: "6.3, username" },
  },
  "host-setter": {
    old: "`host` and `hostname` take what the host parser accepts",
    today: "`host` and `hostname` do nothing if the result could not be parsed again",
    anchor: "hostname-state",
    sections: { 2012: "Parsing, hostname state", 2014: "4.2, hostname state" },
  },
  "port-setter": {
    old: "`port` reads an empty or wrong value as an empty port",
    today: "`port` does nothing without a digit, and removes the port for the empty string",
    anchor: "port-state",
    sections: { 2012: "Parsing, port state", 2014: "4.2, port state" },
  },
  "path-setter": {
    old: "`pathname` works for URLs with a relative scheme only",
    today: "`pathname` works on all URLs without an opaque path",
    anchor: "dom-url-pathname",
    sections: { 2012: "Interface URLUtils, pathname", 2014: "6.3, pathname" },
  },
  "search-setter": {
    old: "`search` fills the query object, which then writes the query as a form; 2012 ignores it for other than relative schemes",
    today: "`search` works on all URLs, and its value is not serialized as a form",
    anchor: "dom-url-search",
    sections: { 2012: "Interface URLUtils, search", 2014: "6.3, search" },
  },
  "hash-setter": {
    old: "`hash` does nothing for `javascript:`",
    today: "`hash` works on `javascript:` too",
    anchor: "dom-url-hash",
    sections: { 2012: "Interface URLUtils, hash", 2014: "6.3, hash" },
  },
  "origin-blob": {
    old: "a `blob:` URL has the origin of the URL in it, whatever its scheme",
    today: "a `blob:` URL has the origin of `http:`, `https:` and `file:` only",
    anchor: "concept-url-origin",
    sections: { 2014: "4.4, origin", 2015: "Origin concept, origin" },
  },
  "origin-unicode": {
    old: "`origin` has the domain in Unicode",
    today: "`origin` is ASCII",
    anchor: "dom-url-origin",
    sections: { 2014: "6.3, origin" },
  },
  "origin-default-port": {
    old: "an origin always has a port: the default port of the scheme if the URL has none",
    today: "an origin has no default port",
    anchor: "concept-url-origin",
    sections: { 2014: "4.4, origin", 2015: "Origin concept, origin" },
  },
  "params-question-mark": {
    old: 'a "?" at the start of the string is part of the first name',
    today: 'a leading "?" of the constructor\'s string is removed',
    anchor: "dom-urlsearchparams-urlsearchparams",
    sections: { 2012: "Interface URLQuery, new URLQuery object", 2014: "6.4, new URLSearchParams object" },
  },
  "params-init": {
    old: "the constructor takes a string or another query object",
    today: "the constructor takes sequences and records",
    anchor: "urlsearchparams-initialize",
    sections: { 2012: "Interface URLQuery, new URLQuery object", 2014: "6.4" },
  },
  "params-emptied": {
    old: 'a query without pairs is the empty query, and its "?" stays',
    today: 'the "?" is removed with the last pair',
    anchor: "concept-urlsearchparams-update",
    sections: { 2012: "Interface URLQuery, update steps", 2014: "6.4, update steps" },
  },
  "params-set": {
    old: "`set` changes the first pair of the name, and keeps the others",
    today: "`set` removes the other pairs of the name",
    anchor: "dom-urlsearchparams-set",
    sections: { 2012: "Interface URLQuery, set" },
  },
  "params-not-special": {
    old: "only a URL with a relative scheme has a query object",
    today: "every URL has a query object",
    anchor: "url-initialize",
    sections: { 2012: "API" },
  },

  // Form bodies and percent-encoding.
  "percent-decode": {
    old: "a code point of a string is taken for the byte with its value",
    today: "a string is encoded as UTF-8 before it is percent-decoded",
    anchor: "urlencoded-parsing",
    sections: { 2012: "Percent-encoded bytes, percent decode" },
  },
  "form-non-ASCII": {
    old: "a raw byte above 0x7F fails in any encoding but UTF-8; 2015 writes 0xF7",
    today: "bytes above 0x7F are accepted",
    anchor: "concept-urlencoded-parser",
    sections: { 2014: "5.1, form parser", 2015: "application/x-www-form-urlencoded parser" },
  },
  "form-encoding": {
    old: "the form parser and the serializer take an encoding override",
    today: "the parser and the serializer are UTF-8 only",
    anchor: "concept-urlencoded-parser",
    sections: {
      2012: "application/x-www-form-urlencoded parser",
      2014: "5.1, form parser",
      2015: "application/x-www-form-urlencoded parser",
    },
  },
  "form-charset": {
    old: "a pair named `_charset_` can choose the encoding of the form",
    today: "`_charset_` is a name like others",
    anchor: "concept-urlencoded-parser",
    sections: {
      2012: "application/x-www-form-urlencoded parser",
      2014: "5.1, form parser",
      2015: "application/x-www-form-urlencoded parser",
    },
  },
  "form-isindex": {
    old: "with the isindex flag, a first string without `=` is a value without a name",
    today: "a first string without `=` is a name, never a value",
    anchor: "concept-urlencoded-parser",
    sections: {
      2012: "application/x-www-form-urlencoded parser",
      2014: "5.1, form parser",
      2015: "application/x-www-form-urlencoded parser",
    },
  },

  // Only in the glossary of 2015.
  "tilde-encoded": {
    old: "`~` is in the simple set, by a slip",
    today: "`~` is in no set",
    anchor: "c0-control-percent-encode-set",
    sections: { 2015: "Percent-encoded bytes, simple encode set" },
  },
  "number-sign-kept": {
    old: "the default set lacks `#`, by a slip",
    today: "`#` is in the path set",
    anchor: "query-percent-encode-set",
    sections: { 2015: "Percent-encoded bytes, default encode set" },
  },
  "drive-letter-backslash": {
    old: "the list of what may follow a drive letter has an empty string in place of the backslash",
    today: "a backslash may follow a drive letter",
    anchor: "start-with-a-windows-drive-letter",
    sections: { 2015: "URL parsing, stan relatywności" },
  },
  "file-relative-slash": {
    old: "the condition for taking over the base's host is the wrong way round",
    today: "`/x` against a base other than `file:` keeps the base's host",
    anchor: "relative-slash-state",
    sections: { 2015: "URL parsing, stan relatywności ze slashem" },
  },
};
