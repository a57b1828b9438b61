import { type ComponentName, compareComponent, patternOf, URLPattern } from "@url/pattern";
// Not its main module, which replaces a global.
import { URLPattern as Untyped } from "urlpattern-polyfill/urlpattern";
import { expect, test } from "vitest";

const Polyfill = Untyped as unknown as {
  new (init: object): unknown;
  compareComponent(component: ComponentName, left: unknown, right: unknown): number;
};

const TEXTS = [
  "/",
  "/a",
  "/a/",
  "/b",
  "/:a",
  "/:b",
  "/:a?",
  "/:a+",
  "/:a*",
  "/*",
  "*",
  "/a/*",
  "/a/:b/c",
  "/:a(\\d+)",
  "{/a}?",
  "{a:b}c",
];

test("compareComponent orders as urlpattern-polyfill does, which follows Chromium", () => {
  const patterns = TEXTS.map((pathname) => {
    const init = { pathname };
    return { pathname, theirs: new Polyfill(init), ours: patternOf(new URLPattern(init)) };
  });
  for (const left of patterns) {
    for (const right of patterns) {
      const expected = Polyfill.compareComponent("pathname", left.theirs, right.theirs);
      const actual = compareComponent("pathname", left.ours, right.ours);
      expect([left.pathname, right.pathname, actual]).toEqual([left.pathname, right.pathname, expected]);
    }
  }
});
