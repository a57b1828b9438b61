import { createDecoder } from "@url/encoding";
import { parseForm as parseForm2012 } from "@url/history/2012";
import { parseForm as parseForm2014 } from "@url/history/2014";
import { parseForm as parseForm2015 } from "@url/history/2015";
import { CHANGES } from "@url/history/internal";
import { parse } from "@url/urlencoded";
import { expect, test } from "vitest";
import { CLASSES, type ClassName, readTable, runOfCase } from "../src/index.ts";

const { rows } = readTable();

test("what runs a row with a change is the smallest input of the first change that concerns its document", () => {
  let checked = 0;
  for (const { document, name, changes, run } of rows) {
    const first = (changes as ClassName[]).find((change) => document in CHANGES[change].sections);
    const smallest = first === undefined ? null : runOfCase(CLASSES[first].smallest[1]);
    if (smallest === null) continue;
    expect([document, name, run]).toEqual([document, name, smallest]);
    checked++;
  }
  expect(checked).toBeGreaterThan(170);
});

const PARSERS = { 2012: parseForm2012, 2014: parseForm2014, 2015: parseForm2015 };

test("a form with a flag or an encoding is read differently from today", () => {
  let checked = 0;
  for (const { document, name, run } of rows) {
    if (run === null || !("form" in run) || (run.flags === undefined && run.encoding === undefined)) continue;
    const { form, flags = [], encoding } = run;
    const decoder = encoding === undefined ? null : createDecoder(encoding);
    const pairs: unknown = PARSERS[document as "2014"](form, {
      ...(decoder?.ok && { decode: decoder.value }),
      ...(flags.includes("charset") && { charset: createDecoder }),
      isindex: flags.includes("isindex"),
    });
    const result = Array.isArray(pairs) ? { ok: true, value: pairs } : (pairs as object);
    expect([document, name, result]).not.toEqual([document, name, { ok: true, value: parse(form) }]);
    checked++;
  }
  expect(checked).toBeGreaterThan(8);
});
