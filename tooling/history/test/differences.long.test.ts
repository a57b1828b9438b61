import { fileURLToPath } from "node:url";
import { CHANGES } from "@url/history/internal";
import { beforeAll, expect, test } from "vitest";
import { CLASSES, type ClassName, type Summary, sizeOf, summarize, writeCounts } from "../src/index.ts";
import { casesFromCorpora } from "../src/inputs/from-corpora.ts";
import { casesFromWPT } from "../src/inputs/from-wpt.ts";
import { generatedCases } from "../src/inputs/generated.ts";
import { shortCases } from "../src/inputs/short.ts";
import { writtenCases } from "../src/inputs/written.ts";

const SEED = 20_121_228;
let summary: Summary;

beforeAll(() => {
  const generated = generatedCases(40_000, SEED);
  summary = summarize([...writtenCases(), ...shortCases(2), ...casesFromWPT(), ...casesFromCorpora(), ...generated]);
});

test("every difference has a class", () => {
  expect(summary.unnamed.slice(0, 5)).toEqual([]);
});

test("an input of every document reaches every class that names the document", () => {
  const missing = Object.entries(CHANGES).flatMap(([name, { sections }]) =>
    [...summary.documents]
      .filter(([document, { classes }]) => sections[document] !== undefined && !classes.has(name as ClassName))
      .map(([document]) => `${document}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test("no input is smaller than the one that its class names", () => {
  const smaller = Object.entries(CLASSES).flatMap(
    ([
      name,
      {
        smallest: [document, input],
      },
    ]) => {
      const found = summary.smallest.get(`${document} ${name}`);
      return found !== undefined && sizeOf(found) < sizeOf(input) ? [{ name, document, found }] : [];
    },
  );
  expect(smaller).toEqual([]);
});

// `npm run tool -- history` runs this test with -u: then it writes the file, which the page has the counts from.
test("the counts are those of this run", async () => {
  const path = fileURLToPath(new URL("../../data/history-counts.json", import.meta.url));
  await expect(writeCounts(summary)).toMatchFileSnapshot(path);
});
