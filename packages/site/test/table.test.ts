import { expect, test } from "vitest";
import { findSuffix } from "../src/table/find-suffix.ts";
import { createTable } from "../src/table/read.ts";

const ICANN = 1;
const BOTH = 3;

// Each row is the first look-up of a new table: what is below a top-level domain is read then.
test.each<[icann: string, personal: string, domain: string, suffix: string]>([
  [" jp(ac,kobe[*city!) mm*com,", " ", "x.ac.jp", "ac.jp"],
  [" jp(ac,kobe[*city!) mm*com,", " ", "x.ad.jp", "jp"],
  [" jp(ac,kobe[*city!) mm*com,", " ", "kobe.jp", "jp"],
  [" jp(ac,kobe[*city!) mm*com,", " ", "x.w.kobe.jp", "w.kobe.jp"],
  [" jp(ac,kobe[*city!) mm*com,", " ", "x.city.kobe.jp", "kobe.jp"],
  [" jp(ac,kobe[*city!) mm*com,", " ", "x.w.mm", "w.mm"],
  [" jp(ac,kobe[*city!) mm*com,", " ", "mm", "mm"],
  [" ck[*www! ", " ", "x.w.ck", "w.ck"],
  [" ck[*www! ", " ", "x.www.ck", "ck"],
  [" b(c a,", " a[d b[d e(d ", "x.d.a", "d.a"],
  [" b(c a,", " a[d b[d e(d ", "x.d.b", "d.b"],
  [" b(c a,", " a[d b[d e(d ", "x.c.b", "c.b"],
  [" b(c a,", " a[d b[d e(d ", "x.d.e", "d.e"],
  // A top-level domain can be the beginning or the end of another one.
  [" aa(b a(c ", " ", "x.c.a", "c.a"],
  [" aa(b a,", " ", "x.b.a", "a"],
  [" ba(b a(c ", " ", "x.c.a", "c.a"],
  [" a,", " ba(b a(c ", "x.c.a", "c.a"],
  [" a(b(c(d)e)f ", " ", "x.d.c.b.a", "d.c.b.a"],
  [" a(b(c(d)e)f ", " ", "x.e.b.a", "e.b.a"],
  [" a(b(c(d)e)f ", " ", "x.f.a", "f.a"],
])("with %s and %s, the suffix of %s is %s", (icann, personal, domain, suffix) => {
  const table = createTable([icann, personal], 16);
  expect(domain.slice(findSuffix(table, domain, BOTH, true, 0))).toBe(suffix);
  expect(domain.slice(findSuffix(table, domain, BOTH, false, 0))).toBe(suffix);
});

test("rules of a section that is left out don't count, exceptions and wildcards neither", () => {
  const table = createTable([" a,", " a[*b! c*"], 16);
  const suffix = (domain: string, sections: number) => domain.slice(findSuffix(table, domain, sections, true, 0));
  expect([suffix("x.w.a", BOTH), suffix("x.b.a", BOTH), suffix("x.w.c", BOTH)]).toEqual(["w.a", "a", "w.c"]);
  expect([suffix("x.w.a", ICANN), suffix("x.b.a", ICANN), suffix("x.w.c", ICANN)]).toEqual(["a", "a", "c"]);
});

// The hash is of the length and of the units at 0, 4 and 7.
test("labels with the same hash are told apart", () => {
  const table = createTable([" abcdefgh(b ", " "], 16);
  const suffix = (domain: string) => domain.slice(findSuffix(table, domain, BOTH, true, 0));
  expect([suffix("x.b.abcdefgh"), suffix("x.b.axcxexxh")]).toEqual(["b.abcdefgh", "axcxexxh"]);
  const both = createTable([" abcdefgh(b axcxexxh(c ", " "], 16);
  const suffixes = ["x.b.abcdefgh", "x.c.axcxexxh", "x.c.abcdefgh"].map((domain) =>
    findSuffix(both, domain, BOTH, true, 0),
  );
  expect(suffixes).toEqual([2, 2, 4]);
});
