import { afterEach, expect, test } from "vitest";
import { isPlatformExact, parseURL } from "../src/index.ts";
import { QUESTIONS } from "../src/platform-exact.ts";

// The tier keeps the `URL` that was there when it was loaded: in its tests, an exact one.
const isTier = process.env.URL_BUILD === "platform";
const platform = globalThis.URL;

afterEach(() => {
  globalThis.URL = platform;
});

test("isPlatformExact asks what the Standard decides", () => {
  const ours = QUESTIONS.map(([, input, base]) => {
    const result = parseURL(input, { base });
    return result.ok ? result.value.href : null;
  });
  expect(ours).toEqual(QUESTIONS.map(([href]) => href));
});

/** A platform that is exact except for one input. */
function platformWithout(wrong: string | undefined): typeof URL {
  return class {
    readonly href: string;
    constructor(input: string, base?: string) {
      const result = parseURL(input, { base });
      if (!result.ok) throw new TypeError();
      this.href = input === wrong ? `${result.value.href}x` : result.value.href;
    }
  } as never;
}

test("isPlatformExact returns true for a URL that answers every question, and false for one that does not", () => {
  globalThis.URL = platformWithout(undefined);
  expect(isPlatformExact()).toBe(true);
  for (const [href, input] of QUESTIONS) {
    globalThis.URL = platformWithout(href === null ? undefined : input);
    expect(isPlatformExact()).toBe(isTier || href === null);
  }
});

test("isPlatformExact returns false for a URL that accepts everything, and where there is none", () => {
  globalThis.URL = class {
    readonly href = "https://a/";
  } as never;
  expect(isPlatformExact()).toBe(isTier);
  Reflect.deleteProperty(globalThis, "URL");
  expect(isPlatformExact()).toBe(isTier);
});
