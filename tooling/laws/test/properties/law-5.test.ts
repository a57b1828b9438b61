import { createListener, parseURL } from "@url/parser";
import { baseKindOf, isValidURLString } from "@url/validator";
import fc from "fast-check";
import { expect, test } from "vitest";
import { base, hostile, input, mutated, validURL } from "../../src/properties/arbitraries.ts";
import { holds } from "../../src/properties/runs.ts";

/** The errors that the parser reports, and the grammar's verdict. */
function verdicts(text: string, baseText: string | null): { readonly errors: string[]; readonly isValid: boolean } {
  const parsedBase = baseText === null ? null : parseURL(baseText);
  const record = parsedBase?.ok ? parsedBase.value : undefined;
  const errors: string[] = [];
  parseURL(text, { base: record, report: createListener((code) => void errors.push(code)) });
  return { errors, isValid: isValidURLString(text, record ? baseKindOf(record) : null) };
}

const agree = (text: string, baseText: string | null) => {
  const { errors, isValid } = verdicts(text, baseText);
  expect([text, baseText, isValid]).toEqual([text, baseText, errors.length === 0]);
};

test("law 5: the parser reports no error exactly if the grammar of URL writing accepts the text", () => {
  holds([input, base], agree, 20_000);
  holds([hostile, base], agree, 20_000);
});

test("law 5 for texts made by the grammar's productions, unchanged and changed at random places", () => {
  holds([validURL, base], agree, 20_000);
  holds([mutated(validURL), base], agree, 20_000);
});

test("law 5 is tested in both directions: the grammar accepts between a third and nine tenths of these texts", () => {
  const samples = fc.sample(fc.tuple(validURL, base), { numRuns: 5000, seed: 20260702 });
  const valid = samples.filter(([text, baseText]) => verdicts(text, baseText).isValid).length;
  expect(valid / samples.length).toBeGreaterThan(1 / 3);
  expect(valid / samples.length).toBeLessThan(9 / 10);
});
