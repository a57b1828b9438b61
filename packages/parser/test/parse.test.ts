import type { URLRecord } from "@url/serializer";
import { expect, test } from "vitest";
import { canParse, parseURL, setFragment, setPath } from "../src/index.ts";

/** The record of an input that must parse. */
function record(input: string, base?: string): URLRecord {
  const result = parseURL(input, { base: base === undefined ? undefined : record(base) });
  if (!result.ok) throw new Error(`${input}: ${result.error.code}`);
  return result.value;
}

const href = (input: string, base?: string) => record(input, base).href;

function error(input: string, base?: string) {
  const result = parseURL(input, { base: base === undefined ? undefined : record(base) });
  return result.ok ? result.value.href : result.error;
}

// @id parser/resolves-fragment-alone-but-not
test("resolves a fragment alone, but not a#x, against an opaque path", () => {
  expect(href("#x", "mailto:a?q#y")).toBe("mailto:a?q#x");
  expect(error("a#x", "mailto:a")).toEqual({ code: "missing-scheme-non-relative-URL", start: 0, end: 3 });
  expect(error("", "mailto:a")).toEqual({ code: "missing-scheme-non-relative-URL", start: 0, end: 0 });
});

test("accepts names of Object.prototype as schemes", () => {
  expect(href("constructor:x")).toBe("constructor:x");
  expect(href("toString:x")).toBe("tostring:x");
  // "_" is not a scheme code point, so the input has no scheme.
  expect(error("__proto__:x")).toMatchObject({ code: "missing-scheme-non-relative-URL" });
});

// @id parser/reads-drive-letter-only-from
test("reads a drive letter only from two code points at the start of a file path", () => {
  expect(href("file:///C|/x")).toBe("file:///C:/x");
  expect(href("file:///C|x/y")).toBe("file:///C|x/y");
  expect(href("file:///a/C|/x")).toBe("file:///a/C|/x");
  expect(href("file://C|/x")).toBe("file:///C:/x");
  expect(href("file:C|/x", "file:///D:/y")).toBe("file:///C:/x");
  expect(href("/x", "file:///D:/y")).toBe("file:///D:/x");
  expect(href("/x", "file:///D|/y")).toBe("file:///D:/x");
  expect(href("..", "file:///C:/")).toBe("file:///C:/");
  expect(href("../../x", "file:///C:/a")).toBe("file:///C:/x");
  expect(href("xC|", "file:///a/b")).toBe("file:///a/xC|");
  expect(href("/xC|", "file:///D:/y")).toBe("file:///D:/xC|");
  expect(href("/x", "file:///a/C:/y")).toBe("file:///x");
  expect(href("http://h/C|/../x")).toBe("http://h/x");
  expect(href("file:///C|/../x")).toBe("file:///C:/x");
  expect(href("file:///C:a/../x")).toBe("file:///x");
});

// @id parser/replaces-localhost-file-url-empty
test("replaces localhost in a file URL with the empty host, in every spelling that parses to it", () => {
  expect(href("file://localhost/x")).toBe("file:///x");
  expect(href("file://LOCALHOST/x")).toBe("file:///x");
  expect(href("file://loc%61lhost/x")).toBe("file:///x");
  for (const end of ["", "/", "?", "#", "\\"])
    expect(href(`file://localhost${end}`)).toBe(`file:///${end.replace(/[/\\]/, "")}`);
});

test("parses zero-padded hexadecimal and octal IPv4 parts", () => {
  expect(href("http://0x000000000000000007f.1/")).toBe("http://127.0.0.1/");
  expect(href("http://00000000000000000000000000000000177.1/")).toBe("http://127.0.0.1/");
  expect(error("http://[::01.2.3.4]/")).toMatchObject({ code: "IPv4-in-IPv6-invalid-code-point" });
});

// @id parser/keeps-port-0-removes-default
test("keeps port 0, removes a default port and an empty one", () => {
  expect(href("http://h:0/")).toBe("http://h:0/");
  expect(href("http://h:00080/")).toBe("http://h/");
  expect(href("http://h:/")).toBe("http://h/");
  expect(href("foo://h:80/")).toBe("foo://h:80/");
  expect(error("http://h:65536/")).toEqual({ code: "port-out-of-range", start: 9, end: 14 });
  expect(error("http://h:8a/")).toEqual({ code: "port-invalid", start: 10, end: 11 });
  expect(error("http://h:1\uffff/")).toEqual({ code: "port-invalid", start: 10, end: 11 });
  expect(error("http://h:1\u{10000}/")).toEqual({ code: "port-invalid", start: 10, end: 12 });
  // The first code point that is not a digit fails before the number is checked.
  expect(error("http://h:99999a/")).toMatchObject({ code: "port-invalid" });
});

// @id parser/ends-credentials-last-splits-them
test("ends the credentials at the last @, and splits them at the first colon", () => {
  expect(href("http://a:b:c@d@h/")).toBe("http://a:b%3Ac%40d@h/");
  expect(href("http://@h/")).toBe("http://h/");
  expect(href("http://:@h/")).toBe("http://h/");
  expect(href("http://:p@h/")).toBe("http://:p@h/");
  expect(href("http://h/@x")).toBe("http://h/@x");
  expect(href("http://u@h/@x")).toBe("http://u@h/@x");
  expect(href("http://u@h?@x")).toBe("http://u@h/?@x");
  expect(error("http://u@/")).toEqual({ code: "host-missing", start: 9, end: 9 });
  expect(error("foo://u@/")).toMatchObject({ code: "host-missing" });
  expect(error("foo://:80/")).toMatchObject({ code: "host-missing" });
});

// @id parser/resolves-dot-segments-every-spelling
test("resolves dot segments in every spelling, and keeps segments that only look like one", () => {
  expect(href("http://h/a/%2e%2E/b/.%2e/c/./d/%2e")).toBe("http://h/c/d/");
  expect(href("http://h/a/..")).toBe("http://h/");
  expect(href("http://h/..")).toBe("http://h/");
  expect(href("http://h/a/b/../..")).toBe("http://h/");
  expect(href("http://h/.../.a/..a/%2ea/%2")).toBe("http://h/.../.a/..a/%2ea/%2");
  expect(href("http://h/x2e/./a2e%2e/b")).toBe("http://h/x2e/a2e%2e/b");
  expect(href("http://h/a//..//b")).toBe("http://h/a//b");
  expect(href("http://h\\a\\..\\b")).toBe("http://h/b");
  expect(href("foo://h/a\\..\\b")).toBe("foo://h/a\\..\\b");
});

test('puts "/." before a path that would otherwise be read as a host', () => {
  expect(href("web+demo:/.//x")).toBe("web+demo:/.//x");
  expect(href("web+demo:/a/..//x")).toBe("web+demo:/.//x");
  expect(href("//x", "web+demo:/a")).toBe("web+demo://x");
  expect(href(".//x", "web+demo:/a")).toBe("web+demo:/.//x");
});

// @id parser/percent-encodes-space-end-opaque
test("percent-encodes a space at the end of an opaque path", () => {
  expect(href("x:a  ?q")).toBe("x:a %20?q");
  expect(href("x:a #f")).toBe("x:a%20#f");
  expect(href("x: ?")).toBe("x:%20?");
  expect(href("x:a b  ")).toBe("x:a b");
});

test("percent-encodes ^ in paths, not in queries or fragments", () => {
  expect(href("http://h/^?^#^")).toBe("http://h/%5E?^#^");
});

// @id parser/percent-encodes-apostrophe-queries-special
test("percent-encodes an apostrophe in the queries of special schemes only", () => {
  expect(href("http://h/'?'#'")).toBe("http://h/'?%27#'");
  expect(href("foo://h/'?'#'")).toBe("foo://h/'?'#'");
});

test('"https://h/\\ud83d\\t\\udca9": does not join two lone surrogates when it removes the tab between them', () => {
  expect(href("https://h/\ud83d\t\udca9?\ud83d\n\r\udca9#\ud83d\udca9")).toBe(
    "https://h/%EF%BF%BD%EF%BF%BD?%EF%BF%BD%EF%BF%BD#%F0%9F%92%A9",
  );
});

test("replaces lone surrogates with U+FFFD in every component", () => {
  expect(href("http://h/\ud800?\ud800#\ud800")).toBe("http://h/%EF%BF%BD?%EF%BF%BD#%EF%BF%BD");
  expect(href("http://\udc00:\udc00@h/")).toBe("http://%EF%BF%BD:%EF%BF%BD@h/");
  expect(href("foo://\ud800/")).toBe("foo://%EF%BF%BD/");
  expect(href("\ud83d\t\udca9", "http://h/")).toBe("http://h/%EF%BF%BD%EF%BF%BD");
  expect(href("a\ud83d\t\udca9", "http://h/")).toBe("http://h/a%EF%BF%BD%EF%BF%BD");
  expect(error("http://\ud800/")).toEqual({ code: "domain-to-ASCII", start: 7, end: 8 });
  expect(error("\ud800")).toMatchObject({ code: "missing-scheme-non-relative-URL" });
});

test("errors have ranges of the raw input, including what is trimmed or removed", () => {
  //     0 1234567 8901234567
  expect(error(" \thttp://h:6\t5536/")).toEqual({ code: "port-out-of-range", start: 11, end: 17 });
  expect(error("  a\tb  ")).toEqual({ code: "missing-scheme-non-relative-URL", start: 2, end: 5 });
  expect(error("http://[1:2\n:3!]")).toEqual({ code: "IPv6-invalid-code-point", start: 14, end: 15 });
});

test("an empty range is directly before the unit that should not be there, or at the end of the raw input", () => {
  expect(error("http://\t:80")).toEqual({ code: "host-missing", start: 8, end: 8 });
  expect(error("ht\ttp://")).toEqual({ code: "host-missing", start: 8, end: 8 });
});

test("removes a single tab or newline, wherever it is", () => {
  for (const removed of ["\t", "\n", "\r"]) {
    expect(href(`h${removed}ttp://h/`)).toBe("http://h/");
    expect(href(`ht${removed}tp://h/`)).toBe("http://h/");
    expect(href(`http://h/a${removed}b`)).toBe("http://h/ab");
  }
});

test("trims C0 controls and spaces, and nothing beyond them", () => {
  expect(href("\0\u001f http://h/a\u001f \0")).toBe("http://h/a");
  expect(href("!x!", "http://h/")).toBe("http://h/!x!");
  expect(href("http://h/ !")).toBe("http://h/%20!");
});

test("rejects an input longer than maxLength", () => {
  expect(parseURL("http://h/", { maxLength: 9 }).ok).toBe(true);
  expect(parseURL("http://h/x", { maxLength: 9 })).toEqual({
    ok: false,
    error: { code: "too-long", start: 9, end: 10 },
  });
});

// @id parser/applies-legacy-encoding-queries-special
test("applies a legacy encoding to the queries of special schemes, except ws and wss", () => {
  const encoding = (input: string) =>
    Array.from(input, (c) => (c === "é" ? new Uint8Array([0xe9]) : c.codePointAt(0)!));
  const query = (input: string) => {
    const result = parseURL(input, { encoding, base: record("http://h/") });
    return result.ok && result.value.href;
  };
  expect(query("?é")).toBe("http://h/?%E9");
  expect(query("é?é")).toBe("http://h/%C3%A9?%E9");
  expect(query("http://h/é?é#é")).toBe("http://h/%C3%A9?%E9#%C3%A9");
  expect(query("file:///?é")).toBe("file:///?%E9");
  expect(query("ws://h/?é")).toBe("ws://h/?%C3%A9");
  expect(query("wss://h/?é")).toBe("wss://h/?%C3%A9");
  expect(query("foo://h/?é")).toBe("foo://h/?%C3%A9");
  expect(query("http://h/?😀")).toBe("http://h/?%26%23128512%3B");
});

test("canParse: returns whether parseURL succeeds", () => {
  expect(canParse("http://h")).toBe(true);
  expect(canParse("h")).toBe(false);
  expect(canParse("h", record("http://b"))).toBe(true);
  expect(canParse("//h:x/", record("http://b"))).toBe(false);
  expect(canParse("http://h:x/", "http://b")).toBe(false);
  expect(canParse("http://h/", "b")).toBe(false);
});

test("resolves 20,000 dot segments, in the input and in the base", () => {
  const n = 20_000;
  expect(href(`http://h/${"a/".repeat(n)}${"../".repeat(n)}x`)).toBe("http://h/x");
  expect(href(`http://h/${"a/../".repeat(n)}x`)).toBe("http://h/x");
  expect(href(`${"../".repeat(n)}x`, `http://h/${"a/".repeat(n)}`)).toBe("http://h/x");
});

// @id parser/accepts-record-text-base-text
test("accepts a record or text as base; text that is not a URL fails as the base", () => {
  expect(parseURL("x", { base: "https://h/a/b" })).toEqual(parseURL("x", { base: record("https://h/a/b") }));
  expect(parseURL("x", { base: "https://h:x/" })).toEqual({
    ok: false,
    error: { code: "port-invalid", start: 10, end: 11, in: "base" },
  });
  expect(canParse("x", "https://h/")).toBe(true);
  expect(canParse("x", "h")).toBe(false);
});

test("takes a string as input, and nothing that could be converted to one", () => {
  for (const input of [new String("https://h/"), { toString: () => "https://h/" }, undefined, Symbol("a")]) {
    expect(() => parseURL(input as never)).toThrow(/^parseURL: input must be a string, not /);
    expect(() => canParse(input as never)).toThrow(/^canParse: input must be a string, not /);
    expect(() => setPath("https://h/", input as never)).toThrow(/^setPath: value must be a string, not /);
    expect(() => setFragment("https://h/", input as never)).toThrow(/^setFragment: value must be a string, not /);
  }
});

test.each([
  ["https://h/", /^parseURL: options must be a plain object/],
  [{ base: { href: 1 } }, /^parseURL: base must be a URL/],
  [{ base: 1 }, /^parseURL: base must be a URL/],
  [
    { base: parseURL("https://h/") },
    /^parseURL: base must be a URL \(text, a record or an object with an href\), not object/,
  ],
  [{ report: () => {} }, /^parseURL: report must be what createListener/],
  [{ encoding: "utf-8" }, /^parseURL: encoding must be a function/],
  [{ maxLength: "1mb" }, /^parseURL: maxLength must be a non-negative integer or Infinity/],
  [{ maxLength: Number.NaN }, /^parseURL: maxLength must be a non-negative integer or Infinity/],
])("parseURL throws for the options %o", (options, message) => {
  expect(() => parseURL("https://h/", options as never)).toThrow(message);
});
