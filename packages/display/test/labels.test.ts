import { expect, test } from "vitest";
import { normalize } from "../src/characters/normalize.ts";
import { countLabels, labelsOf, startOfLast, topLevelOf } from "../src/host/labels.ts";

test.each(["a", "a.b", "a..b", ".a", "a.", ".", ""])("labels of %j are those of split", (domain) => {
  expect(Array.from(labelsOf(domain), ({ text }) => text)).toEqual(domain.split("."));
  expect(Array.from(labelsOf(domain), ({ start, end }) => domain.slice(start, end))).toEqual(domain.split("."));
  expect(countLabels(domain)).toBe(domain.split(".").length);
  for (let count = 1; count <= countLabels(domain); count++) {
    const start = startOfLast(count, domain, domain.length);
    expect(domain.slice(start)).toBe(domain.split(".").slice(-count).join("."));
  }
});

test("labels in front of an offset, and the last label", () => {
  const domain = "www.a.example.com";
  expect([0, 1, 2, 9].map((count) => startOfLast(count, domain, 5))).toEqual([6, 4, 0, 0]);
  expect([topLevelOf(domain), topLevelOf(`${domain}.`), topLevelOf("com")]).toEqual(["com", "com", "com"]);
});

test("a long text is normalized as at once, unless a hundred marks follow each other", () => {
  for (const unit of ["é", "e\u0301\u0323", "각", "\u{1d15e}", "नि", "a"]) {
    const text = unit.repeat(3000);
    expect(normalize(text, "NFC") === text.normalize("NFC")).toBe(true);
    expect(normalize(text, "NFD") === text.normalize("NFD")).toBe(true);
  }
  // At once, V8 takes seconds for this.
  const marks = "\u0301\u0323".repeat(100_000);
  expect(normalize(`a${marks}`, "NFD").length).toBe(200_001);
  expect(normalize("\u0301".repeat(5000) + "\u{1f600}".repeat(2000), "NFC").endsWith("\u{1f600}")).toBe(true);
});
