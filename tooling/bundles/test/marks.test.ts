import { expect, test } from "vitest";
import { agree, marksIn, updateMarks } from "../src/marks.ts";

const weight = { minified: 4000, gzip: 1740, brotli: 1600, files: [], text: "", map: "" };
const figures = new Map([["api, ascii", weight]]);

test("writes the figure into a mark, in KB of 1,024 bytes", () => {
  const text = "It weighs <!-- size api, ascii -->9.9 KB<!-- /size --> gzipped.";
  expect(updateMarks(text, figures)).toBe("It weighs <!-- size api, ascii -->1.7 KB<!-- /size --> gzipped.");
  expect(marksIn(text)).toEqual(["api, ascii"]);
});

test("writes the size of another package, and throws for one that is not weighed", () => {
  const peers = [{ ...weight, gzip: 14_700, peer: { name: "qs", source: "", note: "" }, version: "1.0.0" }];
  expect(updateMarks("<!-- peer qs --><!-- /peer -->", figures, peers)).toBe("<!-- peer qs -->14.4 KB<!-- /peer -->");
  expect(() => updateMarks("<!-- peer no -->1.0 KB<!-- /peer -->", figures, peers)).toThrow('"no" is not a peer');
});

test("throws for a mark without a figure", () => {
  expect(() => updateMarks("<!-- size no -->1.0 KB<!-- /size -->", figures)).toThrow('"no" is not a figure');
});

test("accepts figures that differ by at most a tenth or one percent", () => {
  expect(agree("1.7 KB", "1.8 KB")).toBe(true);
  expect(agree("1.7 KB", "1.6 KB")).toBe(true);
  expect(agree("1.7 KB", "1.9 KB")).toBe(false);
  expect(agree("167.8", "166.9")).toBe(true);
  expect(agree("167.8", "165.9")).toBe(false);
});

test("requires everything else to be equal, including versions", () => {
  expect(agree("a 1.7", "b 1.7")).toBe(false);
  expect(agree("tr46 7.0.0 1.7", "tr46 7.0.1 1.7")).toBe(false);
  expect(agree("1.7", "1.7 1.7")).toBe(false);
  expect(agree("1.7 of ≤ 1.7", "1.7 of ≤ 1.8")).toBe(false);
});
