import { orThrow } from "@url/result";
import { describe, expect, test } from "vitest";
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

// The examples of the Standard's table of validation errors; what the algorithm reports for each.
test.each<[input: string, errors: Heard[]]>([
  [
    "https://exa%23mple.org",
    [
      ["domain-percent-encoded", 11, 14],
      ["domain-to-ASCII", 8, 22],
    ],
  ],
  ["https://exam%70le.org", [["domain-percent-encoded", 12, 15]]],
  ["foo://exa[mple.org", [["host-invalid-code-point", 9, 10]]],
  [
    "https://127.0.0.1./",
    [
      ["domain-to-ASCII", 18, 18],
      ["IPv4-empty-part", 17, 18],
    ],
  ],
  ["https://1.2.3/", [["IPv4-too-few-parts", 8, 13]]],
  ["https://1.2.3.4.5/", [["IPv4-too-many-parts", 16, 17]]],
  [
    "https://test.42",
    [
      ["IPv4-too-few-parts", 8, 15],
      ["IPv4-non-numeric-part", 8, 12],
    ],
  ],
  ["https://127.0.0x0.1", [["IPv4-non-decimal-part", 14, 17]]],
  ["https://255.255.4000.1", [["IPv4-out-of-range-part", 16, 20]]],
  ["https://[::1", [["IPv6-unclosed", 8, 12]]],
  ["https://[:1]", [["IPv6-invalid-compression", 9, 10]]],
  ["https://[1:2:3:4:5:6:7:8:9]", [["IPv6-too-many-pieces", 25, 26]]],
  ["https://[1::1::1]", [["IPv6-multiple-compression", 13, 15]]],
  ["https://[1:2:3!:4]", [["IPv6-invalid-code-point", 14, 15]]],
  ["https://[1:2:3:]", [["IPv6-invalid-code-point", 14, 15]]],
  ["https://[1:2:3]", [["IPv6-too-few-pieces", 9, 14]]],
  ["https://[::01]", [["IPv6-piece-leading-zero", 11, 13]]],
  ["https://[1:1:1:1:1:1:1:127.0.0.1]", [["IPv4-in-IPv6-too-many-pieces", 23, 32]]],
  ["https://[ffff::.0.0.1]", [["IPv4-in-IPv6-invalid-code-point", 15, 16]]],
  ["https://[ffff::127.0.xyz.1]", [["IPv4-in-IPv6-invalid-code-point", 21, 22]]],
  ["https://[ffff::127.0xyz]", [["IPv4-in-IPv6-invalid-code-point", 20, 21]]],
  ["https://[ffff::127.00.0.1]", [["IPv4-in-IPv6-invalid-code-point", 19, 21]]],
  ["https://[ffff::127.0.0.1.2]", [["IPv4-in-IPv6-invalid-code-point", 24, 25]]],
  ["https://[ffff::127.0.0.4000]", [["IPv4-in-IPv6-out-of-range-part", 23, 26]]],
  ["https://[ffff::127.0.0]", [["IPv4-in-IPv6-too-few-parts", 15, 22]]],
  ["https://example.org/>", [["invalid-URL-unit", 20, 21]]],
  [" https://example.org ", [["invalid-URL-unit", 0, 1]]],
  ["ht\ntps://example.org", [["invalid-URL-unit", 2, 3]]],
  ["https://example.org/%s", [["invalid-URL-unit", 20, 21]]],
  ["file:c:/my-secret-folder", [["special-scheme-missing-following-solidus", 5, 5]]],
  ["https:example.org", [["special-scheme-missing-following-solidus", 6, 6]]],
  ["💩", [["missing-scheme-non-relative-URL", 0, 2]]],
  [
    "https://example.org\\path\\to\\file",
    [
      ["invalid-reverse-solidus", 19, 20],
      ["invalid-reverse-solidus", 24, 25],
      ["invalid-reverse-solidus", 27, 28],
    ],
  ],
  ["https://user@example.org", [["invalid-credentials", 12, 13]]],
  ["ssh://user@example.org", [["invalid-credentials", 10, 11]]],
  ["https://#fragment", [["host-missing", 8, 8]]],
  ["https://:443", [["host-missing", 8, 8]]],
  [
    "https://user:pass@",
    [
      ["invalid-credentials", 17, 18],
      ["host-missing", 18, 18],
    ],
  ],
  ["https://example.org:70000", [["port-out-of-range", 20, 25]]],
  ["https://example.org:7z", [["port-invalid", 21, 22]]],
  ["file://c:", [["file-invalid-Windows-drive-letter-host", 7, 9]]],
  // Newer than the table.
  ["https://１２7.0.0.1/", [["IPv4-non-ASCII-input", 8, 17]]],
])("%j", (input, errors) => {
  expect(heard(input)).toEqual(errors);
});

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
  // A setter trims nothing, so a space at either end is no URL unit of the path.
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
