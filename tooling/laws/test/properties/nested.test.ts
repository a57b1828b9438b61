import { parse } from "@url/urlencoded";
import { nest, stringify } from "@url/urlencoded/nested";
import fc from "fast-check";
import { expect, test } from "vitest";
import { holds } from "../../src/properties/runs.ts";

const leaf = fc.oneof(
  fc.string({ unit: fc.constantFrom("a", "é", ",", "&", " ", "[", "]") }),
  fc.constantFrom("", "1"),
);
const key = fc.oneof(
  fc.constantFrom("a", "b", "0", "1", "2", "30", "", "a.b", "a[b]", "]", "[", "__proto__", " ", "x y"),
  fc.string({ maxLength: 3 }),
);
const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    leaf,
    fc.array(tie("tree"), { maxLength: 4 }),
    fc.dictionary(key, tie("tree"), { maxKeys: 4 }),
  ),
}));
const objects = fc.dictionary(key, tree, { maxKeys: 4 });
const NO_LIMITS = { maxDepth: Infinity, maxWidth: Infinity };
const RUNS = 3000;

/** Without empty lists and objects, which are left out. */
function withoutEmpties(value: unknown): unknown {
  if (typeof value === "string") return value;
  const entries = Object.entries(value as object)
    .map(([name, entry]) => [name, withoutEmpties(entry)] as const)
    .filter(([, entry]) => entry !== undefined);
  if (entries.length === 0) return undefined;
  return Array.isArray(value) ? entries.map(([, entry]) => entry) : Object.fromEntries(entries);
}

test.each(["qs", "dot", "php", "rails"] as const)(
  "nested: nest(parse(stringify(x))) is x, in the dialect %s",
  (dialect) => {
    let tried = 0;
    let written = 0;
    holds(
      [objects, fc.constantFrom("indices", "brackets", "repeat", "comma")],
      (value, arrays) => {
        tried++;
        const result = stringify(value, { dialect, arrays, exact: true });
        if (!result.ok) return;
        written++;
        const read = nest(parse(result.value), { dialect, commas: arrays === "comma", ...NO_LIMITS });
        expect(read.ok && JSON.parse(JSON.stringify(read.value))).toEqual(withoutEmpties(value) ?? {});
      },
      RUNS,
    );
    // So that the law is not about nothing.
    expect(written).toBeGreaterThan(tried / 5);
  },
);

/** Whether a value has an object with nothing but indices as keys. */
function hasIndexObject(value: unknown): boolean {
  if (typeof value === "string") return false;
  const keys = Object.keys(value as object);
  const isIndexObject = !Array.isArray(value) && keys.length > 0 && keys.every((name) => /^\d+$/.test(name));
  return isIndexObject || Object.values(value as object).some(hasIndexObject);
}

test.each(["qs", "dot", "php"] as const)(
  "nested: without exact too, except for objects of indices, in the dialect %s",
  (dialect) => {
    holds(
      [objects, fc.constantFrom("indices", "brackets")],
      (value, arrays) => {
        // What is empty is not written, which can leave indices alone.
        const written = (withoutEmpties(value) ?? {}) as object;
        if (Object.values(written).some(hasIndexObject)) return;
        const result = stringify(value, { dialect, arrays });
        if (!result.ok) return;
        const read = nest(parse(result.value), { dialect, ...NO_LIMITS });
        expect(read.ok && JSON.parse(JSON.stringify(read.value))).toEqual(written);
      },
      RUNS,
    );
  },
);
