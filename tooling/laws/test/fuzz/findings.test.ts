import { expect, test } from "vitest";
import { readFindings } from "../../src/fuzz/findings.ts";
import { TARGETS } from "../../src/fuzz/targets.ts";

const findings = readFindings();

test("the file has findings, each of a target and with a note", () => {
  expect(findings.length).toBeGreaterThan(0);
  const names = TARGETS.map(({ name }) => name);
  for (const { target, note } of findings) {
    expect(names).toContain(target);
    expect(note).toMatch(/.{10}/);
  }
});

test.each(findings.map(({ target, value }) => [target, JSON.stringify(value), value] as const))(
  "%s: %s has one answer",
  (name, _text, value) => {
    const { actual, expected } = TARGETS.find((target) => target.name === name)!.compare(value);
    expect(actual).toEqual(expected);
  },
);
