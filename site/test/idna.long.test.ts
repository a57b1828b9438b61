import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { statusOf } from "../src/scripts/idna/code-points.ts";
import { explainDomain } from "../src/scripts/idna/explain.ts";

type Row = [range: number | [number, number], status: number, mapping?: string];
const TABLE = createRequire(import.meta.url)("tr46/lib/mappingTable.json") as Row[];
const [MAPPED, DISALLOWED, IGNORED] = [1, 3, 7];

test("has the status and the mapping of tr46's table for every code point", () => {
  const wrong: string[] = [];
  let count = 0;
  for (const [range, status, mapping] of TABLE) {
    const [first, last] = typeof range === "number" ? [range, range] : range;
    for (let codePoint = first; codePoint <= last; codePoint++, count++) {
      const character = String.fromCodePoint(codePoint);
      const expected = status === DISALLOWED || status === IGNORED ? "" : status === MAPPED ? mapping : character;
      const kind =
        status === DISALLOWED
          ? "disallowed"
          : status === IGNORED
            ? "ignored"
            : expected === "."
              ? "separator"
              : status === MAPPED
                ? "mapped"
                : "valid";
      const found = statusOf(character);
      if (found.status !== kind || found.to !== expected)
        wrong.push(`${codePoint.toString(16)} ${kind} ${found.status}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(count).toBe(0x110000);
});

interface WPTRow {
  readonly input: string;
  readonly output: string | null;
}
const read = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../tooling/data/wpt/${path}`, import.meta.url), "utf8"));

test("has the ASCII form that WPT's IdnaTestV2.json expects, and the Unicode form that is mapped and normalized", () => {
  // Rows of a Unicode version before that of our tables, each with its reason.
  const known = new Set((read("expectations.json") as { key: string }[]).map(({ key }) => key));
  const wrong: string[] = [];
  let compared = 0;
  for (const { input, output } of read("rows/IdnaTestV2.json") as WPTRow[]) {
    const { ascii, unicode, normalized } = explainDomain(input, false);
    if (unicode !== null && !normalized?.includes("xn--") && unicode !== normalized) wrong.push(input);
    // The host parser lets ASCII domains through, and refuses forbidden code points and numbers; the rest is IDNA.
    if (/^[\0-\x7f]*$/.test(input) || /[\0- "#%/:<>?@[\\\]^`{|}\x7f]/.test(input.normalize("NFKC"))) continue;
    compared++;
    if (ascii !== output && !known.has(`constructor: ${escapedOf(input)}`)) wrong.push(input);
  }
  expect(wrong).toEqual([]);
  expect(compared).toBeGreaterThan(1500);
});

function escapedOf(text: string): string {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  const escapes = units.map((unit) =>
    unit < 0x7f ? String.fromCharCode(unit) : `\\u${unit.toString(16).padStart(4, "0")}`,
  );
  return `"${escapes.join("")}"`;
}
