/** The documents that parse by the grammar of a URI instead of by states. */
export type URIDocument = "html5" | "rfc3986";

/** What HTML5 or RFC 3986 says and today's Standard says otherwise. */
export interface URIChange {
  /** What the documents say, in our words. */
  readonly old: string;
  /** What today's Standard says, in our words. */
  readonly today: string;
  /** The documents that it concerns, each with the section that says so. */
  readonly sections: Readonly<Partial<Record<URIDocument, string>>>;
  /** The id of the place in today's Standard. */
  readonly anchor: string;
}

/** The name of a change since HTML5 or RFC 3986. */
export type URIChangeName =
  | "ends-trimmed"
  | "tabs-removed"
  | "backslashes"
  | "scheme-case"
  | "colon-in-first-segment"
  | "scheme-repeated"
  | "slashes"
  | "reference-alone"
  | "base-opaque"
  | "characters"
  | "percent-signs"
  | "at-signs"
  | "userinfo-escapes"
  | "userinfo-empty"
  | "credentials-without-host"
  | "host-required"
  | "authority-refused"
  | "host-of-any-scheme"
  | "host-decoded"
  | "host-case"
  | "domain-to-ASCII-2003"
  | "domain-LDH"
  | "host-forbidden"
  | "host-numbers"
  | "IPv6-text"
  | "IPvFuture"
  | "port-range"
  | "port-default"
  | "port-text"
  | "file-authority"
  | "file-localhost"
  | "file-drive-letters"
  | "path-escapes"
  | "path-opaque"
  | "path-empty"
  | "dot-segments-kept"
  | "dots-encoded"
  | "path-slashes"
  | "query-escapes"
  | "query-charset"
  | "query-bytes"
  | "query-lacking"
  | "fragment-escapes";

/**
 * Every difference between HTML5 or RFC 3986 and today's Standard, in the order in which the rules are replaced. The
 * sections of HTML5 are those of its Last Call of 2011.
 */
export const URI_CHANGES: Readonly<Record<URIChangeName, URIChange>> = {
  // The text, and where its components are.
  "ends-trimmed": {
    old: "HTML5 removes space, tab, line feed, form feed and carriage return at the ends; RFC 3986 allows no such character",
    today: "C0 controls and spaces at the ends are removed",
    anchor: "concept-basic-url-parser",
    sections: { html5: "2.6.2, step 1", rfc3986: "Appendix A" },
  },
  "tabs-removed": {
    old: "a tab or newline within the text is a character like others: HTML5 escapes it, and RFC 3986 does not allow it",
    today: "tabs and newlines are removed everywhere",
    anchor: "concept-basic-url-parser",
    sections: { html5: "2.6.2, step 2", rfc3986: "Appendix A" },
  },
  backslashes: {
    old: "a backslash does not delimit anything: HTML5 replaces those that are left at the end by slashes, and RFC 3986 allows none",
    today: "a backslash before the query of a special URL is read as a slash",
    anchor: "path-state",
    sections: { html5: "2.6.3, step 12", rfc3986: "Appendix A" },
  },
  "scheme-case": {
    old: "a scheme keeps its case; comparisons ignore it",
    today: "a scheme is written in lower case",
    anchor: "scheme-state",
    sections: { html5: "2.6.3", rfc3986: "3.1 and 6.2.2.1" },
  },
  "colon-in-first-segment": {
    old: "the first segment of a relative reference must not have a colon",
    today: "what precedes a colon without being a scheme belongs to the path of a reference",
    anchor: "no-scheme-state",
    sections: { html5: "2.6.2, step 2", rfc3986: "4.2" },
  },
  "scheme-repeated": {
    old: "a text with a scheme is not relative, also if the base has the same scheme",
    today: "a special URL with the scheme of its base and without two slashes is relative to that base",
    anchor: "special-relative-or-authority-state",
    sections: { html5: "2.6.3, step 10", rfc3986: "5.2.2" },
  },
  slashes: {
    old: "an authority follows exactly two slashes; without them there is none",
    today: "any number of slashes after the scheme of a special URL is read as two; `file:` has a host in any case",
    anchor: "special-authority-ignore-slashes-state",
    sections: { html5: "2.6.2, step 2", rfc3986: "3" },
  },
  "reference-alone": {
    old: "a relative reference can be parsed for itself",
    today: "a relative reference without a base is rejected",
    anchor: "no-scheme-state",
    sections: { rfc3986: "4.1" },
  },
  "base-opaque": {
    old: "every URI with a scheme can be a base",
    today: "if the path of the base does not start with a slash, only a fragment can be parsed against it",
    anchor: "no-scheme-state",
    sections: { html5: "2.6.3, step 10", rfc3986: "5.2.2" },
  },

  // What is allowed, and what is escaped.
  characters: {
    old: "a URI has unreserved and reserved characters only; brackets stand in a host only, and there is at most one number sign",
    today: "other characters are encoded or kept; none of them but those forbidden in hosts is rejected",
    anchor: "url-code-points",
    sections: { rfc3986: "Appendix A" },
  },
  "percent-signs": {
    old: "a percent sign without two hexadecimal digits is an error, in HTML5 only in a host",
    today: "a percent sign without two hexadecimal digits stays as it is",
    anchor: "invalid-url-unit",
    sections: { html5: "2.6.2, step 2", rfc3986: "2.1" },
  },
  "at-signs": {
    old: "an authority has at most one at sign",
    today: "the last at sign ends the credentials, and those before it are encoded",
    anchor: "authority-state",
    sections: { html5: "2.6.2, step 2", rfc3986: "3.2.1" },
  },
  "userinfo-escapes": {
    old: "the userinfo is taken over as it is written",
    today: "username and password are encoded with the userinfo set, which has `:`, `;` and `=` too",
    anchor: "userinfo-percent-encode-set",
    sections: { html5: "2.6.3", rfc3986: "3.2.1" },
  },
  "userinfo-empty": {
    old: "an empty userinfo, and an empty password after its colon, are written",
    today: "empty credentials are not written, and neither is an empty password",
    anchor: "concept-url-serializer",
    sections: { html5: "2.6.3", rfc3986: "3.2.1" },
  },
  "path-escapes": {
    old: "a path is escaped so that it matches the productions: brackets, the bar and the backslash too, and a space of any path",
    today: "a path is encoded with the path set, and an opaque path only with that of C0 controls",
    anchor: "path-percent-encode-set",
    sections: { html5: "2.6.3, step 7" },
  },
  "query-escapes": {
    old: "HTML5 escapes what the productions do not allow in a query, and RFC 3986 nothing",
    today:
      "a query is encoded with the query set, which leaves brackets and some others; in a special URL also the apostrophe",
    anchor: "special-query-percent-encode-set",
    sections: { html5: "2.6.3, step 8", rfc3986: "3.4" },
  },
  "query-charset": {
    old: "the query of every URL is in the encoding of the document",
    today: "only special URLs but `ws:` and `wss:` have their query in the encoding of the document",
    anchor: "query-state",
    sections: { html5: "2.6.3, step 8" },
  },
  "query-bytes": {
    old: "each character is encoded for itself, and all of its bytes are escaped",
    today: "the query is encoded as a whole, and those of its bytes are escaped that are in the set",
    anchor: "string-percent-encode-after-encoding",
    sections: { html5: "2.6.3, step 8" },
  },
  "query-lacking": {
    old: "what the encoding lacks becomes a question mark",
    today: "what the encoding lacks becomes `%26%23…%3B`",
    anchor: "string-percent-encode-after-encoding",
    sections: { html5: "2.6.3, step 8" },
  },
  "fragment-escapes": {
    old: "a fragment stays as it is",
    today: "a fragment is encoded with the fragment set",
    anchor: "fragment-percent-encode-set",
    sections: { html5: "2.6.3" },
  },

  // Hosts and ports.
  "host-of-any-scheme": {
    old: "the host of every scheme is decoded and converted by ToASCII",
    today: "the host of a URL that is not special is opaque: it is neither decoded nor converted",
    anchor: "concept-opaque-host-parser",
    sections: { html5: "2.6.3, steps 4 and 5" },
  },
  "host-decoded": {
    old: "the percent-encoded octets of a host stay",
    today: "the host of a special URL is percent-decoded",
    anchor: "concept-host-parser",
    sections: { rfc3986: "3.2.2" },
  },
  "domain-to-ASCII-2003": {
    old: "HTML5 converts a domain by RFC 3490, with Unicode 3.2; RFC 3986 leaves the conversion to name resolution",
    today: "a domain that is not ASCII is converted by UTS #46, with today's Unicode",
    anchor: "domain-parser-toascii",
    sections: { html5: "2.6.3, step 5", rfc3986: "3.2.2" },
  },
  "domain-LDH": {
    old: "a label has letters, digits and inner hyphens only, and from 1 to 63 of them",
    today: "an ASCII domain may have every code point that is not forbidden, and labels of any length",
    anchor: "concept-domain-to-ascii",
    sections: { html5: "2.6.3, step 5" },
  },
  "host-case": {
    old: "an ASCII host keeps its case",
    today: "the host of a special URL is written in lower case",
    anchor: "concept-domain-to-ascii",
    sections: { html5: "2.6.3, step 5", rfc3986: "3.2.2 and 6.2.2.1" },
  },
  "host-forbidden": {
    old: "a host may have every octet, percent-encoded",
    today: "a domain with a forbidden code point is rejected, also if that was percent-encoded",
    anchor: "forbidden-domain-code-point",
    sections: { rfc3986: "3.2.2" },
  },
  "host-numbers": {
    old: "a name that ends in a number is a name; only four decimal octets are an IPv4 address",
    today: "a host that ends in a number is an IPv4 address, or rejected",
    anchor: "ends-in-a-number-checker",
    sections: { html5: "2.6.3, step 5", rfc3986: "3.2.2" },
  },
  "file-localhost": {
    old: "`localhost` is a host like others",
    today: "`localhost` is the empty host of a `file:` URL",
    anchor: "file-host-state",
    sections: { html5: "2.6.3", rfc3986: "3.2.2" },
  },
  "IPv6-text": {
    old: "an IPv6 address stays as it is written",
    today: "an IPv6 address is written in its shortest form",
    anchor: "concept-ipv6-serializer",
    sections: { html5: "2.6.3", rfc3986: "3.2.2" },
  },
  IPvFuture: {
    old: "brackets may hold an address of a version to come, which starts with `v`",
    today: "brackets hold an IPv6 address only",
    anchor: "concept-host-parser",
    sections: { html5: "2.6.2, step 2", rfc3986: "3.2.2" },
  },
  "host-required": {
    old: "HTML5 wants a host for a scheme that names a server, such as `ldap`; RFC 3986 leaves that to the scheme",
    today: "a special URL must have a host, except for `file:`",
    anchor: "host-state",
    sections: { html5: "2.6.3, step 11", rfc3986: "3.2.2" },
  },
  "authority-refused": {
    old: "a scheme that has no authority, such as `data` or `mailto`, must not be followed by one",
    today: "every URL that is not special may have an authority",
    anchor: "path-or-authority-state",
    sections: { html5: "2.6.3, step 11" },
  },
  "credentials-without-host": {
    old: "an authority may have a userinfo or a port, and an empty host",
    today: "credentials or a port without a host are rejected",
    anchor: "host-state",
    sections: { html5: "2.6.2, step 2", rfc3986: "3.2" },
  },
  "file-authority": {
    old: "the authority of a `file:` URL may have a userinfo and a port",
    today: "`file:` has a host alone, and an at sign or a colon in it is rejected",
    anchor: "file-host-state",
    sections: { html5: "2.6.2, step 2", rfc3986: "3.2" },
  },
  "port-range": {
    old: "a port may have any number of digits, and any value",
    today: "a port above 65535 is an error",
    anchor: "port-state",
    sections: { html5: "2.6.2, step 2", rfc3986: "3.2.3" },
  },
  "port-default": {
    old: "the default port is written if it was",
    today: "the default port of a special scheme is not written",
    anchor: "port-state",
    sections: { html5: "2.6.3", rfc3986: "3.2.3" },
  },
  "port-text": {
    old: "a port may be empty, and keeps its zeros at the start",
    today: "an empty port is not written, nor are zeros at the start",
    anchor: "port-state",
    sections: { html5: "2.6.3", rfc3986: "3.2.3" },
  },

  // Paths.
  "file-drive-letters": {
    old: "a drive letter is a segment like others",
    today:
      "a drive letter of a `file:` URL is never a host, never removed, kept by references, and written with a colon",
    anchor: "windows-drive-letter",
    sections: { html5: "2.6.3, step 10", rfc3986: "5.2" },
  },
  "path-opaque": {
    old: "dot segments are removed from every path that is resolved",
    today: "a path that does not start with a slash is opaque, and keeps its dots",
    anchor: "cannot-be-a-base-url-path-state",
    sections: { html5: "2.6.3, step 10", rfc3986: "5.2.2" },
  },
  "dots-encoded": {
    old: "`%2e` is not a dot: nothing is decoded before dot segments are removed",
    today: "segments such as `%2e` and `.%2E` are dot segments",
    anchor: "single-dot-path-segment",
    sections: { html5: "2.6.3, step 10", rfc3986: "5.2.4" },
  },
  "dot-segments-kept": {
    old: "dot segments are removed from what is resolved; a URI that is only parsed keeps them",
    today: "dot segments are removed from every path but an opaque one",
    anchor: "path-state",
    sections: { rfc3986: "5.2.4" },
  },
  "path-empty": {
    old: "after an authority, the path may be empty",
    today: "the path of a special URL is a slash at least",
    anchor: "path-start-state",
    sections: { html5: "2.6.3", rfc3986: "3.3" },
  },
  "path-slashes": {
    old: "without an authority, a path must not start with two slashes: the segment `.` before them belongs to it",
    today: "`/.` is written before a path with two slashes at its start, and does not belong to it",
    anchor: "concept-url-serializer",
    sections: { html5: "2.6.3, step 10", rfc3986: "3.3" },
  },
};
