import { parseURL } from "@url/parser";
import { baseKindOf, isValidURLString } from "@url/validator";
import fc from "fast-check";
import { expect, test } from "vitest";
import { base, hostile, input, mutated, validURL } from "../src/arbitraries.ts";
import { holds } from "../src/runs.ts";

/** The errors that the parser reports, and the grammar's verdict. */
function verdicts(text: string, baseText: string | null): { readonly errors: string[]; readonly isValid: boolean } {
  const parsedBase = baseText === null ? null : parseURL(baseText);
  const record = parsedBase?.ok ? parsedBase.url : undefined;
  const errors: string[] = [];
  parseURL(text, { base: record, report: (code) => void errors.push(code) });
  return { errors, isValid: isValidURLString(text, record ? baseKindOf(record) : null) };
}

const agree = (text: string, baseText: string | null) => {
  const { errors, isValid } = verdicts(text, baseText);
  expect([text, baseText, isValid]).toEqual([text, baseText, errors.length === 0]);
};

test("law 5: the parser reports nothing exactly where the grammar of URL writing says valid", () => {
  holds([input, base], agree, 20_000);
  holds([hostile, base], agree, 20_000);
});

test("law 5, from the grammar's side: made by the productions, and with places changed", () => {
  holds([validURL, base], agree, 20_000);
  holds([mutated(validURL), base], agree, 20_000);
});

test("law 5 is tried on both sides: between a third and nine tenths of what the productions make is valid", () => {
  const samples = fc.sample(fc.tuple(validURL, base), { numRuns: 5000, seed: 20260702 });
  const valid = samples.filter(([text, baseText]) => verdicts(text, baseText).isValid).length;
  expect(valid / samples.length).toBeGreaterThan(1 / 3);
  expect(valid / samples.length).toBeLessThan(9 / 10);
});
