import { parseURL } from "@url/parser";
import { describe, expect, test } from "vitest";
import { applySuggestion, validate } from "../src/index.ts";

test("validate: nothing to say about a valid URL string", () => {
  for (const input of ["https://example.com/a?b#c", "mailto:a@b.example", "https://faß.example", "file:///c:/x"]) {
    expect(validate(input)).toEqual([]);
  }
});

test("validate: an error with all that there is to say about it", () => {
  expect(validate("https://example.com:99999/")).toEqual([
    {
      code: "port-out-of-range",
      fatal: true,
      in: "input",
      start: 20,
      end: 25,
      text: "99999",
      message: "The port is greater than 65535.",
      see: "https://url.spec.whatwg.org/#port-out-of-range",
      suggestion: null,
    },
  ]);
});

test("validate: every error in the Standard's order, only the last of them fatal", () => {
  const found = validate(" https:\\\\user@exa%23mple.org/ a");
  expect(found.map(({ code, fatal }) => [code, fatal])).toEqual([
    ["invalid-URL-unit", false],
    ["special-scheme-missing-following-solidus", false],
    ["special-scheme-missing-following-solidus", false],
    ["special-scheme-missing-following-solidus", false],
    ["invalid-credentials", false],
    ["domain-percent-encoded", false],
    ["domain-to-ASCII", true],
  ]);
});

test("validate: fatality is no property of a code", () => {
  const fatalities = (input: string) => validate(input).map(({ code, fatal }) => `${code} ${fatal}`);
  expect(fatalities("https://a_b.example/")).toEqual(["domain-to-ASCII false"]);
  expect(fatalities("https://a b.example/")).toEqual(["domain-to-ASCII true"]);
  expect(fatalities("https://1.2.3.256/")).toEqual(["IPv4-out-of-range-part true"]);
  expect(fatalities("https://1.2.256/")).toEqual(["IPv4-too-few-parts false", "IPv4-out-of-range-part false"]);
});

test("validate: a base resolves, as text or as a record; one that is no URL is the one error", () => {
  const base = parseURL("https://example.com/");
  expect(validate("../x", { base: "https://example.com/" })).toEqual([]);
  expect(base.ok && validate("../x", { base: base.url })).toEqual([]);
  expect(validate("../x")).toMatchObject([{ code: "missing-scheme-non-relative-URL", fatal: true }]);
  expect(validate("a b", { base: "https://a b/" })).toMatchObject([
    { code: "domain-to-ASCII", fatal: true, in: "base", start: 9, end: 10, text: " " },
  ]);
});

test("validate: what is wrong with a domain is said by the rule of UTS #46", () => {
  const message = (input: string) => validate(input)[0]?.message;
  expect(message("https://-a.example/")).toMatch(/hyphen/);
  expect(message("https://a..example/")).toMatch(/label of the host is empty/);
  expect(message("https://xn--.example/")).toMatch(/xn--/);
  const underscore = message("https://a_b.example/");
  expect(underscore).toMatch(/ASCII character/);
  expect(validate("https://u@a\t_b.example/").map((error) => error.message)).toContain(underscore);
  expect(validate("https://%5F.example/").map((error) => error.message)).toContain(underscore);
});

test("validate: a lone surrogate has words of its own, and a tab between two in a host joins nothing", () => {
  const found = (input: string) => validate(input).map(({ start, end, message }) => [start, end, message.slice(0, 24)]);
  expect(found("foo:\ud800")).toEqual([[4, 5, "Half of a surrogate pair"]]);
  expect(found("foo:\ud83d\udca9")).toEqual([]);
  expect(found("foo:\u{1ffff}")).toEqual([[4, 6, "This character has to be"]]);
  // U+FFFD is disallowed in a domain; the pair, U+1F4A9, is not.
  const message = validate("https://%C3%A9\ud83d\t\udca9/").find(({ code }) => code === "domain-to-ASCII")?.message;
  expect(message).toMatch(/character that no domain name can have/);
});

test("validate: the anchors are those of the Standard", () => {
  expect(validate("https://a_b.example/")[0]?.see).toBe(
    "https://url.spec.whatwg.org/#validation-error-domain-to-ascii",
  );
  expect(validate("https://[::01]/")[0]?.see).toBe("https://url.spec.whatwg.org/#ipv6-piece-leading-zero");
});

describe("suggestions", () => {
  test.each<[what: string, input: string, better: string, base?: string]>([
    ["a backslash is a slash", "https://a\\b", "https://a/b"],
    ["a space is %20", "https://a/b c", "https://a/b%20c"],
    ["a stray percent sign is %25", "https://a/100%", "https://a/100%25"],
    ["a bracket is encoded", "https://a/[", "https://a/%5B"],
    ["a noncharacter is encoded", "https://a/\ufdd0", "https://a/%EF%B7%90"],
    ["spaces around go", "  https://a/", "https://a/"],
    ["a tab goes", "https://a/\tb", "https://a/b"],
    ["a drive letter has a colon", "file:///C|/x", "file:///C:/x"],
    ["and a slash, where it would be a scheme", "c|?", "/c:?", "file:///"],
    ["a bar elsewhere is encoded", "file:///C/|", "file:///C/%7C"],
    ["the bar of the drive letter need not be the first", "file:///a|b/../C|/x", "file:///a%7Cb/../C:/x"],
    ["and one behind a drive letter is of no drive", "file:///C|/D|/", "file:///C:/D%7C/"],
    ["nor one in a query", "file:///C:/?D|", "file:///C:/?D%7C"],
    ["a tab goes that is between a letter and its bar", "C\t|", "/C:", "file://host/dir/file"],
    ["a tab between two lone surrogates", "https://h/\ud83d\t\udca9", "https://h/\ufffd%EF%BF%BD"],
    ["a lone surrogate is U+FFFD", "https://h/\ud83d#\udca9", "https://h/%EF%BF%BD#%EF%BF%BD"],
    ["// is put in", "https:example.com", "https://example.com"],
    ["a slash too many goes", "https:///example.com", "https://example.com"],
    ["/// where a file has no host", "file:c:/x", "file:///c:/x"],
    ["// where a file has a slash", "file:/x", "file:///x"],
    ["a scheme that counts for nothing goes", "https:x", "x", "https://example.com/"],
    ["a scheme is put in", "example.com/x", "https://example.com/x"],
    ["and before //", "//example.com/x", "https://example.com/x"],
    ["a drive letter is no host", "file://c:/x", "file:///c:/x"],
    ["an IPv4 address in full", "https://127.1/", "https://127.0.0.1/"],
    ["and in decimal", "https://0x7f.0.0.1:80/", "https://127.0.0.1:80/"],
    ["and in ASCII", "https://u@１27.0.0.1/", "https://u@127.0.0.1/"],
    ["an IPv6 address without zeros", "https://[::01]:80/", "https://[::1]:80/"],
    ["an IPv6 address closed", "https://[::1", "https://[::1]"],
    ["a host decoded", "https://exam%70le.org/", "https://example.org/"],
    ["and as xn--", "https://%C3%9F.example/", "https://xn--zca.example/"],
    ["and gone, when it was localhost", "file://loc%61lhost/x", "file:///x"],
  ])("%s", (_what, input, better, base) => {
    const suggestion = validate(input, { base }).find((error) => error.suggestion !== null)?.suggestion;
    if (suggestion == null) throw new Error("no suggestion");
    expect(suggestionsApplied(input, base)).toBe(better);
  });

  test('"C\\t|" against a file URL: no suggestion takes the drive letter for a name', () => {
    const base = "file://host/dir/file";
    const suggestions = validate("C\t|", { base }).map(({ suggestion }) => suggestion!);
    expect(suggestions).toEqual([
      { start: 1, end: 2, replacement: "" },
      { start: 0, end: 3, replacement: "/C:" },
      { start: 0, end: 3, replacement: "/C:" },
    ]);
    // The file state takes neither the base's path nor its query.
    for (const suggestion of suggestions) {
      expect(new URL(applySuggestion("C\t|", suggestion), base).href).toBe("file://host/C:");
    }
  });

  /** All suggestions, first to last, until there are none. */
  function suggestionsApplied(input: string, base: string | undefined): string {
    let text = input;
    for (let round = 0; round < 100; round++) {
      const suggestion = validate(text, { base }).find((error) => error.suggestion !== null)?.suggestion;
      if (suggestion == null) return text;
      text = applySuggestion(text, suggestion);
    }
    throw new Error(`no end of suggestions for ${input}`);
  }

  test("none where nobody can know what was meant", () => {
    for (const input of [
      "https://a:x/",
      "https://a:70000/",
      "https://",
      "https://u@h/",
      "https://1.2.3.4.5/",
      "word",
    ]) {
      for (const { suggestion } of validate(input)) expect(suggestion).toBeNull();
    }
  });
});
