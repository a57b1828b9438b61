import type { IDNARule, ValidationErrorCode } from "./codes.ts";

/** What an error means, and an input that has it. */
export interface Explanation {
  /** One sentence for a person who wrote the URL: what is wrong with it. */
  readonly message: string;
  readonly example: string;
  /** What the example is resolved against, where that matters. */
  readonly base?: string;
}

/** Every validation error of the Standard, in the order of its table. */
export const EXPLANATIONS: Readonly<Record<ValidationErrorCode, Explanation>> = {
  "domain-to-ASCII": {
    message: "The host is not a valid domain name.",
    example: "https://exa%23mple.org/",
  },
  "domain-percent-encoded": {
    message: "The host is percent-encoded, which a domain name has no need of.",
    example: "https://exam%70le.org/",
  },
  "host-invalid-code-point": {
    message: "The host contains a character that no host can have, not even percent-encoded.",
    example: "foo://exa[mple.org/",
  },
  "IPv4-non-ASCII-input": {
    message: "The IPv4 address is written with digits or dots other than those of ASCII.",
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
    message: "The host ends in a number like an IPv4 address, but this part of it is no number.",
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
    message: "The IPv6 address has fewer than eight pieces, and no “::” stands for the rest.",
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
    message: "The scheme must be followed by “//”, no more and no less.",
    example: "https:example.org/",
  },
  "missing-scheme-non-relative-URL": {
    message: "The URL has no scheme, and there is no base URL that could lend it one.",
    example: "example.org/",
  },
  "invalid-reverse-solidus": {
    message: "A backslash stands where a slash is meant.",
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
    message: "A Windows drive letter stands in the place of the host.",
    example: "file://c:/path/to/file",
  },
};

/** What is taken away rather than encoded: `invalid-URL-unit` around the input, and at tabs and newlines. */
export const REMOVED: Readonly<Record<"around" | "within", Explanation>> = {
  around: {
    message: "The URL has spaces or control characters before or after it.",
    example: " https://example.org/ ",
  },
  within: {
    message: "The URL has a tab or a line break in it.",
    example: "https://example.org/a\nb",
  },
};

/** What is wrong with an `invalid-URL-unit` that is a “%” or a lone surrogate. */
export const UNITS: Readonly<Record<"percent" | "surrogate", Explanation>> = {
  percent: {
    message: "A percent sign must be followed by two hexadecimal digits.",
    example: "https://example.org/100%",
  },
  surrogate: {
    message: "Half of a surrogate pair stands here alone, which is no character: it is read as U+FFFD.",
    example: "https://example.org/\ud800",
  },
};

/** `domain-to-ASCII` by the rule of UTS #46 that is broken; the last two are of the smaller tiers of `@url/idna`. */
export const DOMAIN_EXPLANATIONS: Readonly<Record<IDNARule, Explanation>> = {
  disallowed: {
    message: "The host contains a character that no domain name can have.",
    example: "https://xn--a.example/",
  },
  punycode: {
    message: "A label of the host begins with “xn--” but does not decode as such a label should.",
    example: "https://xn--.example/",
  },
  nfc: {
    message: "A label of the host decodes to text that is not in Unicode's Normalization Form C.",
    example: "https://xn--u-ccb.example/",
  },
  hyphen: {
    message: "A label of the host has a hyphen as its first or last character, or as its third and fourth.",
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
    message: "A label of the host contains an invisible joiner where nothing is to be joined.",
    example: "https://a\u200db.example/",
  },
  bidi: {
    message: "A label of the host mixes right-to-left and left-to-right characters in a way that reads ambiguously.",
    example: "https://0a.א/",
  },
  length: {
    message: "A label of the host is empty or longer than 63 characters, or the whole is longer than 253.",
    example: "https://a..example/",
  },
  "non-ASCII": {
    message: "The host is not ASCII, and the tables that could judge it were left out of this build.",
    example: "https://faß.example/",
  },
  platform: {
    message: "The host is one that the platform refuses, and it does not say why.",
    example: "https://xn--a.example/",
  },
};
