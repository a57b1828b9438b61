import { parseURL } from "@url/parser";
import { orThrow } from "@url/result";
import { describe, expect, test } from "vitest";
import { componentsOf } from "../src/scripts/shared/components.ts";
import { piecesOf } from "../src/scripts/shared/pieces.ts";

describe("componentsOf", () => {
  test("names the components in order, with username and password as one", () => {
    const href = "https://user:pw@example.com:8080/a?b#c";
    const components = componentsOf(orThrow(parseURL(href)));
    expect(components.map(({ name, start, end }) => [name, href.slice(start, end)])).toEqual([
      ["scheme", "https"],
      ["credentials", "user:pw"],
      ["host", "example.com"],
      ["port", "8080"],
      ["path", "/a"],
      ["query", "b"],
      ["fragment", "c"],
    ]);
  });

  test("takes a password without a username", () => {
    const href = "https://:pw@example.com/";
    const [, credentials] = componentsOf(orThrow(parseURL(href)));
    expect(href.slice(credentials!.start, credentials!.end)).toBe("pw");
  });

  test("leaves out what is absent or empty", () => {
    expect(componentsOf(orThrow(parseURL("mailto:a@example.com?#"))).map(({ name }) => name)).toEqual([
      "scheme",
      "path",
    ]);
  });
});

describe("piecesOf", () => {
  const host = { name: "host", start: 2, end: 5 } as const;

  test("cuts where a component or a mark begins or ends", () => {
    const mark = { start: 4, end: 6, kind: "error" };
    expect(piecesOf("//a bc/", [host], [mark])).toEqual([
      { text: "//", start: 0, component: undefined, marks: [] },
      { text: "a ", start: 2, component: host, marks: [] },
      { text: "b", start: 4, component: host, marks: [mark] },
      { text: "c", start: 5, component: undefined, marks: [mark] },
      { text: "/", start: 6, component: undefined, marks: [] },
    ]);
  });

  test("keeps overlapping marks, and places between characters, also at both ends", () => {
    const long = { start: 0, end: 3, kind: "warning" };
    const inner = { start: 1, end: 2, kind: "error" };
    const places = [0, 3].map((at) => ({ start: at, end: at, kind: "error" }));
    expect(piecesOf("abc", [], [inner, long, ...places]).map(({ text, marks }) => [text, marks])).toEqual([
      ["", [places[0]]],
      ["a", [long]],
      ["b", [long, inner]],
      ["c", [long]],
      ["", [places[1]]],
    ]);
  });

  test("ignores marks outside the text", () => {
    expect(piecesOf("ab", [], [{ start: 1, end: 3, kind: "error" }])).toEqual([
      { text: "ab", start: 0, component: undefined, marks: [] },
    ]);
  });
});
