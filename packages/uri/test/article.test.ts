import { describe, expect, test } from "vitest";
import { checkURI, hostRule, isURI, isURIReference, normalize, parseURI } from "../src/index.ts";
import { schemeStatus } from "../src/schemes/index.ts";

// The sentences and examples of an article on the generic syntax of RFC 3986. docs/history.md has a row for each.

// @id uri/popular-scheme-permanent
test.each(["http", "https", "ftp", "mailto", "file", "data"])("the popular scheme %s is permanent", (scheme) => {
  expect(schemeStatus(scheme)).toBe("permanent");
});

// @id uri/popular-scheme-irc-provisional
test("the popular scheme irc is provisional", () => {
  expect(schemeStatus("irc")).toBe("provisional");
});

// @id uri/scheme-not-registered-valid
test("a scheme that is not registered is valid", () => {
  expect([schemeStatus("no-such-scheme"), isURI("no-such-scheme:x")]).toEqual([null, true]);
});

// @id uri/scheme-case-insensitive-lower-case
test("a scheme is case-insensitive, and lower case in its canonical form", () => {
  expect(normalize("HTTP://a/B")).toBe("http://a/B");
});

// @id uri/characters-uri-reserved-unreserved-percent
test("the characters of a URI are the reserved, the unreserved and the percent sign, among all of ASCII", () => {
  const genDelims = ":/?#[]@";
  const subDelims = "!$&'()*+,;=";
  for (let unit = 0; unit < 0x80; unit++) {
    const c = String.fromCharCode(unit);
    const unreserved = /[A-Za-z\d._~-]/.test(c);
    // A fragment takes everything but four of the gen-delims; these stand where they delimit.
    const isAllowed = unreserved || subDelims.includes(c) || ":/?@".includes(c);
    expect([c, isURI(`a:#${c}`)]).toEqual([c, isAllowed]);
    expect([c, genDelims.includes(c) && !isAllowed]).toEqual([c, "#[]".includes(c)]);
  }
  expect([isURI("a://[::1]#%41"), isURI("é:")]).toEqual([true, false]);
});

// @id uri/percent-encoding-percent-sign-two
test("a percent-encoding is a percent sign and two hexadecimal digits", () => {
  for (const text of ["%41", "%aF", "%00"]) expect(isURIReference(text)).toBe(true);
  for (const text of ["%", "%4", "%4g", "%g4", "%%41"]) expect(isURIReference(text)).toBe(false);
});

// @id uri/scheme-path-always-defined-scheme
test("the scheme and the path are always defined, and the scheme is not empty", () => {
  expect(parseURI("a:")).toMatchObject({ scheme: "a", authority: null, path: "", query: null, fragment: null });
  expect([isURI("a:"), isURI(":"), isURI("")]).toEqual([true, false, false]);
});

// @id uri/authority-preceded-two-slashes-userinfo
test("an authority is preceded by two slashes, and has userinfo, host and port", () => {
  expect(parseURI("a://user:pass@host:80/p")).toMatchObject({ userinfo: "user:pass", host: "host", port: "80" });
  expect(parseURI("a:/user:pass@host:80/p")).toMatchObject({ authority: null, host: null });
});

// @id uri/host-registered-name-ipv4-address
test("a host is a registered name, an IPv4 address in dot-decimal notation, or an IPv6 address in brackets", () => {
  const hosts = ["example.org", "any%20name", "192.0.2.1", "192.0.2", "3221225985", "[2001:db8::1]", "[::1"];
  expect(hosts.map((host) => hostRule(host))).toEqual([
    "reg-name",
    "reg-name",
    "IPv4address",
    "reg-name",
    "reg-name",
    "IPv6address",
    null,
  ]);
  expect(isURI("a://2001:db8::1/")).toBe(false);
});

// @id uri/port-decimal-digits
test("a port is decimal digits", () => {
  expect(["80", "", "65536", "8o"].map((port) => isURI(`a://h:${port}/`))).toEqual([true, true, true, false]);
});

// @id uri/path-may-be-empty-so
test("a path may be empty, and so may a segment of it", () => {
  for (const text of ["a:", "a://h", "a:/b//c", "a://h//b"]) expect(isURI(text)).toBe(true);
  expect(parseURI("a://h//b").path).toBe("//b");
});

// @id uri/path-after-authority-empty-begins
test("a path after an authority is empty or begins with a slash; without one it cannot begin with two", () => {
  expect(parseURI("a://h").path).toBe("");
  expect(parseURI("a://hb").path).toBe("");
  expect(parseURI("a://b/c")).toMatchObject({ authority: "b", path: "/c" });
});

// @id uri/http-www-example-com-questions
test("http://www.example.com/questions/3456/my-document: the syntax has one path, in which nothing marks the path info", () => {
  const { path } = parseURI("http://www.example.com/questions/3456/my-document");
  expect(path).toBe("/questions/3456/my-document");
  expect(path.split("/").slice(1)).toEqual(["questions", "3456", "my-document"]);
});

// @id uri/path-can-be-file-anything
test("a path can be that of a file, and of anything else", () => {
  expect(parseURI("file:///etc/hosts").path).toBe("/etc/hosts");
  expect(parseURI("mailto:a@example.org").path).toBe("a@example.org");
  expect(parseURI("urn:isbn:0451450523").path).toBe("isbn:0451450523");
});

// @id uri/query-preceded-question-mark-fragment
test("a query is preceded by a question mark, and a fragment by a hash", () => {
  expect(parseURI("a:b?c?d#e?f")).toMatchObject({ path: "b", query: "c?d", fragment: "e?f" });
});

describe("the reserved characters of each component", () => {
  const COMPONENTS = {
    scheme: (c: string) => `a${c}:`,
    userinfo: (c: string) => `a://${c}@h/`,
    host: (c: string) => `a://h${c}/`,
    path: (c: string) => `a://h/${c}`,
    query: (c: string) => `a:?${c}`,
    fragment: (c: string) => `a:#${c}`,
  };
  type Name = keyof typeof COMPONENTS;
  const NAMES = Object.keys(COMPONENTS) as Name[];

  // @id uri/allowed-no-other
  test.each([
    ["+", NAMES],
    ...[..."!$&'()*,;="].map((c) => [c, NAMES.slice(1)] as const),
    [":", ["userinfo", "path", "query", "fragment"]],
    ["@", ["path", "query", "fragment"]],
    ["/", ["path", "query", "fragment"]],
    ["?", ["query", "fragment"]],
  ] as readonly (readonly [string, readonly Name[]])[])("%s is allowed in %j and in no other", (c, names) => {
    const found = NAMES.filter((name) => {
      const text = COMPONENTS[name](c);
      const { ok } = checkURI(text, "URI");
      // The character must be a part of the component, and not the end of it.
      return ok && parseURI(text)[name]?.includes(c);
    });
    expect(found).toEqual(names);
  });
});
