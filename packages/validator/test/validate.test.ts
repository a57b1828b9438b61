import { parseURL } from "@url/parser";
import { describe, expect, test } from "vitest";
import { applySuggestion, DOMAIN_EXPLANATIONS, validate } from "../src/index.ts";

test("finds nothing in a valid URL string", () => {
  for (const input of ["https://example.com/a?b#c", "mailto:a@b.example", "https://faß.example", "file:///c:/x"]) {
    expect(validate(input)).toEqual([]);
  }
});

test("returns every property of a diagnostic", () => {
  expect(validate("https://example.com:99999/")).toEqual([
    {
      code: "port-out-of-range",
      level: "error",
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

test("returns every mistake in the Standard's order, also behind a fatal one", () => {
  const found = validate(" https:\\\\user@exa%23mple.org/ a");
  expect(found.map(({ code, fatal }) => [code, fatal])).toEqual([
    ["invalid-URL-unit", false],
    ["special-scheme-missing-following-solidus", false],
    ["invalid-credentials", false],
    ["domain-percent-encoded", false],
    ["domain-to-ASCII", true],
    ["invalid-URL-unit", false],
  ]);
});

/** The codes and the marked texts of an input. */
const marked = (input: string, base?: string) =>
  validate(input, { base }).map(
    ({ code, start, end }) => `${code} ${start} ${JSON.stringify(input.slice(start, end))}`,
  );

describe("one mistake is one diagnostic, although the Standard reports", () => {
  const SOLIDUS = "special-scheme-missing-following-solidus";
  test.each<[what: string, input: string, expected: string[]]>([
    ["a missing slash, and the one that is there", "http:/example.com", [`${SOLIDUS} 5 "/"`]],
    ["each slash that is too many", "https://///a", [`${SOLIDUS} 8 "///"`]],
    ["a missing slash, and each backslash", "https:\\\\a", [`${SOLIDUS} 6 "\\\\\\\\"`]],
    ["each @ of the credentials", "https://a@b@c/", ['invalid-credentials 9 "@b@"']],
    ["each hexadecimal number", "https://0x7f.0.0x0.1/", ['IPv4-non-decimal-part 8 "0x7f.0.0x0"']],
    ["each piece with leading zeros", "https://[::01:02]/", ['IPv6-piece-leading-zero 11 "01:02"']],
    ["an empty label behind the dot of an IPv4 address", "https://127.0.0.1./", ['IPv4-empty-part 17 "."']],
  ])("%s", (_what, input, expected) => {
    expect(marked(input)).toEqual(expected);
  });

  test("but mistakes in several places are several", () => {
    expect(marked("https://h/a b c")).toEqual(['invalid-URL-unit 11 " "', 'invalid-URL-unit 13 " "']);
    expect(marked("https:/h\\a\\b")).toEqual([
      `${SOLIDUS} 6 "/"`,
      'invalid-reverse-solidus 8 "\\\\"',
      'invalid-reverse-solidus 10 "\\\\"',
    ]);
  });
});

describe("behind an error at which the parser gives up, the rest is checked", () => {
  test.each<[what: string, input: string, expected: string[], base?: string]>([
    [
      "after a host",
      "https://a b/c d#e f",
      ['domain-to-ASCII 9 " "', 'invalid-URL-unit 13 " "', 'invalid-URL-unit 17 " "'],
    ],
    [
      "after a host and a port",
      "https://a b:x/c d",
      ['domain-to-ASCII 9 " "', 'port-invalid 12 "x"', 'invalid-URL-unit 15 " "'],
    ],
    ["after a port", "https://a:99999\\b", ['port-out-of-range 10 "99999"', 'invalid-reverse-solidus 15 "\\\\"']],
    [
      "after a port with several wrong characters",
      "https://a:8z9y?b c",
      ['port-invalid 11 "z"', 'invalid-URL-unit 16 " "'],
    ],
    ["after a missing host", "https://:x/a b", ['host-missing 8 ""', 'port-invalid 9 "x"', 'invalid-URL-unit 12 " "']],
    ["after an IPv4 address", "https://1.2.3.256/a b", ['IPv4-out-of-range-part 14 "256"', 'invalid-URL-unit 19 " "']],
    [
      "after an IPv6 address",
      "https://[1:2]:x/a b",
      ['IPv6-too-few-pieces 9 "1:2"', 'port-invalid 14 "x"', 'invalid-URL-unit 17 " "'],
    ],
    [
      "after an IPv6 address without its end",
      "https://[::1/a b",
      ['IPv6-unclosed 8 "[::1"', 'invalid-URL-unit 14 " "'],
    ],
    ["after an opaque host", "nfs://a^b/c d", ['host-invalid-code-point 7 "^"', 'invalid-URL-unit 11 " "']],
    ["after the host of a file", "file://a b/c d", ['domain-to-ASCII 8 " "', 'invalid-URL-unit 12 " "']],
    [
      "after a missing scheme",
      "example.com/a b",
      ['missing-scheme-non-relative-URL 0 "example.com/a b"', 'invalid-URL-unit 13 " "'],
    ],
    [
      "after a missing scheme",
      "//example.com/a b",
      ['missing-scheme-non-relative-URL 0 "//example.com/a b"', 'invalid-URL-unit 15 " "'],
    ],
    ["with a base", "//a b/c d", ['domain-to-ASCII 3 " "', 'invalid-URL-unit 7 " "'], "https://h/"],
  ])("%s: %s", (_what, input, expected, base) => {
    expect(marked(input, base)).toEqual(expected);
  });

  test("what surrounds the input, and tabs, are not reported again", () => {
    expect(marked(" https://a b/c\td ")).toEqual([
      'invalid-URL-unit 0 " "',
      'invalid-URL-unit 14 "\\t"',
      'domain-to-ASCII 10 " "',
    ]);
  });

  test("suggestions there have the range of the raw input", () => {
    const input = "//example.com\\a b";
    const suggestions = validate(input).map(({ suggestion }) => suggestion!);
    expect(suggestions.map((suggestion) => applySuggestion(input, suggestion))).toEqual([
      "https://example.com\\a b",
      "//example.com/a b",
      "//example.com\\a%20b",
    ]);
  });

  test("a single word or nothing has no rest", () => {
    expect(marked("a b")).toEqual(['missing-scheme-non-relative-URL 0 "a b"']);
    expect(marked("https://")).toEqual(['host-missing 8 ""']);
  });
});

test("whether an error is fatal does not depend on its code alone", () => {
  const fatalities = (input: string) => validate(input).map(({ code, fatal }) => `${code} ${fatal}`);
  expect(fatalities("https://a_b.example/")).toEqual(["domain-to-ASCII false"]);
  expect(fatalities("https://a b.example/")).toEqual(["domain-to-ASCII true"]);
  expect(fatalities("https://1.2.3.256/")).toEqual(["IPv4-out-of-range-part true"]);
  expect(fatalities("https://1.2.256/")).toEqual(["IPv4-too-few-parts false", "IPv4-out-of-range-part false"]);
});

test("resolves against a base, text or record; a base that is not a URL is the only error", () => {
  const base = parseURL("https://example.com/");
  expect(validate("../x", { base: "https://example.com/" })).toEqual([]);
  expect(base.ok && validate("../x", { base: base.value })).toEqual([]);
  expect(validate("../x")).toMatchObject([{ code: "missing-scheme-non-relative-URL", fatal: true }]);
  expect(validate("a b", { base: "https://a b/" })).toMatchObject([
    { code: "domain-to-ASCII", fatal: true, in: "base", start: 9, end: 10, text: " " },
  ]);
});

test("explains what is wrong with a domain by the rule of UTS #46", () => {
  const message = (input: string) => validate(input)[0]?.message;
  expect(message("https://-a.example/")).toMatch(/hyphen/);
  expect(message("https://a..example/")).toMatch(/two dots in a row/);
  expect(message("https://xn--.example/")).toMatch(/xn--/);
  const underscore = message("https://a_b.example/");
  expect(underscore).toMatch(/underscore/);
  expect(validate("https://u@a\t_b.example/").map((error) => error.message)).toContain(underscore);
  // Of a host that was percent-encoded, the range is the whole.
  expect(validate("https://%5F.example/").map((error) => error.message)).toContain(DOMAIN_EXPLANATIONS.std3.message);
});

test("a lone surrogate has its own message, and a tab between two in a host does not join them", () => {
  const found = (input: string) => validate(input).map(({ start, end, message }) => [start, end, message.slice(0, 24)]);
  expect(found("nfs:\ud800")).toEqual([[4, 5, "Half of a surrogate pair"]]);
  expect(found("nfs:\ud83d\udca9")).toEqual([]);
  expect(found("nfs:\u{1ffff}")).toEqual([[4, 6, "The character “U+1FFFF” "]]);
  // U+FFFD is disallowed in a domain; the pair, U+1F4A9, is not.
  const message = validate("https://%C3%A9\ud83d\t\udca9/").find(({ code }) => code === "domain-to-ASCII")?.message;
  expect(message).toMatch(/character that is not allowed in domain names/);
});

test("links to the anchors of the Standard", () => {
  expect(validate("https://a_b.example/")[0]?.see).toBe(
    "https://url.spec.whatwg.org/#validation-error-domain-to-ascii",
  );
  expect(validate("https://[::01]/")[0]?.see).toBe("https://url.spec.whatwg.org/#ipv6-piece-leading-zero");
});

describe("suggestions", () => {
  test.each<[what: string, input: string, better: string, base?: string]>([
    ["a backslash becomes a slash", "https://a\\b", "https://a/b"],
    ["a space becomes %20", "https://a/b c", "https://a/b%20c"],
    ["a stray percent sign becomes %25", "https://a/100%", "https://a/100%25"],
    ["a bracket is encoded", "https://a/[", "https://a/%5B"],
    ["a noncharacter is encoded", "https://a/\ufdd0", "https://a/%EF%B7%90"],
    ["spaces around are removed", "  https://a/", "https://a/"],
    ["a tab is removed", "https://a/\tb", "https://a/b"],
    ["the bar of a drive letter becomes a colon", "file:///C|/x", "file:///C:/x"],
    ["with a slash, where it would be read as a scheme", "c|?", "/c:?", "file:///"],
    ["a bar elsewhere is encoded", "file:///C/|", "file:///C/%7C"],
    ["the bar of the drive letter need not be the first", "file:///a|b/../C|/x", "file:///a%7Cb/../C:/x"],
    ["a bar after a drive letter is not part of one", "file:///C|/D|/", "file:///C:/D%7C/"],
    ["nor is a bar in a query", "file:///C:/?D|", "file:///C:/?D%7C"],
    ["a tab between a letter and its bar is removed", "C\t|", "/C:", "file://host/dir/file"],
    ["a tab between two lone surrogates", "https://h/\ud83d\t\udca9", "https://h/\ufffd%EF%BF%BD"],
    ["a lone surrogate becomes U+FFFD", "https://h/\ud83d#\udca9", "https://h/%EF%BF%BD#%EF%BF%BD"],
    ["a missing // is inserted", "https:example.com", "https://example.com"],
    ["an extra slash is removed", "https:///example.com", "https://example.com"],
    ["/// is inserted if a file URL has no host", "file:c:/x", "file:///c:/x"],
    ["// is inserted if a file URL has a slash", "file:/x", "file:///x"],
    ["a scheme without effect is removed", "https:x", "x", "https://example.com/"],
    ["a missing scheme is inserted", "example.com/x", "https://example.com/x"],
    ["also before //", "//example.com/x", "https://example.com/x"],
    ["a drive letter is not a host", "file://c:/x", "file:///c:/x"],
    ["an IPv4 address is written in full", "https://127.1/", "https://127.0.0.1/"],
    ["an IPv4 address is written in decimal", "https://0x7f.0.0.1:80/", "https://127.0.0.1:80/"],
    ["an IPv4 address is written in ASCII", "https://u@１27.0.0.1/", "https://u@127.0.0.1/"],
    ["leading zeros of an IPv6 address are removed", "https://[::01]:80/", "https://[::1]:80/"],
    ["an IPv6 address is closed", "https://[::1", "https://[::1]"],
    ["a host is decoded", "https://exam%70le.org/", "https://example.org/"],
    ["a host is written with xn--", "https://%C3%9F.example/", "https://xn--zca.example/"],
    ["the host localhost of a file URL is removed", "file://loc%61lhost/x", "file:///x"],
  ])("%s", (_what, input, better, base) => {
    const suggestion = validate(input, { base }).find((error) => error.suggestion !== null)?.suggestion;
    if (suggestion == null) throw new Error("no suggestion");
    expect(suggestionsApplied(input, base)).toBe(better);
  });

  test('"C\\t|" against a file URL: no suggestion reads the drive letter as a name', () => {
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

  test("suggests nothing where it is not known what was meant", () => {
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
