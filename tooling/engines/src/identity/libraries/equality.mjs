// Says what each library of equality says about two URLs and two URLSearchParams, as JSON. Its arguments are an entry and,
// because Vitest and Jest want the same global for themselves, "vitest" or "others".
import assert from "node:assert";
import { classesOf } from "./classes.mjs";
import { rowsOf } from "./pairs.mjs";

const { URL: U, URLSearchParams: P } = await classesOf(process.argv[2]);

const passes = (check) => (a, b) => {
  try {
    check(a, b);
    return true;
  } catch {
    return false;
  }
};
/** What `toEqual` and `toStrictEqual` of Vitest call. */
const vitest =
  ({ equals, iterableEquality }) =>
  (a, b) =>
    equals(a, b, [iterableEquality]);
const vitestStrict =
  ({ equals, iterableEquality, typeEquality, sparseArrayEquality, arrayBufferEquality }) =>
  (a, b) =>
    equals(a, b, [iterableEquality, typeEquality, sparseArrayEquality, arrayBufferEquality], true);

/** Name, equality, and strict equality if the library has another one. */
async function vitests() {
  return Promise.all(
    ["3.2", "4.1"].map(async (version) => {
      const library = await import(`vitest-expect-${version}`);
      return [`Vitest ${version}`, vitest(library), vitestStrict(library)];
    }),
  );
}

async function others() {
  const { expect: jest } = await import("expect");
  const { expect: playwright } = await import("@playwright/test");
  const { expect: chai } = await import("chai");
  const { dequal } = await import("dequal");
  return [
    ["Jest 30", passes((a, b) => jest(a).toEqual(b)), passes((a, b) => jest(a).toStrictEqual(b))],
    ["Playwright", passes((a, b) => playwright(a).toEqual(b)), passes((a, b) => playwright(a).toStrictEqual(b))],
    ["`node:assert`", passes((a, b) => assert.deepEqual(a, b)), passes((a, b) => assert.deepStrictEqual(a, b))],
    ["Chai", passes((a, b) => chai(a).to.deep.equal(b))],
    ["lodash", (await import("lodash")).default.isEqual],
    ["fast-deep-equal", (await import("fast-deep-equal")).default],
    ["dequal", dequal],
  ];
}

const libraries = await (process.argv[3] === "vitest" ? vitests() : others());
console.log(JSON.stringify(rowsOf(libraries, U, P)));
