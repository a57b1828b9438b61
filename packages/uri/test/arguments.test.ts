import { describe, expect, test } from "vitest";
import * as uri from "../src/index.ts";
import { formats } from "../src/json-schema/index.ts";
import { expandTemplate, isURITemplate, matchTemplate, parseTemplate } from "../src/template/index.ts";

// biome-ignore lint/suspicious/noExplicitAny: every argument here is of a wrong type
type Any = any;

const none: { readonly scheme: null; readonly authority: null; readonly query: null; readonly fragment: null } = {
  scheme: null,
  authority: null,
  query: null,
  fragment: null,
};

/** Values that are not strings, and strings that are not well-formed. */
const VALUES: readonly unknown[] = [undefined, null, Number.NaN, -0, 1e21, true, 1n, {}, [], new Map(), "\ud800"];

const taking: readonly (readonly [string, (text: Any) => unknown])[] = [
  ["parseURI", uri.parseURI],
  ["locateURI", uri.locateURI],
  ["checkURI", (text) => uri.checkURI(text, "IRI-reference")],
  ["hostRule", uri.hostRule],
  ["resolveURI, reference", (text) => uri.resolveURI(text, "http://a/b")],
  ["resolveURI, base", (text) => uri.resolveURI("b", text)],
  ["relativizeURI, from", (text) => uri.relativizeURI(text, "http://a/b")],
  ["relativizeURI, to", (text) => uri.relativizeURI("http://a/b", text)],
  ["removeDotSegments", uri.removeDotSegments],
  ["normalize", uri.normalize],
  ["toURI", uri.toURI],
  ["toIRI", uri.toIRI],
  ["parseTemplate", parseTemplate],
  ["matchTemplate, uri", (text) => matchTemplate("{a}", text)],
];

test.each(taking)("%s takes a string, and nothing that could be converted to one", (title, run) => {
  const [name, argument] = title.split(", ");
  for (const value of [...VALUES, Symbol("a"), new String("a:b")]) {
    if (typeof value === "string") continue;
    expect(() => run(value)).toThrow(new RegExp(`^${name}: ${argument ?? "\\w+"} must be a string, not `));
  }
});

const predicates: readonly (readonly [string, (value: unknown) => boolean])[] = [
  ["isURI", uri.isURI],
  ["isURIReference", uri.isURIReference],
  ["isAbsoluteURI", uri.isAbsoluteURI],
  ["isRelativeReference", uri.isRelativeReference],
  ["isIRI", uri.isIRI],
  ["isIRIReference", uri.isIRIReference],
  ["isURITemplate", isURITemplate],
  ...Object.entries(formats),
];

test.each(predicates)("%s returns false for what is not a string", (_, is) => {
  for (const value of VALUES) expect(is(value)).toBe(false);
  for (const value of [Symbol("a"), new String("a:b"), { toString: () => "http://a/" }]) expect(is(value)).toBe(false);
});

test("equals throws a TypeError for what is not a string", () => {
  for (const value of VALUES.slice(0, -1)) {
    expect(() => uri.sameURI(value as Any, "a:")).toThrow(/^sameURI: a must be a string, not /);
    expect(() => uri.sameURI("a:", value as Any)).toThrow(/^sameURI: b must be a string, not /);
  }
});

test("recompose throws a TypeError for a component of another type", () => {
  for (const path of [undefined, null, 1, {}, []]) {
    expect(() => uri.recompose({ ...none, path } as Any)).toThrow(/^recompose: path must be a string, not /);
  }
});

describe("templates", () => {
  test("expandTemplate throws a TypeError for values that are not a plain object", () => {
    for (const values of [undefined, null, 1, "a", [], new Map()]) {
      expect(() => expandTemplate("{a}", values as Any)).toThrow(
        /^expandTemplate: values must be a plain object, not /,
      );
    }
  });

  test("throws a TypeError for an object that is not a parsed template, such as the result around it", () => {
    for (const template of [{}, [], parseTemplate("{a}")]) {
      const message = " must be text or the value of parseTemplate, not object.";
      expect(() => expandTemplate(template as Any, {})).toThrow(new TypeError(`expandTemplate: template${message}`));
      expect(() => matchTemplate(template as Any, "")).toThrow(new TypeError(`matchTemplate: template${message}`));
    }
    const parsed = parseTemplate("{a}");
    expect(parsed.ok && expandTemplate(parsed.value, { a: "x" })).toEqual({ ok: true, value: "x" });
  });
});
