import type { findDomainErrors } from "@url/host";
import type { ValidationErrorCode } from "@url/parser";

/** What an error means, and an input that has it. */
export interface Explanation {
  /** One sentence that says what is wrong, for the person who wrote the URL. */
  readonly message: string;
  /** An input that has the error. */
  readonly example: string;
  /** The base of the example, if it needs one. */
  readonly base?: string;
}

/**
 * Explains every validation error of the Standard, in the order of its table.
 * @example EXPLANATIONS["port-out-of-range"].message // → "The port is greater than 65535."
 * @see https://url.spec.whatwg.org/#writing
 */
export const EXPLANATIONS: Readonly<Record<ValidationErrorCode, Explanation>> = {
  "domain-to-ASCII": {
    message: "The host is not a valid domain name.",
    example: "https://exa%23mple.org/",
  },
  "domain-percent-encoded": {
    message: "The host is percent-encoded, but domain names need no percent-encoding.",
    example: "https://exam%70le.org/",
  },
  "host-invalid-code-point": {
    message: "The host contains a character that is not allowed in hosts, not even percent-encoded.",
    example: "foo://exa[mple.org/",
  },
  "IPv4-non-ASCII-input": {
    message: "The IPv4 address has digits or dots that are not ASCII characters.",
    example: "https://１27.0.0.1/",
  },
  "IPv4-empty-part": {
    message: "The IPv4 address ends with a dot.",
    example: "https://127.0.0.1./",
  },
  "IPv4-too-few-parts": {
    message: "The IPv4 address has fewer than four numbers.",
    example: "https://127.1/",
  },
  "IPv4-too-many-parts": {
    message: "The IPv4 address has more than four numbers.",
    example: "https://1.2.3.4.5/",
  },
  "IPv4-non-numeric-part": {
    message: "The host ends in a number as an IPv4 address does, but this part of it is not a number.",
    example: "https://test.42/",
  },
  "IPv4-non-decimal-part": {
    message: "The IPv4 address has a number that is read as hexadecimal or octal.",
    example: "https://127.0.0x0.1/",
  },
  "IPv4-out-of-range-part": {
    message: "The IPv4 address has a number greater than 255.",
    example: "https://255.255.4000.1/",
  },
  "IPv6-unclosed": {
    message: "The host begins with “[” but does not end with “]”.",
    example: "https://[::1/",
  },
  "IPv6-invalid-compression": {
    message: "The IPv6 address begins with a single colon.",
    example: "https://[:1]/",
  },
  "IPv6-too-many-pieces": {
    message: "The IPv6 address has more than eight pieces.",
    example: "https://[1:2:3:4:5:6:7:8:9]/",
  },
  "IPv6-multiple-compression": {
    message: "The IPv6 address has a second “::”.",
    example: "https://[1::1::1]/",
  },
  "IPv6-invalid-code-point": {
    message: "The IPv6 address has something other than a hexadecimal digit or a colon here, or ends too early.",
    example: "https://[1:2:3!:4]/",
  },
  "IPv6-too-few-pieces": {
    message: "The IPv6 address has fewer than eight pieces and no “::” for the missing ones.",
    example: "https://[1:2:3]/",
  },
  "IPv6-piece-leading-zero": {
    message: "The IPv6 address has a piece with a leading zero.",
    example: "https://[::01]/",
  },
  "IPv4-in-IPv6-too-many-pieces": {
    message: "The IPv6 address has more than six pieces before the IPv4 address at its end.",
    example: "https://[1:1:1:1:1:1:1:127.0.0.1]/",
  },
  "IPv4-in-IPv6-invalid-code-point": {
    message: "The IPv4 address in the IPv6 address is not four decimal numbers without leading zeros.",
    example: "https://[ffff::127.00.0.1]/",
  },
  "IPv4-in-IPv6-out-of-range-part": {
    message: "The IPv4 address in the IPv6 address has a number greater than 255.",
    example: "https://[ffff::127.0.0.4000]/",
  },
  "IPv4-in-IPv6-too-few-parts": {
    message: "The IPv4 address in the IPv6 address has fewer than four numbers.",
    example: "https://[ffff::127.0.0]/",
  },
  "invalid-URL-unit": {
    message: "This character has to be percent-encoded here.",
    example: "https://example.org/>",
  },
  "special-scheme-missing-following-solidus": {
    message: "The scheme must be followed by exactly “//”.",
    example: "https:example.org/",
  },
  "missing-scheme-non-relative-URL": {
    message: "The URL has no scheme, such as “https:”, and no base URL was given to resolve it against.",
    example: "example.org/",
  },
  "invalid-reverse-solidus": {
    message: "A backslash is used instead of a slash.",
    example: "https://example.org\\path\\to\\file",
  },
  "invalid-credentials": {
    message: "The URL contains a username or a password, which anyone who sees it can read.",
    example: "https://user@example.org/",
  },
  "host-missing": {
    message: "The URL has no host.",
    example: "https://#fragment",
  },
  "port-out-of-range": {
    message: "The port is greater than 65535.",
    example: "https://example.org:70000/",
  },
  "port-invalid": {
    message: "The port has a character other than a digit.",
    example: "https://example.org:7z/",
  },
  "file-invalid-Windows-drive-letter": {
    message: "The path begins with a Windows drive letter where a path relative to another file is expected.",
    example: "file:c:/path/to/file",
    base: "file:///c:/",
  },
  "file-invalid-Windows-drive-letter-host": {
    message: "A Windows drive letter stands where a host is expected.",
    example: "file://c:/path/to/file",
  },
};

/** The name of a sentence that says more precisely what is wrong than the sentence of the code before the "/". */
export type CloserKey =
  | "domain-to-ASCII/space"
  | "domain-to-ASCII/underscore"
  | "domain-to-ASCII/percent"
  | "domain-to-ASCII/character"
  | "domain-to-ASCII/empty-label"
  | "domain-to-ASCII/long-label"
  | "domain-to-ASCII/long-host"
  | "invalid-credentials/second-at"
  | "invalid-credentials/nobody"
  | "port-invalid/IPv6"
  | "port-invalid/password"
  | "host-missing/IPv6"
  | "missing-scheme-non-relative-URL/quotes"
  | "missing-scheme-non-relative-URL/colon"
  | "invalid-URL-unit/around"
  | "invalid-URL-unit/within"
  | "invalid-URL-unit/percent"
  | "invalid-URL-unit/surrogate"
  | "domain-to-ASCII/first-dot"
  | "domain-to-ASCII/last-dot"
  | "host-invalid-code-point/character"
  | "IPv6-invalid-code-point/zone"
  | "IPv6-invalid-code-point/character"
  | "invalid-URL-unit/space"
  | "invalid-URL-unit/character"
  | "missing-scheme-non-relative-URL/host"
  | "missing-scheme-non-relative-URL/mail"
  | "missing-scheme-non-relative-URL/full-width"
  | "port-invalid/path"
  | "port-invalid/character"
  | "port-invalid/colon"
  | "scheme-not-registered/drive"
  | "scheme-not-registered/host"
  | "domain-to-ASCII/hyphens"
  | "domain-to-ASCII/placeholder"
  | "host-invalid-code-point/space"
  | "missing-scheme-non-relative-URL/empty"
  | "missing-scheme-non-relative-URL/placeholder"
  | "missing-scheme-non-relative-URL/share"
  | "missing-scheme-non-relative-URL/ssh"
  | "missing-scheme-non-relative-URL/slashes"
  | "missing-scheme-non-relative-URL/no-scheme"
  | "missing-scheme-non-relative-URL/late-colon"
  | "missing-scheme-non-relative-URL/comma"
  | "port-invalid/placeholder"
  | "port-invalid/space";

/**
 * Explains more precisely what one code says of several mistakes, by the code and a name of the mistake. In a message, `{text}`
 * stands for the character or the name that is wrong, and `{length}` for how long something is.
 */
export const CLOSER_EXPLANATIONS: Readonly<Record<CloserKey, Explanation>> = {
  "domain-to-ASCII/space": {
    message: "A space is not allowed in a host.",
    example: "https://exam ple.org/",
  },
  "domain-to-ASCII/underscore": {
    message: "An underscore is not allowed in a host name, although most programs accept it.",
    example: "https://a_b.example.org/",
  },
  "domain-to-ASCII/percent": {
    message: "A percent sign must be followed by two hexadecimal digits, and a host needs neither.",
    example: "https://100%.example.org/",
  },
  "domain-to-ASCII/character": {
    message: "The character “{text}” is not allowed in a host.",
    example: "https://example,org/",
  },
  "domain-to-ASCII/empty-label": {
    message: "The host has two dots in a row, and nothing between them.",
    example: "https://example..org/",
  },
  "domain-to-ASCII/long-label": {
    message: "The part “{text}” of the host has {length} characters: at most 63 are allowed.",
    example: "https://aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.example.org/",
  },
  "domain-to-ASCII/long-host": {
    message: "The host has {length} characters: at most 253 are allowed.",
    example:
      "https://abc.abc.abc.abc.abc.abc.abc.abc.abc.abc.abc.abc.abc.abc.abc.abc.abc.abc.abc.abc.abc.abc.abc.abc.abc.abc.abc.abc.abc.abc.abc.abc.abc.abc.abc.abc.abc.abc.abc.abc.abc.abc.abc.abc.abc.abc.abc.abc.abc.abc.abc.abc.abc.abc.abc.abc.abc.abc.abc.abc.abc.abc.abc.abc.org/",
  },
  "invalid-credentials/second-at": {
    message: "Only the last “@” ends a username or a password: write “%40” for one that is part of it.",
    example: "https://user:p@ss@example.org/",
  },
  "invalid-credentials/nobody": {
    message: "There is an “@” in front of the host, but no username.",
    example: "https://@example.org/",
  },
  "port-invalid/IPv6": {
    message: "This is not a port: an IPv6 address must be written in brackets, as in “[::1]”.",
    example: "https://fe80::1/",
  },
  "port-invalid/password": {
    message: "This is not a port: delimiters in a password must be percent-encoded, “/” as “%2F” and “#” as “%23”.",
    example: "https://user:pa/ss@example.org/",
  },
  "host-missing/IPv6": {
    message: "The host is missing: an IPv6 address must be written in brackets, as in “[::1]”.",
    example: "https://::1/",
  },
  "missing-scheme-non-relative-URL/quotes": {
    message: "The URL has quotation marks or angle brackets around it.",
    example: "<https://example.org/>",
  },
  "missing-scheme-non-relative-URL/colon": {
    message: "The scheme must be followed by a colon.",
    example: "https//example.org/",
  },
  "invalid-URL-unit/around": {
    message: "The URL has spaces or control characters before or after it.",
    example: " https://example.org/ ",
  },
  "invalid-URL-unit/within": {
    message: "The URL has a tab or a line break in it.",
    example: "https://example.org/a\nb",
  },
  "invalid-URL-unit/percent": {
    message: "A percent sign must be followed by two hexadecimal digits.",
    example: "https://example.org/100%",
  },
  "invalid-URL-unit/surrogate": {
    message: "Half of a surrogate pair is not a character without its other half: it is read as U+FFFD.",
    example: "https://example.org/\ud800",
  },
  "domain-to-ASCII/first-dot": {
    message: "The host begins with a dot.",
    example: "https://.example.org/",
  },
  "domain-to-ASCII/last-dot": {
    message: "The host ends with a dot, which resolvers accept, but which is not valid in a host name.",
    example: "https://example.org./",
  },
  "host-invalid-code-point/character": {
    message: "The character “{text}” is not allowed in a host, not even percent-encoded.",
    example: "foo://exa[mple.org/",
  },
  "IPv6-invalid-code-point/zone": {
    message: "A URL has no place for the zone of an IPv6 address: leave out the “%” and what follows it.",
    example: "https://[fe80::1%25eth0]/",
  },
  "IPv6-invalid-code-point/character": {
    message: "The character “{text}” is not allowed in an IPv6 address.",
    example: "https://[::g]/",
  },
  "invalid-URL-unit/space": {
    message: "A space has to be percent-encoded here.",
    example: "https://example.org/a b",
  },
  "invalid-URL-unit/character": {
    message: "The character “{text}” has to be percent-encoded here.",
    example: "https://example.org/>",
  },
  "missing-scheme-non-relative-URL/host": {
    message: "The URL has no scheme, such as “https://”, in front of its host.",
    example: "example.org/",
  },
  "missing-scheme-non-relative-URL/mail": {
    message: "This is an email address: as a URL, it begins with “mailto:”.",
    example: "user@example.org",
  },
  "missing-scheme-non-relative-URL/full-width": {
    message: "The URL is written with full-width characters, such as “：” for “:”.",
    example: "https：//example.org/",
  },
  "port-invalid/path": {
    message: "A port is expected after the colon of a host: a path begins with a slash.",
    example: "ssh://git@example.org:name/repository",
  },
  "port-invalid/character": {
    message: "The port has “{text}”, which is not a digit.",
    example: "https://example.org:7z/",
  },
  "port-invalid/colon": {
    message: "There are two colons in front of the port.",
    example: "https://example.org::80/",
  },
  "scheme-not-registered/drive": {
    message: "The drive “{text}:” is read as a scheme: the URL of a file begins with “file:///”.",
    example: "C:/folder/file",
  },
  "scheme-not-registered/host": {
    message: "The host “{text}” is read as a scheme, because there is no scheme, such as “http://”, in front of it.",
    example: "localhost:3000",
  },
  "domain-to-ASCII/hyphens": {
    message: "The third and fourth characters of “{text}” are hyphens, which only “xn--” may have.",
    example: "https://ab--c.example.org/",
  },
  "domain-to-ASCII/placeholder": {
    message: "The placeholder “{text}” is left in the host: replace it with a name.",
    example: "https://{host}/",
  },
  "host-invalid-code-point/space": {
    message: "A space is not allowed in a host, not even percent-encoded.",
    example: "redis://my cache/",
  },
  "missing-scheme-non-relative-URL/empty": {
    message: "An empty text is not a URL.",
    example: "",
  },
  "missing-scheme-non-relative-URL/placeholder": {
    message: "The placeholder “{text}” is left at the start: replace it with the scheme and the host of a URL.",
    example: "{{base}}/path",
  },
  "missing-scheme-non-relative-URL/share": {
    message: "This is a path of a Windows network: as a URL, it begins with “file://”, and has slashes.",
    example: "\\\\server\\share\\file",
  },
  "missing-scheme-non-relative-URL/ssh": {
    message: "This is an SSH address: as a URL, it begins with “ssh://”, and has a slash instead of the colon.",
    example: "git@example.org:name/repository",
  },
  "missing-scheme-non-relative-URL/slashes": {
    message: "There is no scheme, such as “https:”, in front of “//”, and no base URL to take it from.",
    example: "//example.org/",
  },
  "missing-scheme-non-relative-URL/no-scheme": {
    message: "There is no scheme, such as “https”, in front of the colon.",
    example: "://example.org/",
  },
  "missing-scheme-non-relative-URL/late-colon": {
    message: "The colon that ends a scheme comes before “//”, not after it.",
    example: "https//:example.org/",
  },
  "missing-scheme-non-relative-URL/comma": {
    message: "The URL has no scheme, such as “https://”, and its host has a comma instead of a dot.",
    example: "example,org/",
  },
  "port-invalid/placeholder": {
    message: "The placeholder “{text}” is left in the port: replace it with a number.",
    example: "https://example.org:{port}/",
  },
  "port-invalid/space": {
    message: "A space is not allowed in a port.",
    example: "https://example.org:80 80/",
  },
};

/**
 * Explains `domain-to-ASCII` by the rule of UTS #46 that is broken. Only the smaller tiers of `@url/idna` report the last
 * two rules, `non-ASCII` and `platform`.
 * @example DOMAIN_EXPLANATIONS.mark.message // → "A label of the host begins with a combining mark."
 * @see https://www.unicode.org/reports/tr46/#Validity_Criteria
 */
export const DOMAIN_EXPLANATIONS: Readonly<Record<IDNARule, Explanation>> = {
  disallowed: {
    message: "The host contains a character that is not allowed in domain names.",
    example: "https://xn--a.example/",
  },
  punycode: {
    message: "A part of the host begins with “xn--”, but what follows does not decode to an internationalized name.",
    example: "https://xn--.example/",
  },
  nfc: {
    message: "A label of the host decodes to text that is not in Unicode's Normalization Form C.",
    example: "https://xn--u-ccb.example/",
  },
  hyphen: {
    message: "A part of the host begins or ends with a hyphen.",
    example: "https://-a.example/",
  },
  mark: {
    message: "A label of the host begins with a combining mark.",
    example: "https://\u0301a.example/",
  },
  std3: {
    message: "The host contains an ASCII character other than a letter, a digit, a hyphen or a dot.",
    example: "https://a_b.example/",
  },
  contextJ: {
    message: "A label of the host contains an invisible joiner where it joins nothing.",
    example: "https://a\u200db.example/",
  },
  bidi: {
    message: "A label of the host mixes right-to-left and left-to-right characters in an ambiguous way.",
    example: "https://0a.א/",
  },
  length: {
    message: "A label of the host is empty or longer than 63 characters, or the whole is longer than 253.",
    example: "https://a..example/",
  },
  "non-ASCII": {
    message: "The host is not ASCII, and this build does not include the tables to check it.",
    example: "https://faß.example/",
  },
  platform: {
    message: "The platform rejects the host without giving a reason.",
    example: "https://xn--a.example/",
  },
};

/** The rules of UTS #46 that a domain can break. */
type IDNARule = ReturnType<typeof findDomainErrors>[number]["code"];
