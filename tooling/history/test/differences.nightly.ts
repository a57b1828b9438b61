import { fileURLToPath } from "node:url";
import type { ChangeName } from "@url/history";
import { CHANGES, URI_CHANGES } from "@url/history/internal";
import { beforeAll, expect, test } from "vitest";
import { CLASSES, SMALLEST_REFERENCES, type Summary, sizeOf, summarize, writeCounts } from "../src/index.ts";
import { casesFromCorpora } from "../src/inputs/from-corpora.ts";
import { casesFromWPT } from "../src/inputs/from-wpt.ts";
import { generatedCases } from "../src/inputs/generated.ts";
import { generatedReferences } from "../src/inputs/references.ts";
import { shortCases } from "../src/inputs/short.ts";
import { writtenCases } from "../src/inputs/written.ts";

const SEED = 20_121_228;
let summary: Summary;

beforeAll(() => {
  const generated = generatedCases(40_000, SEED);
  const others = [...generated, ...generatedReferences(50_000, SEED)];
  summary = summarize([...writtenCases(), ...shortCases(2), ...casesFromWPT(), ...casesFromCorpora(), ...others]);
});

test("every difference has a class", () => {
  expect(summary.unnamed.slice(0, 5)).toEqual([]);
});

test("an input of every document reaches every class that names the document", () => {
  const changes: [string, { readonly sections: object }][] = Object.entries({ ...CHANGES, ...URI_CHANGES });
  const missing = changes.flatMap(([name, { sections }]) =>
    [...summary.documents]
      .filter(([document, { classes }]) => document in sections && !classes.has(name as ChangeName))
      .map(([document]) => `${document}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test("no input is smaller than the one that its class names", () => {
  const named = [
    ...Object.entries(CLASSES).map(([name, { smallest }]) => [name, ...smallest] as const),
    ...Object.entries(SMALLEST_REFERENCES).map(([name, smallest]) => [name, ...smallest] as const),
  ];
  const smaller = named.flatMap(([name, document, input]) => {
    const found = summary.smallest.get(`${document} ${name}`);
    return found !== undefined && sizeOf(found) < sizeOf(input) ? [{ name, document, found }] : [];
  });
  expect(smaller).toEqual([]);
});

// `npm run tool -- history` runs this test with -u: then it writes the file, which the page has the counts from.
test("the counts are those of this run", async () => {
  const path = fileURLToPath(new URL("../../data/history-counts.json", import.meta.url));
  await expect(writeCounts(summary)).toMatchFileSnapshot(path);
});
