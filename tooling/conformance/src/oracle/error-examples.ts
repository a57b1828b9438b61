/** An input, and the validation errors that the algorithms report for it, each with its range in UTF-16 units. */
export interface ErrorExample {
  readonly input: string;
  readonly base?: string;
  readonly errors: readonly (readonly [code: string, start: number, end: number])[];
  readonly fails: boolean;
}

type Errors = ErrorExample["errors"];
const yields = (input: string, ...errors: Errors): ErrorExample => ({ input, errors, fails: false });
const fails = (input: string, ...errors: Errors): ErrorExample => ({ input, errors, fails: true });
const against = (base: string, example: ErrorExample): ErrorExample => ({ ...example, base });

/**
 * The Standard's table of validation errors: its rows in their order, with its examples. The table names one error for
 * each example; the lists are all that the algorithms report, followed by hand. The oracle takes the names from here,
 * and the tests of oracle, parser and validator the examples. Beyond the table: `IPv4-non-ASCII-input`, which is newer,
 * and "c|/path", because the table's own example for that row reports nothing.
 * @see https://url.spec.whatwg.org/#writing
 */
export const ERROR_EXAMPLES = {
  "domain-to-ASCII": [fails("https://exa%23mple.org", ["domain-percent-encoded", 11, 14], ["domain-to-ASCII", 8, 22])],
  "domain-percent-encoded": [yields("https://exam%70le.org", ["domain-percent-encoded", 12, 15])],
  "host-invalid-code-point": [fails("foo://exa[mple.org", ["host-invalid-code-point", 9, 10])],
  "IPv4-non-ASCII-input": [yields("https://１２7.0.0.1/", ["IPv4-non-ASCII-input", 8, 17])],
  "IPv4-empty-part": [yields("https://127.0.0.1./", ["domain-to-ASCII", 18, 18], ["IPv4-empty-part", 17, 18])],
  "IPv4-too-few-parts": [yields("https://1.2.3/", ["IPv4-too-few-parts", 8, 13])],
  "IPv4-too-many-parts": [fails("https://1.2.3.4.5/", ["IPv4-too-many-parts", 16, 17])],
  "IPv4-non-numeric-part": [fails("https://test.42", ["IPv4-too-few-parts", 8, 15], ["IPv4-non-numeric-part", 8, 12])],
  "IPv4-non-decimal-part": [yields("https://127.0.0x0.1", ["IPv4-non-decimal-part", 14, 17])],
  "IPv4-out-of-range-part": [fails("https://255.255.4000.1", ["IPv4-out-of-range-part", 16, 20])],
  "IPv6-unclosed": [fails("https://[::1", ["IPv6-unclosed", 8, 12])],
  "IPv6-invalid-compression": [fails("https://[:1]", ["IPv6-invalid-compression", 9, 10])],
  "IPv6-too-many-pieces": [fails("https://[1:2:3:4:5:6:7:8:9]", ["IPv6-too-many-pieces", 25, 26])],
  "IPv6-multiple-compression": [fails("https://[1::1::1]", ["IPv6-multiple-compression", 13, 15])],
  "IPv6-invalid-code-point": [
    fails("https://[1:2:3!:4]", ["IPv6-invalid-code-point", 14, 15]),
    fails("https://[1:2:3:]", ["IPv6-invalid-code-point", 14, 15]),
  ],
  "IPv6-too-few-pieces": [fails("https://[1:2:3]", ["IPv6-too-few-pieces", 9, 14])],
  "IPv6-piece-leading-zero": [yields("https://[::01]", ["IPv6-piece-leading-zero", 11, 13])],
  "IPv4-in-IPv6-too-many-pieces": [
    fails("https://[1:1:1:1:1:1:1:127.0.0.1]", ["IPv4-in-IPv6-too-many-pieces", 23, 32]),
  ],
  "IPv4-in-IPv6-invalid-code-point": [
    fails("https://[ffff::.0.0.1]", ["IPv4-in-IPv6-invalid-code-point", 15, 16]),
    fails("https://[ffff::127.0.xyz.1]", ["IPv4-in-IPv6-invalid-code-point", 21, 22]),
    fails("https://[ffff::127.0xyz]", ["IPv4-in-IPv6-invalid-code-point", 20, 21]),
    fails("https://[ffff::127.00.0.1]", ["IPv4-in-IPv6-invalid-code-point", 19, 21]),
    fails("https://[ffff::127.0.0.1.2]", ["IPv4-in-IPv6-invalid-code-point", 24, 25]),
  ],
  "IPv4-in-IPv6-out-of-range-part": [fails("https://[ffff::127.0.0.4000]", ["IPv4-in-IPv6-out-of-range-part", 23, 26])],
  "IPv4-in-IPv6-too-few-parts": [fails("https://[ffff::127.0.0]", ["IPv4-in-IPv6-too-few-parts", 15, 22])],
  "invalid-URL-unit": [
    yields("https://example.org/>", ["invalid-URL-unit", 20, 21]),
    yields(" https://example.org ", ["invalid-URL-unit", 0, 1]),
    yields("ht\ntps://example.org", ["invalid-URL-unit", 2, 3]),
    yields("https://example.org/%s", ["invalid-URL-unit", 20, 21]),
  ],
  "special-scheme-missing-following-solidus": [
    yields("file:c:/my-secret-folder", ["special-scheme-missing-following-solidus", 5, 5]),
    yields("https:example.org", ["special-scheme-missing-following-solidus", 6, 6]),
    against("https://example.org/", yields("https:foo.html", ["special-scheme-missing-following-solidus", 6, 6])),
  ],
  "missing-scheme-non-relative-URL": [
    fails("💩", ["missing-scheme-non-relative-URL", 0, 2]),
    against("mailto:user@example.org", fails("💩", ["missing-scheme-non-relative-URL", 0, 2])),
  ],
  "invalid-reverse-solidus": [
    yields(
      "https://example.org\\path\\to\\file",
      ["invalid-reverse-solidus", 19, 20],
      ["invalid-reverse-solidus", 24, 25],
      ["invalid-reverse-solidus", 27, 28],
    ),
  ],
  "invalid-credentials": [
    yields("https://user@example.org", ["invalid-credentials", 12, 13]),
    yields("ssh://user@example.org", ["invalid-credentials", 10, 11]),
  ],
  "host-missing": [
    fails("https://#fragment", ["host-missing", 8, 8]),
    fails("https://:443", ["host-missing", 8, 8]),
    fails("https://user:pass@", ["invalid-credentials", 17, 18], ["host-missing", 18, 18]),
  ],
  "port-out-of-range": [fails("https://example.org:70000", ["port-out-of-range", 20, 25])],
  "port-invalid": [fails("https://example.org:7z", ["port-invalid", 21, 22])],
  "file-invalid-Windows-drive-letter": [
    against("file:///c:/", yields("c|/path", ["file-invalid-Windows-drive-letter", 0, 2], ["invalid-URL-unit", 1, 2])),
  ],
  "file-invalid-Windows-drive-letter-host": [yields("file://c:", ["file-invalid-Windows-drive-letter-host", 7, 9])],
} satisfies Record<string, readonly ErrorExample[]>;
