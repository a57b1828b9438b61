import fc from "fast-check";
import qs from "qs";
import { expect, test } from "vitest";
import { parse } from "../src/index.ts";
import { nest } from "../src/nested/index.ts";

// Every run tries the same inputs.
fc.configureGlobal({ seed: 20260702 });

/** What each makes of a text, as JSON. */
function ours(text: string): string {
  const result = nest(parse(text));
  return JSON.stringify(result.ok ? result.value : result.error.code);
}

function theirs(text: string, options?: qs.IParseOptions): string {
  return JSON.stringify(qs.parse(text, options));
}

/** What is written by names and dense lists, nothing empty: where the two mean the same. */
const key = fc.constantFrom("a", "b", "c", "x y", "ü", "k.l", "&", "=", "%", "00");
const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3 },
    fc.string({ unit: "grapheme" }),
    fc.array(tie("tree"), { minLength: 1, maxLength: 4 }),
    fc.dictionary(key, tie("tree"), { minKeys: 1, maxKeys: 4 }),
  ),
}));
const object = fc.dictionary(key, tree, { maxKeys: 4 });

test.each(["indices", "brackets", "repeat"] as const)("reads what qs writes with %s as qs does", (arrayFormat) => {
  fc.assert(
    fc.property(object, (data) => {
      // [] before another key, and a list that is written as one value, are differences: see above.
      fc.pre(arrayFormat === "indices" || !hasListOf(data, (entry) => typeof entry !== "string"));
      const text = qs.stringify(data, { arrayFormat });
      expect(JSON.parse(ours(text))).toEqual(JSON.parse(theirs(text, { plainObjects: true })));
      if (arrayFormat !== "repeat") expect(JSON.parse(ours(text))).toEqual(data);
    }),
    { numRuns: 100 },
  );
});

function hasListOf(value: unknown, isWanted: (entry: unknown) => boolean): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (Array.isArray(value) && value.some(isWanted)) return true;
  return Object.values(value).some((entry) => hasListOf(entry, isWanted));
}
