import { type ChangeName, type ParsedAs, parseAs } from "@url/history";
import { explainURI } from "@url/history/internal";
import { isMissing, readWPT } from "@url/tooling-conformance/wpt";
import { expect, test } from "vitest";
import type { ComparedName } from "../src/case.ts";
import { agreeing, type Case, CLASSES, explain, SMALLEST_REFERENCES, sameView, summarize } from "../src/index.ts";
import { casesFromWPT } from "../src/inputs/from-wpt.ts";
import { generatedCases } from "../src/inputs/generated.ts";
import { generatedReferences } from "../src/inputs/references.ts";
import { shortCases } from "../src/inputs/short.ts";
import { KNOWN } from "../src/inputs/written.ts";

const SMALLEST = [
  ...Object.entries(CLASSES).map(([name, { smallest }]) => [name, ...smallest] as const),
  ...Object.entries(SMALLEST_REFERENCES).map(([name, smallest]) => [name, ...smallest] as const),
] as [ChangeName, ComparedName, Case][];

test.each(SMALLEST)("%s: its input is in the class, and without the class the difference has no name", (...row) => {
  const [name, document, input] = row;
  const explanation = explain(document, input);
  expect(explanation?.classes).toContain(name);
  expect(explanation?.left).toEqual(explanation?.now);

  const without = explain(document, input, name);
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

// differences.nightly.ts has the inputs of all kinds.
test("every difference has a class: short inputs, rows of web-platform-tests and generated inputs", () => {
  const rows = casesFromWPT()
    .filter(({ subject }) => subject !== "host")
    .slice(0, 1200);
  const references = generatedReferences(400, 3986);
  const { unnamed, documents } = summarize([...shortCases(1), ...rows, ...generatedCases(400, 16), ...references]);
  expect(unnamed.slice(0, 5)).toEqual([]);
  for (const { differences } of documents.values()) expect(differences).toBeGreaterThan(100);
});

test("no change since HTML5 or RFC 3986 stands for a difference that it does not describe", () => {
  let planted = 0;
  for (const input of generatedReferences(500, 2011)) {
    for (const document of ["html5", "rfc3986"] as const) {
      const explanation = input.subject === "parse" ? explain(document, input) : null;
      if (explanation?.now === null || explanation === null || input.subject !== "parse" || input.encoding) continue;
      const parsed = input.base === null ? null : parseAs("today", input.base);
      const base = parsed?.ok ? parsed.value : null;
      // As if today's parser had a fault in one component.
      for (const name of ["scheme", "username", "host", "port", "path", "query", "fragment", "href"] as const) {
        const now = explanation.now as unknown as ParsedAs;
        const to = { ...now, [name]: `${now[name] ?? ""}x` };
        const from = explanation.old as unknown as ParsedAs | null;
        expect([input, name, explainURI(document, { input: input.input }, { from, to, base })]).toMatchObject([
          input,
          name,
          { isExplained: false },
        ]);
        planted++;
      }
    }
  }
  expect(planted).toBeGreaterThan(1000);
});
