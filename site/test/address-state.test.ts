import fc from "fast-check";
import { expect, test } from "vitest";
import { hashOf, readState } from "../src/scripts/shared/address-state.ts";

test("a state survives the address, whatever its text", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string({ unit: fc.constantFrom("\ud800", "\udc00", "%", "u", "&", "=", "#", "+", " ", "é") }),
  );
  fc.assert(
    fc.property(text, text, (url, base) => {
      const state = Object.fromEntries(Object.entries({ url, base }).filter(([, value]) => value !== ""));
      const hash = hashOf(state);
      expect({ ...readState(hash) }).toEqual(state);
      // The browser leaves the fragment as it is.
      expect(new URL(hash, "https://a/").hash).toBe(hash);
    }),
  );
});

test("an empty state has no fragment", () => {
  expect(hashOf({ url: "" })).toBe("");
});

test("a fragment that somebody typed is read as far as it can be", () => {
  expect(Object.entries(readState("#url=100%&base=%E4&__proto__=x&alone"))).toEqual([
    ["url", "100%"],
    ["base", "%E4"],
    ["__proto__", "x"],
  ]);
});
