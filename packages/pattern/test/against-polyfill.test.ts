import { type ComponentName, compareComponent, patternOf, URLPattern } from "@url/pattern";
import { expect, test } from "vitest";

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

test("compareComponent orders as urlpattern-polyfill does, which follows Chromium", async () => {
  // It replaces a global when it is imported, unless there is one.
  const old = Object.getOwnPropertyDescriptor(globalThis, "URLPattern");
  Object.defineProperty(globalThis, "URLPattern", { value: URLPattern, configurable: true, writable: true });
  try {
    const { URLPattern: Polyfill } = (await import("urlpattern-polyfill")) as unknown as {
      URLPattern: {
        new (init: object): unknown;
        compareComponent(component: ComponentName, left: unknown, right: unknown): number;
      };
    };
    for (const left of TEXTS) {
      for (const right of TEXTS) {
        const theirs = Polyfill.compareComponent(
          "pathname",
          new Polyfill({ pathname: left }),
          new Polyfill({ pathname: right }),
        );
        const [a, b] = [left, right].map((pathname) => patternOf(new URLPattern({ pathname })));
        expect([left, right, compareComponent("pathname", a!, b!)]).toEqual([left, right, theirs]);
      }
    }
  } finally {
    if (old) Object.defineProperty(globalThis, "URLPattern", old);
    else Reflect.deleteProperty(globalThis, "URLPattern");
  }
});
