import { orThrow } from "@url/result";
import { describe, expect, test } from "vitest";
// By its path: as a dependency it would depend on this package in a circle.
import { ERROR_EXAMPLES, type ErrorExample } from "../../../tooling/conformance/src/oracle/error-examples.ts";
import {
  createListener,
  parseURL,
  setFragment,
  setHost,
  setHostname,
  setPath,
  setPort,
  setQuery,
  type ValidationErrorCode,
} from "../src/index.ts";

type Heard = [code: ValidationErrorCode, start: number, end: number];

function heard(input: string, base?: string): Heard[] {
  const errors: Heard[] = [];
  parseURL(input, { base, report: createListener((...error) => void errors.push(error)) });
  return errors;
}

const TABLE = Object.values<readonly ErrorExample[]>(ERROR_EXAMPLES).flat();
test.each(TABLE.map((example) => [example.input, example] as const))("%j", (input, { base, errors, fails }) => {
  expect(heard(input, base)).toEqual(errors);
  expect(parseURL(input, { base }).ok).toBe(!fails);
});

// @id parser/reports-missing-drive-letter-opaque
test("reports a missing //, a drive letter, or an opaque path in an input with a base", () => {
  expect(heard("https:foo.html", "https://example.org/")).toEqual([["special-scheme-missing-following-solidus", 6, 6]]);
  expect(heard("💩", "mailto:user@example.org")).toEqual([["missing-scheme-non-relative-URL", 0, 2]]);
  expect(heard("file:c:/x", "file:///d:/")).toEqual([
    ["special-scheme-missing-following-solidus", 5, 5],
    ["file-invalid-Windows-drive-letter", 5, 7],
  ]);
  // The Standard's own example for this error begins with "/", and the algorithm has nothing to say about it.
  expect(heard("/c:/path/to/file", "file:///c:/")).toEqual([]);
});

// @id parser/reports-each-slash-authority-special
test("reports each slash that the authority of a special scheme ignores", () => {
  expect(heard("https:/\\///x/")).toEqual([
    ["special-scheme-missing-following-solidus", 6, 6],
    ["special-scheme-missing-following-solidus", 6, 7],
    ["special-scheme-missing-following-solidus", 7, 8],
    ["special-scheme-missing-following-solidus", 8, 9],
    ["special-scheme-missing-following-solidus", 9, 10],
    ["special-scheme-missing-following-solidus", 10, 11],
  ]);
});

test("reports trimming once, and removed tabs and newlines once, each with its first run", () => {
  expect(heard("\n http://h/\t\t\t\r x/ \n")).toEqual([
    ["invalid-URL-unit", 0, 2],
    ["invalid-URL-unit", 11, 15],
    ["invalid-URL-unit", 15, 16],
  ]);
  expect(heard("http://h/ ")).toEqual([["invalid-URL-unit", 9, 10]]);
});

// @id parser/every-credentials-reported-none-after
test("every @ of the credentials is reported, and none after the authority", () => {
  expect(heard("http://u@@h/@")).toEqual([
    ["invalid-credentials", 8, 9],
    ["invalid-credentials", 9, 10],
  ]);
});

// https://url.spec.whatwg.org/#relative-state, #relative-slash-state, #file-state, #file-slash-state
test.each<[input: string, base: string, errors: Heard[]]>([
  ["\\x", "http://h/", [["invalid-reverse-solidus", 0, 1]]],
  ["/\\h/x", "http://b/", [["invalid-reverse-solidus", 1, 2]]],
  ["//h/x", "http://b/", []],
  ["\\x", "file:///a", [["invalid-reverse-solidus", 0, 1]]],
  ["/\\h/x", "file:///a", [["invalid-reverse-solidus", 1, 2]]],
  ["//h/x", "file:///a", []],
  ["\\x", "foo://h/", [["invalid-URL-unit", 0, 1]]],
])("%j against %j: each slash that is a backslash", (input, base, errors) => {
  expect(heard(input, base)).toEqual(errors);
});

// @id parser/backslash-wrong-slash-only-before
test("a backslash is a wrong slash only before the query", () => {
  expect(heard("http://h/?\\#\\")).toEqual([
    ["invalid-URL-unit", 10, 11],
    ["invalid-URL-unit", 12, 13],
  ]);
});

test("a % is a URL unit if two hex digits follow it", () => {
  expect(heard("http://h/%41%c3?%A9#%7f")).toEqual([]);
  expect(heard("http://h/%4?1#%g0%")).toEqual([
    ["invalid-URL-unit", 9, 10],
    ["invalid-URL-unit", 14, 15],
    ["invalid-URL-unit", 17, 18],
  ]);
});

test("code points beyond U+FFFF are URL units unless they are noncharacters", () => {
  expect(heard("http://h/\u{10000}\u{1f600}?\u{10fffd}#\u{e000}")).toEqual([]);
  expect(heard("http://h/\u{1fffe}")).toEqual([["invalid-URL-unit", 9, 11]]);
});

test("reports noncharacters and lone surrogates as invalid URL units, but not U+FFFD", () => {
  expect(heard("http://h/\uffff\ufdd0\u{1ffff}\ud800\ufffd")).toEqual([
    ["invalid-URL-unit", 9, 10],
    ["invalid-URL-unit", 10, 11],
    ["invalid-URL-unit", 11, 13],
    ["invalid-URL-unit", 13, 14],
  ]);
});

describe("reports a lone surrogate where the Standard checks URL units, and otherwise as the U+FFFD that replaces it", () => {
  test.each<[input: string, errors: Heard[]]>([
    ["http://h/\ud800", [["invalid-URL-unit", 9, 10]]],
    ["http://h/?\udfff", [["invalid-URL-unit", 10, 11]]],
    ["http://h/#a\ud800b", [["invalid-URL-unit", 11, 12]]],
    ["foo:\ud800", [["invalid-URL-unit", 4, 5]]],
    ["foo://\ud800\udc00\ud800", [["invalid-URL-unit", 8, 9]]],
    ["http://\ud800/", [["domain-to-ASCII", 7, 8]]],
    ["http://\ud800:\ud800@h/", [["invalid-credentials", 10, 11]]],
    ["http://h:\ud800/", [["port-invalid", 9, 10]]],
    [
      "http://h/\ud83d\t\udca9",
      [
        ["invalid-URL-unit", 10, 11],
        ["invalid-URL-unit", 9, 10],
        ["invalid-URL-unit", 11, 12],
      ],
    ],
    [
      "http://h/\ud83d\t\udca9a",
      [
        ["invalid-URL-unit", 10, 11],
        ["invalid-URL-unit", 9, 10],
        ["invalid-URL-unit", 11, 12],
      ],
    ],
    // The opaque-host parser reports once, wherever in the host.
    [
      "foo://\ud83d\n\udca9",
      [
        ["invalid-URL-unit", 7, 8],
        ["invalid-URL-unit", 8, 9],
      ],
    ],
    // A U+FFFD that was written is a URL unit, also beside a tab.
    ["http://h/\ufffd\t\ufffd", [["invalid-URL-unit", 10, 11]]],
  ])("%j", (input, errors) => {
    expect(heard(input)).toEqual(errors);
  });

  test("does so for the value of a setter", () => {
    const errors: Heard[] = [];
    const report = createListener((...error) => void errors.push(error));
    setQuery(orThrow(parseURL("http://h/")), "\ud83d\t\udca9", { report });
    expect(errors).toEqual([
      ["invalid-URL-unit", 1, 2],
      ["invalid-URL-unit", 0, 1],
      ["invalid-URL-unit", 2, 3],
    ]);
  });
});

test("law 5: a parse that fails returns the last error that was reported", () => {
  for (const input of ["http://u@h:9x/ x", "http://exa%23mple.org/ ", "\\x", "http://[::1", "http://1.2.3.4.5/%"]) {
    const errors: Heard[] = [];
    const result = parseURL(input, { report: createListener((...error) => void errors.push(error)) });
    const [code, start, end] = errors[errors.length - 1]!;
    expect(result).toEqual({ ok: false, error: { code, start, end } });
  }
});

// @id parser/stops-parse-error-which-listener
test("stops the parse at the error for which the listener returns false", () => {
  const errors: string[] = [];
  const result = parseURL(" http://u@h/ /", {
    report: createListener((code) => {
      errors.push(code);
      return code !== "invalid-credentials";
    }),
  });
  expect(errors).toEqual(["invalid-URL-unit", "invalid-credentials"]);
  expect(result).toEqual({ ok: false, error: { code: "invalid-credentials", start: 9, end: 10 } });
});

test("passes on what the listener throws", () => {
  const thrown = new Error("mine");
  const report = createListener(() => {
    throw thrown;
  });
  expect(() => parseURL(" http://h/", { report })).toThrow(thrown);
});

// The Standard's state machine with the setter's state override, followed by hand.
test.each<[setter: typeof setHost, value: string, href: string, errors: Heard[]]>([
  [
    setHost,
    "a\tb_c.org:99999",
    "https://ab_c.org/",
    [
      ["invalid-URL-unit", 1, 2],
      ["domain-to-ASCII", 3, 4],
      ["port-out-of-range", 10, 15],
    ],
  ],
  [setHost, "[::01]", "https://[::1]/", [["IPv6-piece-leading-zero", 3, 5]]],
  [setHost, "1.2.3", "https://1.2.0.3/", [["IPv4-too-few-parts", 0, 5]]],
  [setHost, "a b", "https://example.org/", [["domain-to-ASCII", 1, 2]]],
  [setHost, "", "https://example.org/", [["host-missing", 0, 0]]],
  // Accepted as they are, but not valid.
  [setHost, "a_b", "https://a_b/", [["domain-to-ASCII", 1, 2]]],
  [setHostname, "a_b", "https://a_b/", [["domain-to-ASCII", 1, 2]]],
  [setPath, "/a|b", "https://example.org/a|b", [["invalid-URL-unit", 2, 3]]],
  [setHostname, "ex%61mple.com", "https://example.com/", [["domain-percent-encoded", 2, 5]]],
  [setPort, "70000", "https://example.org/", [["port-out-of-range", 0, 5]]],
  [
    setPath,
    "\\a\n b",
    "https://example.org/a%20b",
    [
      ["invalid-URL-unit", 2, 3],
      ["invalid-reverse-solidus", 0, 1],
      ["invalid-URL-unit", 3, 4],
    ],
  ],
  // A setter trims nothing, so a space at either end is not a URL unit of the path.
  [
    setPath,
    " \ta` ",
    "https://example.org/%20a%60%20",
    [
      ["invalid-URL-unit", 1, 2],
      ["invalid-URL-unit", 0, 1],
      ["invalid-URL-unit", 3, 4],
      ["invalid-URL-unit", 4, 5],
    ],
  ],
  [setFragment, "a ", "https://example.org/#a%20", [["invalid-URL-unit", 1, 2]]],
  [setQuery, "a%zz", "https://example.org/?a%zz", [["invalid-URL-unit", 1, 2]]],
  [setFragment, "a`", "https://example.org/#a%60", [["invalid-URL-unit", 1, 2]]],
])("reports the errors in a value that a setter rejects or accepts: %o with %j", (setter, value, href, errors) => {
  const record = orThrow(parseURL("https://example.org/"));
  const heard: Heard[] = [];
  const result = setter(record, value, { report: createListener((...error) => void heard.push(error)) });
  expect((result.ok ? result.value : record).href).toBe(href);
  expect(heard).toEqual(errors);
});

test("accepts one listener for many parses, also for one inside its own callback", () => {
  const codes: string[] = [];
  const report = createListener((code) => {
    codes.push(code);
    if (code === "port-invalid") parseURL("http://[::1", { report });
  });
  expect(parseURL("http://h:x", { report })).toEqual({ ok: false, error: { code: "port-invalid", start: 9, end: 10 } });
  expect(parseURL("\thttp://h:x", { report })).toMatchObject({ error: { start: 10, end: 11 } });
  expect(codes).toEqual(["port-invalid", "IPv6-unclosed", "invalid-URL-unit", "port-invalid", "IPv6-unclosed"]);
});
