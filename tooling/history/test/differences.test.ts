import { isMissing, readWPT } from "@url/tooling-conformance/wpt";
import { expect, test } from "vitest";
import { agreeing, CLASSES, type ClassName, explain, sameView, summarize } from "../src/index.ts";
import { casesFromWPT } from "../src/inputs/from-wpt.ts";
import { generatedCases } from "../src/inputs/generated.ts";
import { shortCases } from "../src/inputs/short.ts";
import { KNOWN } from "../src/inputs/written.ts";

const NAMES = Object.keys(CLASSES) as ClassName[];

test.each(NAMES)("%s: its input is in the class, and without the class the difference has no name", (name) => {
  const [document, input] = CLASSES[name].smallest;
  const explanation = explain(document, input);
  expect(explanation?.classes).toContain(name);
  expect(explanation?.left).toEqual(explanation?.now);

  const { [name]: _, ...others } = CLASSES;
  const without = explain(document, input, others);
  expect(sameView(without?.left ?? null, without?.now ?? null)).toBe(false);
});

test.each(KNOWN)("%s (%s)", (_, document, input, name) => {
  const explanation = explain(document, input);
  expect(explanation?.classes).toContain(name);
  expect(explanation?.left).toEqual(explanation?.now);
});

test("2014 rejects bytes above 0x7F in another encoding than UTF-8, and the glossary those above 0xF7", () => {
  const under = { subject: "form parse", input: "\xf7", encoding: "windows-1252" } as const;
  expect([explain("2014", under)?.old, explain("2015", under)?.old]).toEqual([null, { pairs: '[["÷",""]]' }]);
  expect(explain("2015", { ...under, input: "\xf8" })?.old).toBe(null);
});

test("2014 agrees with 558 rows of urltestdata.json, and with 560 if hyphens are not checked", () => {
  expect(agreeing("2014")).toBe(558);
  // A label of the host ends in a hyphen, which is all that 2014 rejects in these rows.
  const data = readWPT("urltestdata.json");
  const rows = isMissing(data) ? [] : data.filter(({ input }) => /^[a-z]+:\/\/[^/]*-\./.test(input));
  const results = rows.map(({ input, base }) => explain("2014", { subject: "parse", input, base }));
  const rejected = results.filter((result) => result?.old === null && result.now !== null);
  expect(rejected.map((result) => result?.classes)).toEqual([["ASCII-domain"], ["ASCII-domain"]]);
});

// differences.long.test.ts has the inputs of all kinds.
test("every difference has a class: short inputs, rows of web-platform-tests and generated inputs", () => {
  const rows = casesFromWPT()
    .filter(({ subject }) => subject !== "host")
    .slice(0, 1200);
  const { unnamed, documents } = summarize([...shortCases(1), ...rows, ...generatedCases(400, 16)]);
  expect(unnamed.slice(0, 5)).toEqual([]);
  for (const { differences } of documents.values()) expect(differences).toBeGreaterThan(100);
});
