import { parseURL } from "@url/parser";
import encodeurl from "encodeurl";
import parseurl from "parseurl";
import { describe, expect, test } from "vitest";
import { encodeURL, parseRequestTarget } from "../src/http/index.ts";

describe("encodeURL", () => {
  test.each([
    ["/straße", "/stra%C3%9Fe"],
    ["/a b?c d#e f", "/a%20b?c%20d#e%20f"],
    ["/100%", "/100%25"],
    ["/%zz%20%2", "/%25zz%20%252"],
    ["/{a}^`|[b]", "/%7Ba%7D%5E%60|[b]"],
    ["/?{a}^`|[b]'", "/?{a}^`|[b]'"],
    ["#{a}^`#<b>", "#{a}^%60#%3Cb%3E"],
    ["?a?b#c?d", "?a?b#c?d"],
    ["?", "?"],
    ["#", "#"],
    ["", ""],
    ["/\ud800a", "/%EF%BF%BDa"],
    ["/💩", "/%F0%9F%92%A9"],
    ["https://bücher.example/", "https://b%C3%BCcher.example/"],
    ["https://[::1]:80/", "https://[::1]:80/"],
    ["\\a", "\\a"],
  ])("%j is %j", (text, expected) => {
    expect(encodeURL(text)).toBe(expected);
  });

  test("cannot end a header field: removes tabs and newlines as the parser does, and encodes other controls", () => {
    expect(encodeURL("/a\r\nSet-Cookie: b")).toBe("/aSet-Cookie:%20b");
    expect(encodeURL(" \n/a\0b\t")).toBe("/a%00b");
  });

  const pieces = [
    "a",
    "%",
    "2",
    "0",
    "é",
    "\ud83d",
    "\udca9",
    " ",
    '"',
    "?",
    "#",
    "{",
    "^",
    "|",
    "'",
    ":",
    "/",
    "\\",
    "@",
    "\t",
  ];
  const texts = (function* () {
    for (const a of pieces) for (const b of pieces) for (const c of pieces) yield [a, b, c].join("");
  })();
  const all = [...texts];

  test("changes nothing the second time, and gives ASCII without what ends a header field or an attribute", () => {
    for (const text of all) {
      const once = encodeURL(text);
      expect([text, encodeURL(once)]).toEqual([text, once]);
      expect([text, /^[!#-;=?-~]*$/.test(once)]).toEqual([text, true]);
    }
    const long = "%é20💩".repeat(20_000);
    expect(encodeURL(encodeURL(long))).toBe(encodeURL(long));
  });

  test.each(["https://h/x?y#z", "file:///c/", "foo://h/x"])(
    "keeps the URL but for percent-encoding, against %s",
    (base) => {
      for (const text of all) {
        for (const prefix of ["", "https://u@h/", "foo:", "foo://h", "/x?", "#"]) {
          const before = parseURL(prefix + text, { base });
          if (!before.ok) continue;
          const after = parseURL(encodeURL(prefix + text), { base });
          expect([prefix + text, after.ok && encodeURL(after.value.href)]).toEqual([
            prefix + text,
            encodeURL(before.value.href),
          ]);
        }
      }
    },
  );

  test("is encodeurl except for what the sets of the Standard have, and for spaces, tabs and newlines that are ignored", () => {
    const other = all.filter((text) => !/[\t{}^`'"]|^ | $/.test(text) && encodeURL(text) !== encodeurl(text));
    expect(other).toEqual([]);
    expect([encodeurl("/^?{"), encodeURL("/^?{")]).toEqual(["/^?%7B", "/%5E?{"]);
  });
});

describe("parseRequestTarget", () => {
  const read = (target: string, method?: string) => {
    const result = parseRequestTarget(target, method);
    if (!result.ok) return `${result.error.code} ${result.error.start}-${result.error.end}`;
    const { value } = result;
    if (value.form === "asterisk") return "asterisk";
    if (value.form === "authority") return [value.host.kind, value.port];
    return [value.form, value.path, value.query];
  };

  test.each([
    ["/", ["origin", "/", null]],
    ["/where?q=now", ["origin", "/where", "q=now"]],
    ["/?", ["origin", "/", ""]],
    ["//evil.example/a", ["origin", "//evil.example/a", null]],
    ["/\\evil.example", ["origin", "//evil.example", null]],
    ["/a/../../b/./c", ["origin", "/b/c", null]],
    ["/@h:80/é", ["origin", "/@h:80/%C3%A9", null]],
    ["http://www.example.org/pub/a?b", ["absolute", "/pub/a", "b"]],
    ["HTTP://example.org", ["absolute", "/", null]],
    ["www.example.com:80", ["domain", 80]],
    ["[::1]:443", ["ipv6", 443]],
    ["*", "asterisk"],
    ["/a#b", "request-target 2-3"],
    ["/a b", "request-target 2-3"],
    ["/a\r\nb", "request-target 2-3"],
    ["a/b", "request-target 0-3"],
    ["", "request-target 0-0"],
    ["http://a b/", "request-target 8-9"],
    ["www.example.com:99999", "request-target 0-21"],
  ])("reads %j without a method", (target, expected) => {
    expect(read(target)).toEqual(expected);
  });

  test.each([
    ["CONNECT", "example.com:443", ["domain", 443]],
    ["CONNECT", "/a", "request-target 0-2"],
    ["CONNECT", "example.com", "request-target 0-11"],
    ["CONNECT", "u@example.com:443", "request-target 0-17"],
    ["OPTIONS", "*", "asterisk"],
    ["OPTIONS", "/a", ["origin", "/a", null]],
    ["GET", "*", "request-target 0-1"],
    ["GET", "mailto:80", ["absolute", "80", null]],
  ])("reads the form that %s allows: %s", (method, target, expected) => {
    expect(read(target, method)).toEqual(expected);
  });

  test("fails for a URL that the parser rejects", () => {
    expect(parseRequestTarget("http://exa%23mple.org/").ok).toBe(false);
    expect(parseRequestTarget("exa%23mple.org:80").ok).toBe(false);
  });

  test("is parseurl for a path without dot segments that needs no encoding, and reads a path where it reads a host", () => {
    for (const url of ["/", "/a", "/a/b?c=d", "/?", "/a%20b?", "/a?b?c", "//h/a"]) {
      const { pathname, query } = parseurl({ url } as never) ?? {};
      expect(read(url)).toEqual(["origin", pathname, query]);
    }
    expect([parseurl({ url: "//h/a b" } as never)?.pathname, read("//h/a%20b")]).toEqual([
      "//h/a%20b",
      ["origin", "//h/a%20b", null],
    ]);
  });
});
