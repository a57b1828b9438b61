import { afterEach, expect, test } from "vitest";
import { isPlatformExact, parseURL } from "../src/index.ts";
import { DOMAIN_QUESTIONS, QUESTIONS } from "../src/platform-exact.ts";

// The tier keeps the `URL` that was there when it was loaded: in its tests, an exact one.
const isTier = process.env.URL_BUILD === "platform";
const platform = globalThis.URL;
const ALL = [...QUESTIONS, ...DOMAIN_QUESTIONS];

afterEach(() => {
  globalThis.URL = platform;
});

test("isPlatformExact asks what the Standard decides", () => {
  const ours = ALL.map(([, input, base]) => {
    const result = parseURL(input, { base });
    return result.ok ? result.value.href : null;
  });
  expect(ours).toEqual(ALL.map(([href]) => href));
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
  for (const [href, input] of ALL) {
    globalThis.URL = platformWithout(href === null ? undefined : input);
    expect(isPlatformExact()).toBe(isTier || href === null);
  }
});

test("isPlatformExact does not ask about domains that are not ASCII, if the option says so", () => {
  for (const [href, input] of DOMAIN_QUESTIONS) {
    globalThis.URL = platformWithout(href === null ? undefined : input);
    expect(isPlatformExact({ asciiDomains: true })).toBe(true);
  }
  globalThis.URL = platformWithout(QUESTIONS[0]![1]);
  expect(isPlatformExact({ asciiDomains: true })).toBe(isTier);
});

test("isPlatformExact throws for a wrong option", () => {
  expect(() => isPlatformExact({ asciiDomains: "true" as never })).toThrow(TypeError);
  expect(() => isPlatformExact("ascii" as never)).toThrow(TypeError);
});

test("isPlatformExact returns false for a URL that accepts everything, and where there is none", () => {
  globalThis.URL = class {
    readonly href = "https://a/";
  } as never;
  expect(isPlatformExact()).toBe(isTier);
  Reflect.deleteProperty(globalThis, "URL");
  expect(isPlatformExact()).toBe(isTier);
});
