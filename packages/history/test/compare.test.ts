import { createEncoder } from "@url/encoding";
import { orThrow } from "@url/result";
import { describe, expect, test } from "vitest";
import { CHANGE_NAMES, compareAs, explainChange, type OldDocumentName } from "../src/index.ts";

// What has changed is read off the documents. `tooling/history` compares tens of thousands of inputs.
test.each<[OldDocumentName, string, string | undefined, readonly string[]]>([
  ["2014", "http://a/", undefined, []],
  ["2014", "http://a:65536/", undefined, ["port-out-of-range"]],
  ["2014", "http://faß.example/", undefined, ["domain-to-ASCII"]],
  ["2014", "http://1.2/", undefined, ["IPv4-host"]],
  ["2014", "http://a/{b}#`", undefined, ["path-set", "fragment-set"]],
  ["2014", "gopher://a", undefined, ["gopher"]],
  ["2014", "b", "mailto:a", []],
  ["2014", "#b", "mailto:a", ["fragment-of-opaque-base"]],
  ["2015", "http://a/~", undefined, ["tilde-encoded"]],
  ["2012", "http://ab/", undefined, ["host-first-code-point"]],
  ["html5", "http://a/", undefined, []],
  ["html5", "HTTP://a:080/%2e", undefined, ["scheme-case", "port-default", "dots-encoded"]],
  ["html5", "//a_b", "http://a/", ["domain-LDH", "path-empty"]],
  ["html5", "x[", "http://a/", ["path-escapes"]],
  ["html5", "mailto:a b", undefined, ["path-escapes"]],
  ["html5", "b", "http://A/", ["host-case"]],
  ["rfc3986", "b", undefined, ["reference-alone"]],
  ["rfc3986", "b", "c", []],
  ["rfc3986", "http://a/b c", undefined, ["characters"]],
  ["rfc3986", "http://a/%", undefined, ["percent-signs"]],
  ["rfc3986", "http://A%42/../c", undefined, ["host-decoded", "host-case", "dot-segments-kept"]],
  ["rfc3986", "mailto:a/../b", "http://a/", ["path-opaque"]],
  ["rfc3986", "http://1.2/", undefined, ["host-numbers"]],
  ["rfc3986", "http:b", "http://a/c", ["scheme-repeated"]],
])("%s: %s against %s", (document, input, base, changes) => {
  const found = compareAs(document, input, base);
  expect(found.changes).toEqual(changes);
  expect(found.isExplained).toBe(true);
});

test("has what both return", () => {
  const { old, today } = compareAs("2014", "http://a:65536/");
  expect(orThrow(old).port).toBe("65536");
  expect(today).toEqual({ ok: false, error: { code: "port-out-of-range", start: 9, end: 14 } });
});

test("names the changes of the base if it is parsed to something else already", () => {
  expect(compareAs("2014", "b", "http://a:65536/")).toMatchObject({
    changes: ["port-out-of-range"],
    isExplained: true,
  });
});

test("compares with an encoding", () => {
  const encoding = orThrow(createEncoder("windows-1252"));
  expect(compareAs("2014", "http://a/?☃", undefined, { encoding }).changes).toEqual(["query-unencodable"]);
});

describe("explainChange", () => {
  test("says what the documents and today's Standard say, and where", () => {
    expect(explainChange("port-out-of-range")).toEqual({
      name: "port-out-of-range",
      old: "a port may have any number of digits",
      today: "a port above 65535 is rejected",
      sections: { 2012: "Parsing, port state", 2014: "4.2, port state", 2015: "URL parsing, stan portu" },
      standard: "https://url.spec.whatwg.org/#port-state",
    });
  });

  test.each(CHANGE_NAMES)("%s has words for both sides, and a section of a document", (name) => {
    const { old, today, sections } = explainChange(name);
    expect(old).toMatch(/^\S.{15,}[^.]$/);
    expect(today).toMatch(/^\S.{10,}[^.]$/);
    expect(old).not.toBe(today);
    expect(Object.keys(sections).length).toBeGreaterThan(0);
  });

  test("takes the name of a change only", () => {
    expect(() => explainChange("port" as "gopher")).toThrow(RangeError);
    expect(() => explainChange("__proto__" as "gopher")).toThrow(RangeError);
    expect(() => explainChange(1 as never)).toThrow(TypeError);
  });
});

test("names only the rules that make the difference", () => {
  // Case and port differ too, but a host that is rejected has neither.
  expect(compareAs("rfc3986", "HTTP://a%00:80/").changes).toEqual(["host-forbidden"]);
});

test("compareAs takes the name of an old document only", () => {
  expect(() => compareAs("today" as "2014", "a")).toThrow(RangeError);
  expect(() => compareAs("rfc3986", "a", undefined, { encoding: () => [] })).toThrow(TypeError);
  expect(() => compareAs("2014", 1 as never)).toThrow(TypeError);
  expect(() => compareAs("2014", "a", "http://a/", { encoding: 1 as never })).toThrow(TypeError);
});
