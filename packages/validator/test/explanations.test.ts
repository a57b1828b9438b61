import { parseURL } from "@url/parser";
import { orThrow } from "@url/result";
import { VALIDATION_ERRORS } from "@url/tooling-conformance/oracle";
import { describe, expect, test } from "vitest";
import { REMOVED, UNITS } from "../src/explanations.ts";
import {
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
  ...Object.entries(REMOVED),
  ...Object.entries(UNITS),
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

// The full engine of IDNA has tables, and reasons.
const { "non-ASCII": _noTables, platform: _noReasons, ...DOMAIN_RULES } = DOMAIN_EXPLANATIONS;

describe.each(Object.entries({ ...DOMAIN_RULES, ...REMOVED, ...UNITS }))("%s", (_rule, { message, example }) => {
  test("its message explains its example", () => {
    expect(validate(example).map((error) => error.message)).toContain(message);
  });
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
