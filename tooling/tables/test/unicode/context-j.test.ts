import { findIDNAErrors } from "@url/idna";
import { beforeAll, expect, test } from "vitest";
import { type Properties, readProperties } from "../../src/unicode/index.ts";
import { followsContextJ } from "./context-j.ts";

let properties: Properties;
beforeAll(async () => {
  properties = await readProperties();
});

// Joining types D, R, L, T, U, a virama, and the joiners. Hanifi Rohingya is D from U+10D00 on; U+A872 is L.
const CHARACTERS = ["\u0628", "\u0627", "\ua872", "\u1a56", "a", "\u094d", "\u200c", "\u200d"];

test("the characters have the properties that the test needs", () => {
  const { joining, combining } = properties;
  const codePoints = CHARACTERS.map((ch) => ch.codePointAt(0) as number);
  expect(codePoints.map((c) => joining[c]).join("")).toBe("DRLTUTUU");
  expect(codePoints.map((c) => combining[c])).toEqual([0, 0, 0, 0, 0, 9, 0, 0]);
});

test("findErrors rejects every label of up to five of them that does not follow RFC 5892, and accepts the others", () => {
  const wrong: string[] = [];
  let faulty = 0;
  let labels = [""];
  for (let length = 1; length <= 5; length++) {
    labels = labels.flatMap((label) => CHARACTERS.map((ch) => label + ch));
    for (const label of labels) {
      // A mark in front is another fault, and the first one is told.
      if (label.startsWith("\u1a56") || label.startsWith("\u094d")) continue;
      const isFaulty = findIDNAErrors(label).some(({ code }) => code === "contextJ");
      if (isFaulty === followsContextJ(label, properties)) wrong.push(label);
      if (isFaulty) faulty++;
    }
  }
  expect(wrong).toEqual([]);
  expect(faulty).toBeGreaterThan(10_000);
});
