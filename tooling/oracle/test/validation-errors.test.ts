import { describe, expect, test } from "vitest";
import { parse, parseAndCollect, VALIDATION_ERRORS, type ValidationErrorCode } from "../src/index.ts";

interface Example {
  readonly input: string;
  readonly base?: string;
  readonly errors: readonly ValidationErrorCode[];
  readonly fails: boolean;
}

const yields = (input: string, ...errors: ValidationErrorCode[]): Example => ({ input, errors, fails: false });
const fails = (input: string, ...errors: ValidationErrorCode[]): Example => ({ input, errors, fails: true });

// The examples in the Standard's table of validation errors, row by row. The table names one error for each; the lists
// are all that the algorithms raise, followed by hand.
const TABLE: readonly Example[] = [
  fails("https://exa%23mple.org", "domain-percent-encoded", "domain-to-ASCII"),
  yields("https://exam%70le.org", "domain-percent-encoded"),
  fails("foo://exa[mple.org", "host-invalid-code-point"),
  // The empty last label is an error to the strict ToASCII as well, which comes first.
  yields("https://127.0.0.1./", "domain-to-ASCII", "IPv4-empty-part"),
  yields("https://1.2.3/", "IPv4-too-few-parts"),
  fails("https://1.2.3.4.5/", "IPv4-too-many-parts"),
  fails("https://test.42", "IPv4-too-few-parts", "IPv4-non-numeric-part"),
  yields("https://127.0.0x0.1", "IPv4-non-decimal-part"),
  fails("https://255.255.4000.1", "IPv4-out-of-range-part"),
  fails("https://[::1", "IPv6-unclosed"),
  fails("https://[:1]", "IPv6-invalid-compression"),
  fails("https://[1:2:3:4:5:6:7:8:9]", "IPv6-too-many-pieces"),
  fails("https://[1::1::1]", "IPv6-multiple-compression"),
  fails("https://[1:2:3!:4]", "IPv6-invalid-code-point"),
  fails("https://[1:2:3:]", "IPv6-invalid-code-point"),
  fails("https://[1:2:3]", "IPv6-too-few-pieces"),
  yields("https://[::01]", "IPv6-piece-leading-zero"),
  fails("https://[1:1:1:1:1:1:1:127.0.0.1]", "IPv4-in-IPv6-too-many-pieces"),
  fails("https://[ffff::.0.0.1]", "IPv4-in-IPv6-invalid-code-point"),
  fails("https://[ffff::127.0.xyz.1]", "IPv4-in-IPv6-invalid-code-point"),
  fails("https://[ffff::127.0xyz]", "IPv4-in-IPv6-invalid-code-point"),
  fails("https://[ffff::127.00.0.1]", "IPv4-in-IPv6-invalid-code-point"),
  fails("https://[ffff::127.0.0.1.2]", "IPv4-in-IPv6-invalid-code-point"),
  fails("https://[ffff::127.0.0.4000]", "IPv4-in-IPv6-out-of-range-part"),
  fails("https://[ffff::127.0.0]", "IPv4-in-IPv6-too-few-parts"),
  yields("https://example.org/>", "invalid-URL-unit"),
  yields(" https://example.org ", "invalid-URL-unit"),
  yields("ht\ntps://example.org", "invalid-URL-unit"),
  yields("https://example.org/%s", "invalid-URL-unit"),
  yields("file:c:/my-secret-folder", "special-scheme-missing-following-solidus"),
  yields("https:example.org", "special-scheme-missing-following-solidus"),
  { ...yields("https:foo.html", "special-scheme-missing-following-solidus"), base: "https://example.org/" },
  fails("💩", "missing-scheme-non-relative-URL"),
  { ...fails("💩", "missing-scheme-non-relative-URL"), base: "mailto:user@example.org" },
  yields(
    "https://example.org\\path\\to\\file",
    "invalid-reverse-solidus",
    "invalid-reverse-solidus",
    "invalid-reverse-solidus",
  ),
  yields("https://user@example.org", "invalid-credentials"),
  yields("ssh://user@example.org", "invalid-credentials"),
  fails("https://#fragment", "host-missing"),
  fails("https://:443", "host-missing"),
  fails("https://user:pass@", "invalid-credentials", "host-missing"),
  fails("https://example.org:70000", "port-out-of-range"),
  fails("https://example.org:7z", "port-invalid"),
  // The table gives this for file-invalid-Windows-drive-letter, which only the file state raises: a leading solidus
  // leads to the file slash state instead, and there the algorithm raises nothing.
  { ...yields("/c:/path/to/file"), base: "file:///c:/" },
  yields("file://c:", "file-invalid-Windows-drive-letter-host"),
];

// Rows that the table lacks: the error newer than it, and one that its own example does not raise.
const BESIDE_THE_TABLE: readonly Example[] = [
  yields("https://１２7.0.0.1/", "IPv4-non-ASCII-input"),
  { ...yields("c|/path", "file-invalid-Windows-drive-letter", "invalid-URL-unit"), base: "file:///c:/" },
];

// More than one error, where the order could be got wrong.
const ORDERS: readonly Example[] = [
  yields(" https://exa\tmple.org/\t", "invalid-URL-unit", "invalid-URL-unit"),
  yields("https:/\\u:p@q@h\\%", ...slashes(3), ...credentials(2), "invalid-reverse-solidus", "invalid-URL-unit"),
  yields('foo://a"%zz/', "invalid-URL-unit", "invalid-URL-unit"),
  fails("foo://a%zz^", "host-invalid-code-point"),
  fails("https://a_b.example:x", "domain-to-ASCII", "port-invalid"),
  yields("https://0x7f.１.", "domain-to-ASCII", "IPv4-non-ASCII-input", ...shortHexadecimal()),
  fails("https://%31.2.3.999/", "domain-percent-encoded", "IPv4-out-of-range-part"),
  yields("https://[0:00:0::1.2.3.4]/", "IPv6-piece-leading-zero"),
  yields("mailto:a b #c d", "invalid-URL-unit", "invalid-URL-unit", "invalid-URL-unit"),
];

function slashes(count: number): ValidationErrorCode[] {
  return Array(count).fill("special-scheme-missing-following-solidus");
}

function credentials(count: number): ValidationErrorCode[] {
  return Array(count).fill("invalid-credentials");
}

function shortHexadecimal(): ValidationErrorCode[] {
  return ["IPv4-empty-part", "IPv4-too-few-parts", "IPv4-non-decimal-part"];
}

describe.each([
  ["the Standard's table", TABLE],
  ["beside the table", BESIDE_THE_TABLE],
  ["order", ORDERS],
] as const)("validation errors: %s", (_, examples) => {
  for (const { input, base, errors, fails } of examples) {
    test(`${JSON.stringify(input)}${base === undefined ? "" : ` against ${base}`}`, () => {
      const result = parseAndCollect(input, base === undefined ? null : parse(base));
      expect({ errors: result.errors, fails: result.url === null }).toEqual({ errors, fails });
    });
  }
});

test("an example raises each of the 31 validation errors", () => {
  const raised = new Set([...TABLE, ...BESIDE_THE_TABLE].flatMap(({ errors }) => errors));
  expect(VALIDATION_ERRORS.length).toBe(31);
  expect(VALIDATION_ERRORS.filter((code) => !raised.has(code))).toEqual([]);
});
