import { createEncoder } from "@url/encoding";
import { orThrow } from "@url/result";
import { describe, expect, test } from "vitest";
import { CHANGE_NAMES, compareAs, type DraftName, explainChange } from "../src/index.ts";

// What has changed is read off the documents. `tooling/history` compares tens of thousands of inputs.
test.each<[DraftName, string, string | undefined, readonly string[]]>([
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

test("compareAs takes the name of a draft only", () => {
  expect(() => compareAs("html5" as "2014", "a")).toThrow(RangeError);
  expect(() => compareAs("2014", 1 as never)).toThrow(TypeError);
  expect(() => compareAs("2014", "a", "http://a/", { encoding: 1 as never })).toThrow(TypeError);
});
