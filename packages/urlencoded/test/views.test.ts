import { parse } from "@url/urlencoded";
import { iterate, toFormData, toMap, toObject } from "@url/urlencoded/views";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bytesOf } from "./by-the-steps.ts";

// Every run tries the same inputs.
fc.configureGlobal({ seed: 20260702 });

/** Names that an object with a prototype would mistake for its own. */
const TRICKY = ["__proto__", "constructor", "hasOwnProperty", "toString", "valueIn", "__defineGetter__", "length"];

const someBody = fc
  .array(fc.constantFrom("a", "b", "é", "%41", "%C3%A9", "%FF", "%", "+", "=", "&", "&&", "\ud800", "__proto__"))
  .map((pieces) => pieces.join(""));
const somePairs = fc.array(
  fc.tuple(fc.oneof(fc.constantFrom("a", "b", "1", ...TRICKY), fc.string()), fc.string({ unit: "grapheme" })),
);

describe("iterate", () => {
  test("returns the pairs that parse returns, for strings and bytes", () => {
    fc.assert(
      fc.property(someBody, (body) => {
        for (const input of [body, bytesOf(body)]) {
          expect([...iterate(input)]).toEqual(parse(input));
        }
      }),
    );
  });

  test("an iterator can be closed before its end", () => {
    const pairs = iterate("a=1&b=2");
    expect(pairs.next().value).toEqual(["a", "1"]);
    expect(pairs.return().done).toBe(true);
    expect([...pairs]).toEqual([]);
  });

  test("a pair can be as long as the input", () => {
    const long = "a".repeat(4_000_000);
    expect([...iterate(`${long}&b`)].map(([name]) => name.length)).toEqual([4_000_000, 1]);
  });

  test("read pairs after malformed ones like any others", () => {
    expect([...iterate("100%=%FF&caf%C3%A9=%E2%82%AC")]).toEqual([
      ["100%", "\ufffd"],
      ["café", "€"],
    ]);
  });
});

describe("toMap", () => {
  test("has the values of a name in order, and names in the order of their first pairs", () => {
    expect([...toMap(parse("b=1&a=2&b=3&b="))]).toEqual([
      ["b", ["1", "3", ""]],
      ["a", ["2"]],
    ]);
  });

  test("agrees with URLSearchParams' getAll for every name", () => {
    fc.assert(
      fc.property(somePairs, (pairs) => {
        const params = new URLSearchParams(pairs);
        const map = toMap([...params]);
        expect([...map.keys()]).toEqual([...new Set(params.keys())]);
        for (const [name, values] of map) expect(values).toEqual(params.getAll(name));
      }),
    );
  });
});

describe("toObject", () => {
  const pairs = parse("b=1&a=2&b=3");

  test("first and last: return one value for each name", () => {
    expect({ ...toObject(pairs, "first") }).toEqual({ b: "1", a: "2" });
    expect({ ...toObject(pairs, "last") }).toEqual({ b: "3", a: "2" });
    expect({ ...toObject(parse("a=&a=1"), "first") }).toEqual({ a: "" });
  });

  test("array: returns an array for every name, so that a sender does not choose the type", () => {
    expect({ ...toObject(pairs, "array") }).toEqual({ b: ["1", "3"], a: ["2"] });
  });

  test("error: fails at the first name that is repeated", () => {
    expect(toObject(pairs, "error")).toEqual({
      ok: false,
      error: { code: "repeated-name", name: "b", index: 2, start: 0, end: 1 },
    });
    const result = toObject(parse("a=1&code=2"), "error");
    expect(result.ok && { ...result.value }).toEqual({ a: "1", code: "2" });
  });

  test.each(["first", "last"] as const)("%s: equals a Map of the pairs, whatever the names", (repeated) => {
    fc.assert(
      fc.property(somePairs, (list) => {
        const expected = new Map(repeated === "last" ? list : [...list].reverse());
        const object = toObject(list, repeated);
        expect(new Map(Object.entries(object))).toEqual(expected);
      }),
    );
  });

  test("hasOwnProperty=1, __proto__=2: returns an object with own properties only, and without a prototype", () => {
    for (const name of TRICKY) {
      for (const repeated of ["first", "last", "array"] as const) {
        const object: object =
          repeated === "array" ? toObject([[name, "1"]], repeated) : toObject([[name, "1"]], repeated);
        expect(Object.getPrototypeOf(object)).toBe(null);
        expect(Object.keys(object)).toEqual([name]);
      }
    }
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
  });
});

test("toFormData: returns the platform's FormData with the same pairs", () => {
  const body = "a=1&b=caf%C3%A9&a=3";
  const data = toFormData(parse(body));
  expect(data).toBeInstanceOf(FormData);
  expect([...data.entries()]).toEqual([...new URLSearchParams(body)]);
});
