import { expect, test } from "vitest";
import { drawText } from "../../src/scripts/playground/model/drawing.ts";
import { DRAWN_WHOLE, MOST_FINDINGS, MOST_PAIRS } from "../../src/scripts/playground/model/limits.ts";
import { shorten } from "../../src/scripts/playground/model/shorten.ts";
import { viewPlayground } from "../../src/scripts/playground/model/view.ts";
import { stateOf } from "./support.ts";

const N = 12_000;
const SHAPES: Readonly<Record<string, string>> = {
  "a long path": `https://example.com/${"a".repeat(N)}`,
  spaces: `https://example.com/${"a ".repeat(N / 2)}`,
  pairs: `https://example.com/?${"a=b&".repeat(N / 4)}`,
  "a long label": `https://${"é".repeat(N)}.example/`,
  "lone surrogates": `https://example.com/${"\ud800".repeat(N)}`,
  "controls of direction": `https://example.com/${"\u202e".repeat(N)}`,
  markup: `javascript:${"<script>alert(1)</script>".repeat(N / 25)}`,
  "no URL": "x".repeat(N),
};

test.each(Object.entries(SHAPES))("a view of %s has a bounded size", (_, url) => {
  const view = viewPlayground(stateOf(url, { tab: "validator", value: "a".repeat(N) }), URL);
  expect(JSON.stringify(view).length).toBeLessThan(100_000);
  expect(view.findings.items.length).toBeLessThanOrEqual(MOST_FINDINGS);
  expect(view.url?.pairs.pairs.length ?? 0).toBeLessThanOrEqual(MOST_PAIRS);
});

test("counts what it does not list", () => {
  const { findings, url } = viewPlayground(stateOf(`https://a/?${"a b=c&".repeat(60)}`), URL);
  expect([findings.items.length, findings.omitted]).toEqual([50, 10]);
  expect([url!.pairs.pairs.length, url!.pairs.omitted, url!.pairs.total]).toEqual([50, 10, 60]);
});

test("draws a short text whole, cut where marks begin and end", () => {
  const pieces = drawText("ab cd", [
    { start: 2, end: 3, level: "warning" },
    { start: 1, end: 4, level: "error" },
    { start: 5, end: 5, level: "error" },
  ]);
  expect(pieces).toEqual([
    { kind: "text", text: "a", marks: [] },
    { kind: "text", text: "b", marks: [1] },
    { kind: "text", text: " ", marks: [0, 1] },
    { kind: "text", text: "c", marks: [1] },
    { kind: "text", text: "d", marks: [] },
    { kind: "place", marks: [2] },
  ]);
});

test("draws the ends of a long text and what is around its marks", () => {
  const text = "a".repeat(DRAWN_WHOLE * 5);
  const pieces = drawText(text, [{ start: 5000, end: 5001, level: "error" }]);
  const units = pieces.map((piece) =>
    piece.kind === "gap" ? piece.units : piece.kind === "text" ? piece.text.length : 0,
  );
  expect(units.reduce((sum, n) => sum + n, 0)).toBe(text.length);
  expect(pieces.map(({ kind }) => kind)).toEqual(["text", "gap", "text", "text", "text", "gap", "text"]);
  expect(pieces[3]).toEqual({ kind: "text", text: "a", marks: [0] });
});

test("never cuts a surrogate pair, and shows what is invisible as an escape", () => {
  const text = "😀".repeat(DRAWN_WHOLE);
  expect(JSON.stringify(drawText(text, [{ start: 2000, end: 2002, level: "error" }]))).not.toMatch(/\\u\{?d8/i);
  expect(shorten("a\u202eb\0\ud800").head).toBe("a\\u{202E}b\\u{0}\\u{D800}");
  expect(shorten("😀".repeat(400), 301)).toMatchObject({ head: "😀".repeat(75), tail: "😀".repeat(75), omitted: 500 });
});
