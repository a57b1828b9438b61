import { createEncoder } from "@url/encoding";
import { orThrow } from "@url/result";
import { describe, expect, test } from "vitest";
import { type DocumentName, parseAs } from "../src/index.ts";

function href(document: DocumentName, input: string, base?: string): string | null {
  const result = parseAs(document, input, base);
  return result.ok ? result.value.href : null;
}

// By the steps of each document, by hand.
test.each<[input: string, base: string | undefined, Record<DocumentName, string | null>]>([
  [
    "http://a:65536/",
    undefined,
    {
      // The pointer goes back by the length of the buffer "a:65536", which leaves out its first code point.
      2012: "http://:65536/",
      2014: "http://a:65536/",
      2015: "http://a:65536/",
      html5: "http://a:65536/",
      rfc3986: "http://a:65536/",
      today: null,
    },
  ],
  [
    "~",
    "http://u@a/b",
    {
      2012: "http://a/~",
      2014: "http://a/~",
      2015: "http://a/%7E",
      html5: "http://u@a/~",
      rfc3986: "http://u@a/~",
      today: "http://u@a/~",
    },
  ],
  [
    "a b",
    "http://a/",
    {
      2012: "http:///a%20b",
      2014: "http://a/a%20b",
      2015: "http://a/a%20b",
      html5: "http://a/a%20b",
      rfc3986: null,
      today: "http://a/a%20b",
    },
  ],
  ["", undefined, { 2012: null, 2014: null, 2015: null, html5: null, rfc3986: "", today: null }],
  [
    "gopher://b",
    undefined,
    {
      2012: "gopher:///",
      2014: "gopher://b/",
      2015: "gopher://b/",
      html5: "gopher://b",
      rfc3986: "gopher://b",
      today: "gopher://b",
    },
  ],
])("%o against %o", (input, base, expected) => {
  const found = Object.fromEntries(
    Object.keys(expected).map((name) => [name, href(name as DocumentName, input, base)]),
  );
  expect(found).toEqual(expected);
});

test("2012 loses the first code point of a host, unless it is corrected", () => {
  expect(orThrow(parseAs("2012", "http://example/")).host).toBe("xample");
  expect(orThrow(parseAs("2012", "http://example/", undefined, { corrected: true })).host).toBe("example");
});

describe("failures", () => {
  test("of a draft: the state, and where the parser was", () => {
    expect(parseAs("2014", "  x")).toEqual({ ok: false, error: { code: "no scheme", start: 2, end: 2 } });
    expect(parseAs("2014", "http://a:b/")).toEqual({ ok: false, error: { code: "port", start: 9, end: 9 } });
  });

  test("of the base: the range is of the base", () => {
    for (const document of ["2012", "2014", "2015", "html5", "rfc3986", "today"] as const) {
      const result = parseAs(document, "a", "b");
      expect([document, result]).toMatchObject([document, { ok: false, error: { in: "base" } }]);
      const { code, start, end } = result.ok ? {} : (result.error as Partial<typeof result.error>);
      expect([typeof code, typeof start, typeof end]).toEqual(["string", "number", "number"]);
    }
  });
});

test("HTML5 resolves the base too", () => {
  expect(orThrow(parseAs("html5", "?c", "http://a/ b")).href).toBe("http://a/%20b?c");
});

test("encodes the query in the encoding of the document", () => {
  const encoding = orThrow(createEncoder("windows-1252"));
  const query = (document: DocumentName) => orThrow(parseAs(document, "http://@a/?é", undefined, { encoding })).query;
  // 2012 has the encoding the wrong way round: for URLs without a host only.
  expect(["2012", "2014", "2015", "html5", "today"].map((name) => query(name as DocumentName))).toEqual([
    "%C3%A9",
    "%E9",
    "%E9",
    "%E9",
    "%E9",
  ]);
});

test("the base may be any form of a URL", () => {
  expect(orThrow(parseAs("2014", "b", { href: "http://a/" })).href).toBe("http://a/b");
});
