import { expect, test } from "vitest";
import { createListener, parseURL, type SetterResult, setFragment, setHost, setPath } from "../src/index.ts";

// One test for each state that rows of the history name: by the steps of the Standard, by hand. A listener turns the fast
// paths off, so each input is parsed both ways.
function parsed(input: string, base?: string): string {
  const [fast, slow] = [undefined, createListener(() => {})].map((report) => {
    const result = parseURL(input, { base, report });
    return result.ok ? result.value.href : result.error.code;
  });
  expect([input, slow]).toEqual([input, fast]);
  return fast!;
}

function hrefOf(result: SetterResult): string {
  return result.ok ? result.value.href : result.error.code;
}

// @id parser/basic-url-parser-trims-removes
test("the basic URL parser: removes C0 controls and spaces at the ends, and every tab and newline", () => {
  expect(parsed("\0 a:b\x1f ")).toBe("a:b");
  expect(parsed("ht\ttp:\n//a/\rb")).toBe("http://a/b");
});

// @id parser/base-reference-resolved-against
test("the base: a reference is resolved against it, and rejected without it", () => {
  expect(parsed("b", "http://a/c/d")).toBe("http://a/c/b");
  expect(parsed("b")).toBe("missing-scheme-non-relative-URL");
  expect(parsed("x:b", "http://a/c/d")).toBe("x:b");
});

// @id parser/host-state-colon-brackets
test("the host state: a colon in brackets does not end the host", () => {
  expect(parsed("http://[1::2]:81/")).toBe("http://[1::2]:81/");
  expect(parsed("http://[1::2]/")).toBe("http://[1::2]/");
  expect(hrefOf(setHost("http://a/", "[1::2]:81"))).toBe("http://[1::2]:81/");
});

// @id parser/scheme-start-state
test("the scheme start state: a scheme starts with a letter, and is written in lower case", () => {
  expect(parsed("A:")).toBe("a:");
  expect(parsed("1:")).toBe("missing-scheme-non-relative-URL");
  expect(parsed("+:", "http://a/")).toBe("http://a/+:");
});

// @id parser/relative-state
test("the relative state: takes from the base what the reference does not have", () => {
  const base = "http://u:p@h:81/a/b?c#d";
  expect(parsed("", base)).toBe("http://u:p@h:81/a/b?c");
  expect(parsed("?e", base)).toBe("http://u:p@h:81/a/b?e");
  expect(parsed("#e", base)).toBe("http://u:p@h:81/a/b?c#e");
  expect(parsed("e", base)).toBe("http://u:p@h:81/a/e");
});

// @id parser/relative-slash-state
test("the relative slash state: one slash keeps the authority of the base, two replace it", () => {
  const base = "http://u:p@h:81/a/b?c#d";
  expect(parsed("/e", base)).toBe("http://u:p@h:81/e");
  expect(parsed("\\e", base)).toBe("http://u:p@h:81/e");
  expect(parsed("//e", base)).toBe("http://e/");
  expect(parsed("/\\/e", base)).toBe("http://e/");
  expect(parsed("//e", "x://h/a")).toBe("x://e");
});

// @id parser/special-relative-or-authority-state
test("the special relative or authority state: the scheme of the base without two slashes is a reference", () => {
  expect(parsed("http:b", "http://a/c/d")).toBe("http://a/c/b");
  expect(parsed("http:/b", "http://a/c/d")).toBe("http://a/b");
  expect(parsed("http://b", "http://a/c/d")).toBe("http://b/");
  expect(parsed("https:b", "http://a/c/d")).toBe("https://b/");
});

// @id parser/special-authority-no-slash
test("the special authority slashes state: an authority without a slash before it", () => {
  expect(parsed("http:a")).toBe("http://a/");
});

// @id parser/special-authority-one-slash
test("the special authority slashes state: an authority after one slash", () => {
  expect(parsed("http:/a")).toBe("http://a/");
  expect(parsed("http:\\a")).toBe("http://a/");
});

// @id parser/special-authority-ignore-slashes
test("the special authority ignore slashes state: an authority after more than two slashes", () => {
  expect(parsed("http:///a")).toBe("http://a/");
  expect(parsed("http:/\\//a")).toBe("http://a/");
  expect(parsed("x:///a")).toBe("x:///a");
});

// @id parser/file-host-state
test("the file host state: a host, localhost or a drive letter", () => {
  expect(parsed("file://a/b")).toBe("file://a/b");
  expect(parsed("file://localhost/b")).toBe("file:///b");
  expect(parsed("file://C|/b")).toBe("file:///C:/b");
  expect(parsed("/", "file://a")).toBe("file://a/");
});

// @id parser/host-state-end-missing
test("the host state: where a host ends, and which URLs need one", () => {
  for (const end of ["/", "?", "#", "\\", ":"]) expect(parsed(`ws://a${end}`)).toMatch(/^ws:\/\/a\//);
  expect(parsed("ws:")).toBe("host-missing");
  expect(parsed("ws://:81")).toBe("host-missing");
  expect(parsed("x://:81")).toBe("host-missing");
  expect(parsed("x://")).toBe("x://");
  expect(hrefOf(setHost("ws://a/", ""))).toBe("host-missing");
});

// @id parser/path-start-state
test("the path start state: the path of a special URL has a slash at least", () => {
  expect(parsed("http://a?b")).toBe("http://a/?b");
  expect(parsed("x://a?b")).toBe("x://a?b");
  expect(hrefOf(setPath("http://a/b", ""))).toBe("http://a/");
  expect(hrefOf(setPath("x://a/b", ""))).toBe("x://a");
  expect(hrefOf(setPath("http://a/b", "c"))).toBe("http://a/c");
});

// @id parser/path-state
test("the path state: encodes with the path set, and resolves dot segments", () => {
  expect(parsed('^ "<>`{}é|', "ws://a")).toBe("ws://a/%5E%20%22%3C%3E%60%7B%7D%C3%A9|");
  expect(parsed("http://a/b/../c/./d")).toBe("http://a/c/d");
  expect(parsed("http://a/b/%2e%2E/c")).toBe("http://a/c");
  expect(hrefOf(setPath("ws://a", "^/../b{"))).toBe("ws://a/b%7B");
});

// @id parser/fragment-state
test("the fragment state: encodes with the fragment set", () => {
  expect(parsed('a:#" <>`é^')).toBe("a:#%22%20%3C%3E%60%C3%A9^");
  expect(hrefOf(setFragment("a:", '"#'))).toBe("a:#%22#");
});

// @id parser/parse-error-reported
test("a validation error is reported, and does not end the parse", () => {
  const codes: string[] = [];
  const report = createListener((code) => void codes.push(code));
  expect(parseURL("http:/a/ b", { report })).toMatchObject({ ok: true, value: { href: "http://a/%20b" } });
  // The slash is reported by the slashes state, and again by the state that skips it.
  const missing = "special-scheme-missing-following-solidus";
  expect(codes).toEqual([missing, missing, "invalid-URL-unit"]);
});
