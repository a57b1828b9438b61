import { URLPattern } from "@url/pattern";
import { describe, expect, test } from "vitest";
import { install } from "../src/auto/install.ts";
import { conforms, QUESTIONS } from "../src/auto/probe.ts";

describe("install", () => {
  test("defines the class where there is none, not enumerable, as Web IDL says", () => {
    const target = {} as { URLPattern?: unknown };
    install(target);
    expect(target.URLPattern).toBe(URLPattern);
    expect(Object.keys(target)).toEqual([]);
    expect(Object.getOwnPropertyDescriptor(target, "URLPattern")).toMatchObject({ writable: true, configurable: true });
  });

  test("leaves a class that conforms", () => {
    class Other extends URLPattern {}
    const target = { URLPattern: Other };
    install(target);
    expect(target.URLPattern).toBe(Other);
  });

  test("replaces a class that fails, and a global that cannot be read", () => {
    const target = { URLPattern: class {} };
    install(target);
    expect(target.URLPattern).toBe(URLPattern);
    const broken = Object.defineProperty({}, "URLPattern", {
      get() {
        throw new Error("no");
      },
      configurable: true,
    });
    install(broken);
    expect(Object.getOwnPropertyDescriptor(broken, "URLPattern")?.value).toBe(URLPattern);
  });
});

describe("the check", () => {
  test("our class passes every question", () => {
    for (const [ask, answer] of QUESTIONS) expect(String(ask(URLPattern))).toBe(answer);
  });

  test("nothing, and a class without options, do not pass", () => {
    expect(conforms({})).toBe(false);
    class WithoutCase extends URLPattern {
      constructor(input?: string | object, base?: unknown) {
        super(input as string, typeof base === "string" ? base : (undefined as never));
      }
    }
    expect(conforms({ URLPattern: WithoutCase })).toBe(false);
  });
});
