import { parse, parseAndCollect, VALIDATION_ERRORS } from "@url/tooling-conformance/oracle";
import fc from "fast-check";
import { expect, test } from "vitest";
import { base, input } from "../../src/properties/arbitraries.ts";

test("the inputs cause every validation error, have every kind of host, and about half of them parse", () => {
  const errors = new Set<string>();
  const hosts = new Set<string>();
  const total = 20_000;
  let parsed = 0;
  for (const [text, baseText] of fc.sample(fc.tuple(input, base), { numRuns: total, seed: 20260702 })) {
    const result = parseAndCollect(text, baseText === null ? null : parse(baseText));
    for (const code of result.errors) errors.add(code);
    if (result.url === null) continue;
    parsed++;
    const { host } = result.url;
    hosts.add(host === null ? "null" : host === "" ? "empty" : typeof host);
  }
  expect(VALIDATION_ERRORS.filter((code) => !errors.has(code))).toEqual([]);
  expect([...hosts].sort()).toEqual(["empty", "null", "number", "object", "string"]);
  expect(parsed / total).toBeGreaterThan(0.4);
  expect(parsed / total).toBeLessThan(0.8);
});
