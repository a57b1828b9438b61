/**
 * The classes of differences between the drafts and today's Standard, each with what the column "since" says of it.
 * `classes/` has their predicates, inputs and quotations.
 */
export const SINCE = {
  // Before and between the components.
  "controls-trimmed": "C0 controls at the ends are removed too",
  "tabs-and-newlines": "tabs and newlines are removed everywhere, also in a scheme and after slashes",

  // Schemes and bases.
  "not-special-authority": "a URL whose scheme is not special can have a host and a path of segments",
  "not-special-base": "a URL whose scheme is not special can be a base if its path is not opaque",
  "fragment-of-opaque-base": "a fragment alone is parsed against any base, such as `#x` against `mailto:x`",
  gopher: "`gopher` is not a special scheme any more",
  "file-base": "a `file:` URL takes host, path and query from a `file:` base only",
  "file-host": "`localhost` is the empty host of a `file:` URL, and a `file:` reference keeps its base's host",
  "file-drive-letter": "drive letters are recognized in more places, and `..` does not remove them",
  "credentials-inherited": "a relative reference inherits username and password",

  // Components.
  "scheme-data-query": "the query of a URL with an opaque path is serialized",
  "opaque-path-space": "a space at the end of an opaque path is encoded as `%20` before `?` or `#`",
  "userinfo-set": "`:` `;` `=` `[` `]` `^` `{` `}` and `|` are encoded in credentials",
  "empty-password": "an empty password counts as none: its `:` is not serialized",
  "port-out-of-range": "a port above 65535 is rejected",
  "path-set": "`^` `{` `}` are encoded in a path",
  "percent-2e-in-segment": "`%2e` is a dot in a dot segment only",
  "dot-segments": "`..` and `.` before a slash leave no empty segment",
  "query-set": "`` ` `` is no longer encoded in a query; `'` is in special URLs",
  "query-encoding": "the encoding is used in the query of special URLs",
  "query-unencodable": "what an encoding lacks becomes `%26%23…%3B` in a query",
  "fragment-set": 'space, `"` `<` `>` and `` ` `` are encoded in a fragment',

  // Hosts.
  "IPv4-host": "a host that ends in a number is an IPv4 address, or rejected",
  "domain-to-ASCII":
    "domains are converted by UTS #46, non-transitional, with CheckBidi and CheckJoiners, without CheckHyphens",
  "domain-to-Unicode": "a domain with an error of UTS #46 is shown in ASCII",
  "ASCII-domain": "an ASCII domain is only lower-cased",
  "forbidden-code-points": "more code points are forbidden in hosts: C0 controls, `<`, `>`, `^`, `|` and U+007F",
  "host-first-code-point": "a host keeps its first code point",
  "host-missing": "a special URL must have a host, except for `file:`",
  "IPv6-IPv4-tail": "an IPv4 address at the end of an IPv6 address needs exactly four parts",
  "IPv6-compression": "`::` is expanded at its place",
  "IPv6-serializer": "`::` is written for the first longest run of zeros, with two colons in all",

  // Setters and the interfaces.
  "href-setter": "the `href` setter throws a TypeError, and changes nothing then",
  "exception-name": "the constructor throws a TypeError",
  "protocol-setter":
    "`protocol` does not change between special and other schemes, or to `file` with credentials or a port; it removes the default port",
  "credentials-setter": "`username` and `password` do nothing for URLs without a host, and for `file:`",
  "host-setter": "`host` and `hostname` do nothing if the result could not be parsed again",
  "port-setter": "`port` does nothing without a digit, and removes the port for the empty string",
  "path-setter": "`pathname` works on all URLs without an opaque path",
  "search-setter": "`search` works on all URLs, and its value is not serialized as a form",
  "hash-setter": "`hash` works on `javascript:` too",
  "origin-blob": "a `blob:` URL has the origin of `http:`, `https:` and `file:` only",
  "origin-unicode": "`origin` is ASCII",
  "origin-default-port": "an origin has no default port",
  "params-question-mark": 'a leading "?" of the constructor\'s string is removed',
  "params-init": "the constructor takes sequences and records",
  "params-emptied": 'the "?" is removed with the last pair',
  "params-set": "`set` removes the other pairs of the name",
  "params-not-special": "every URL has a query object",

  // Form bodies and percent-encoding.
  "percent-decode": "a string is encoded as UTF-8 before it is percent-decoded",
  "form-non-ASCII": "bytes above 0x7F are accepted",
  "form-encoding": "the parser and the serializer are UTF-8 only",
  "form-charset": "`_charset_` is a name like others",
  "form-isindex": "a first string without `=` is a name, never a value",

  // Only in the glossary.
  "tilde-encoded": "`~` is in no set",
  "number-sign-kept": "`#` is in the path set",
  "drive-letter-backslash": "a backslash may follow a drive letter",
  "file-relative-slash": "`/x` against a base other than `file:` keeps the base's host",
} as const satisfies Record<string, string>;

/** The name of a class, and its anchor in docs/history.md. */
export type ClassName = keyof typeof SINCE;
