import { parseURL } from "@url/parser";
import { orThrow } from "@url/result";
import { VALIDATION_ERRORS } from "@url/tooling-conformance/oracle";
import { describe, expect, test } from "vitest";
import { CLOSER_EXPLANATIONS } from "../src/explanations.ts";
import {
  applySuggestion,
  baseKindOf,
  DOMAIN_EXPLANATIONS,
  EXPLANATIONS,
  type Explanation,
  isValidURLString,
  validate,
} from "../src/index.ts";

const all: [name: string, explanation: Explanation][] = [
  ...Object.entries(EXPLANATIONS),
  ...Object.entries(DOMAIN_EXPLANATIONS),
  ...Object.entries(CLOSER_EXPLANATIONS),
];

test("explains each validation error, in the Standard's order", () => {
  expect(Object.keys(EXPLANATIONS)).toEqual([...VALIDATION_ERRORS]);
});

describe.each(Object.entries(EXPLANATIONS))("%s", (code, { example, base }) => {
  test("its example has the error", () => {
    expect(validate(example, { base }).map((error) => error.code)).toContain(code);
  });

  test("its example is not valid by the grammar", () => {
    const parsed = base === undefined ? undefined : orThrow(parseURL(base));
    expect(isValidURLString(example, parsed && baseKindOf(parsed))).toBe(false);
  });
});

// The full engine of IDNA has tables, and reasons. Two rules have closer sentences for each mistake.
const {
  "non-ASCII": _noTables,
  platform: _noReasons,
  std3: _characters,
  length: _lengths,
  ...DOMAIN_RULES
} = DOMAIN_EXPLANATIONS;

const CLOSER: readonly (readonly [key: string, Explanation])[] = Object.entries(CLOSER_EXPLANATIONS);

describe.each([...Object.entries(DOMAIN_RULES), ...CLOSER])("%s", (_rule, { message, example }) => {
  test("its message explains its example", () => {
    // What placeholders stand for is what the messages below have in their places.
    const pattern = new RegExp(`^${message.replace(/[[\]+.]/g, "\\$&").replace(/\{.*?\}/g, ".+")}$`);
    expect(validate(example).map((error) => error.message)).toContainEqual(expect.stringMatching(pattern));
  });
});

test.each([
  ["https://a<b/", "The character “<” is not allowed in a host."],
  [
    `https://${"a".repeat(70)}.example/`,
    "The part “aaaaaaaaaaaaaaaaaaaa…” of the host has 70 characters: at most 63 are allowed.",
  ],
  [`https://${"abc.".repeat(64)}org/`, "The host has 259 characters: at most 253 are allowed."],
])("%s is explained with the thing itself", (input, message) => {
  expect(validate(input)[0]?.message).toBe(message);
});

// What a person writes, the error, and the correction.
test.each([
  ["https://::1/", "host-missing", "https://[::1]/"],
  ["https://fe80::1/x", "port-invalid", "https://[fe80::1]/x"],
  ["http://user@2001:db8::1/", "port-invalid", "http://user@[2001:db8::1]/"],
  ["<https://example.org>", "missing-scheme-non-relative-URL", "https://example.org"],
  [" “https://example.org” ", "missing-scheme-non-relative-URL", "https://example.org"],
  ["http//example.org", "missing-scheme-non-relative-URL", "http://example.org"],
  ["https://@example.org/", "invalid-credentials", "https://example.org/"],
  ["https://:@example.org/", "invalid-credentials", "https://example.org/"],
  ["https://user:p@ss@example.org/", "invalid-credentials", "https://user:p%40ss@example.org/"],
])("%s: %s is corrected", (input, code, corrected) => {
  const error = validate(input).find((found) => found.code === code);
  expect(error?.suggestion && applySuggestion(input, error.suggestion)).toBe(corrected);
});

test("every message is one sentence of at most 110 characters", () => {
  for (const [name, { message }] of all) {
    expect([name, message]).toEqual([name, expect.stringMatching(/^[A-Z][^.!?]* [^.!?]*\.$/)]);
    expect([name, message.length]).toEqual([name, expect.toSatisfy((length: number) => length <= 110)]);
  }
});

test("no two messages are equal", () => {
  expect(new Set(all.map(([, { message }]) => message)).size).toBe(all.length);
});
