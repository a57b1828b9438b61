import { describe, expect, test } from "vitest";
import * as ascii from "../src/ascii-tier/index.ts";
import * as full from "../src/index.ts";
import * as platform from "../src/platform-tier/index.ts";

describe.each([
  ["full", full],
  ["ascii", ascii],
  ["platform", platform],
] as const)("%s", (_, { findIDNAErrors, readASCII, toASCII, toUnicode }) => {
  test.each([null, 7, "strict", true, Symbol("x")])("throws for the options %o", (value) => {
    const options = value as full.IDNAOptions;
    expect(() => toASCII("a", options)).toThrow(/^toASCII: options must be a plain object, not /);
    expect(() => findIDNAErrors("a", options)).toThrow(/^findIDNAErrors: options must be a plain object, not /);
  });

  test.each([null, 0, "true", {}])("strict: throws for %o", (strict) => {
    const options = { strict } as unknown as full.IDNAOptions;
    expect(() => toASCII("a", options)).toThrow(/^toASCII: strict must be true or false, not /);
    expect(() => findIDNAErrors("a", options)).toThrow(/^findIDNAErrors: strict must be true or false, not /);
  });

  test.each([undefined, null, 7, {}, { toString: () => "A.b" }, Symbol("a")])(
    "a domain is a string, and not %o",
    (value) => {
      const domain = value as string;
      for (const [name, call] of Object.entries({ toASCII, readASCII, toUnicode, findIDNAErrors })) {
        expect(() => call(domain)).toThrow(new RegExp(`^${name}: domain must be a string, not `));
      }
    },
  );

  test("fails for lone surrogates", () => {
    for (const domain of ["\ud800", "a.\udc00b"]) {
      expect(toASCII(domain).ok).toBe(false);
      expect(toUnicode(domain).ok).toBe(false);
      expect(findIDNAErrors(domain)).toHaveLength(1);
    }
  });
});
