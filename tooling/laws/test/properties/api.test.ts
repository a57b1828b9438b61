import { URL, URLSearchParams } from "@url/api";
import { applySetter, cloneURL, parse, readGetter, serializeURL } from "@url/tooling-conformance/oracle";
import { parse as parseForm, serialize as serializeForm } from "@url/urlencoded";
import fc from "fast-check";
import { expect, test } from "vitest";
import { URL as PeerURL } from "whatwg-url";
import { type Assignment, anyString, assignment, base, input, text } from "../../src/properties/arbitraries.ts";
import { GETTERS } from "../../src/properties/getters.ts";
import { holds } from "../../src/properties/runs.ts";

test("api: the constructor and every getter return what the oracle's do", () => {
  holds([input, base], (text, baseText) => {
    const theirBase = baseText === null ? null : parse(baseText);
    if (baseText !== null && theirBase === null) {
      expect(URL.canParse(text, baseText)).toBe(false);
      return;
    }
    const their = parse(text, theirBase);
    const our = baseText === null ? URL.parse(text) : URL.parse(text, baseText);
    expect(our === null).toBe(their === null);
    if (our === null || their === null) return;
    expect(GETTERS.map((name) => our[name])).toEqual(GETTERS.map((name) => readGetter(their, name)));
  });
});

const settable = input.map(parse).filter((url) => url !== null);

test("api: a sequence of assignments has the effect that it has on the oracle", () => {
  holds([settable, fc.array(assignment, { minLength: 1, maxLength: 4 })], (start, edits) => {
    const their = cloneURL(start);
    const our = new URL(serializeURL(their));
    for (const { setter, value } of edits) {
      our[setter] = value;
      applySetter(their, setter, value);
      expect([setter, value, our.href]).toEqual([setter, value, serializeURL(their)]);
    }
  });
});

/** The ways to change a URL object, directly or through its `searchParams`. */
type Step =
  | { readonly kind: "assign"; readonly assignment: Assignment }
  | { readonly kind: "append" | "set" | "delete"; readonly name: string; readonly value: string }
  | { readonly kind: "sort" };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant("assign" as const), assignment }),
  fc.record({ kind: fc.constantFrom("append", "set", "delete"), name: text, value: text }),
  fc.constant({ kind: "sort" } as const),
);

function take(url: globalThis.URL, step: Step): void {
  switch (step.kind) {
    case "assign":
      url[step.assignment.setter] = step.assignment.value;
      break;
    case "sort":
      url.searchParams.sort();
      break;
    default:
      url.searchParams[step.kind](step.name, step.value);
  }
}

test("api: the URL and its searchParams stay in sync as whatwg-url's do, whichever of them changes", () => {
  holds([settable, fc.array(step, { minLength: 1, maxLength: 5 })], (start, steps) => {
    const our = new URL(serializeURL(start));
    const their = new PeerURL(our.href);
    for (const one of steps) {
      take(our, one);
      take(their, one);
      expect([one, our.href, [...our.searchParams]]).toEqual([one, their.href, [...their.searchParams]]);
    }
  });
});

test("form codec: serialized pairs parse to the same pairs, with lone surrogates replaced", () => {
  const wellFormed = (value: string) => value.replace(/\p{Surrogate}/gu, "\uFFFD");
  holds([fc.array(fc.tuple(anyString, anyString), { maxLength: 4 })], (pairs) => {
    const expected = pairs.map((pair) => pair.map(wellFormed));
    expect(parseForm(serializeForm(pairs))).toEqual(expected);
    expect([...new URLSearchParams(serializeForm(pairs))]).toEqual(expected);
  });
});
