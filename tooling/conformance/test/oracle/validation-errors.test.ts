import { describe, expect, test } from "vitest";
import { ERROR_EXAMPLES, type ErrorExample } from "../../src/oracle/error-examples.ts";
import { parse, parseAndCollect, VALIDATION_ERRORS, type ValidationErrorCode } from "../../src/oracle/index.ts";

interface Example {
  readonly input: string;
  readonly base?: string;
  readonly errors: readonly ValidationErrorCode[];
  readonly fails: boolean;
}

const yields = (input: string, ...errors: ValidationErrorCode[]): Example => ({ input, errors, fails: false });
const fails = (input: string, ...errors: ValidationErrorCode[]): Example => ({ input, errors, fails: true });

const TABLE: readonly Example[] = Object.values<readonly ErrorExample[]>(ERROR_EXAMPLES)
  .flat()
  .map((example) => ({ ...example, errors: example.errors.map(([code]) => code as ValidationErrorCode) }));

// The table gives this for file-invalid-Windows-drive-letter, which only the file state raises: a leading solidus
// leads to the file slash state instead, and there the algorithm raises nothing.
const NO_ERROR: readonly Example[] = [{ ...yields("/c:/path/to/file"), base: "file:///c:/" }];

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
  ["none", NO_ERROR],
  ["order", ORDERS],
] as const)("validation errors: %s", (_, examples) => {
  for (const { input, base, errors, fails } of examples) {
    test(`${JSON.stringify(input)}${base === undefined ? "" : ` against ${base}`}`, () => {
      const result = parseAndCollect(input, base === undefined ? null : parse(base));
      expect({ errors: result.errors, fails: result.url === null }).toEqual({ errors, fails });
    });
  }
});

test("each example of a validation error raises it", () => {
  expect(VALIDATION_ERRORS.length).toBeGreaterThan(30);
  for (const [code, examples] of Object.entries<readonly ErrorExample[]>(ERROR_EXAMPLES)) {
    expect(examples.length).toBeGreaterThan(0);
    for (const { errors } of examples) expect(errors.map(([name]) => name)).toContain(code);
  }
});
