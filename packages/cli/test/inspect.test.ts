import { describe, expect, test } from "vitest";
import { url } from "./harness.ts";

/** Runs `url inspect`, which must succeed, and gives its lines by label. What it warns of is asked for elsewhere. */
async function shown(...args: string[]): Promise<Record<string, string[]>> {
  const { status, output, errors } = await url(["inspect", ...args]);
  expect(status).toBe(0);
  expect(errors).toMatch(/^(?:column \d+: warning: .*\n(?: {2}.*\n)+)*$/);
  const lines: Record<string, string[]> = {};
  let label = "";
  for (const line of output.trimEnd().split("\n")) {
    label = line.slice(0, 10).trim() || label;
    lines[label] = [...(lines[label] ?? []), line.slice(10)];
  }
  return lines;
}

/** Runs `url inspect --json` and gives the object. */
async function json(...args: string[]): Promise<Record<string, unknown>> {
  const { output, errors } = await url(["inspect", "--json", ...args]);
  expect(errors).toBe("");
  expect(output).toMatch(/^[^\n]+\n$/);
  return JSON.parse(output);
}

test("inspect: shows every component of a URL that has all of them", async () => {
  expect(await shown("https://user:pass@EXAMPLE.com:1234/foo/../bar/?baz=1&q=a%20b#quux")).toEqual({
    href: ["https://user:****@example.com:1234/bar/?baz=1&q=a%20b#quux"],
    origin: ["https://example.com:1234"],
    scheme: ["https"],
    username: ["user"],
    password: ["**** (hidden: see --show-password)"],
    host: ["example.com (domain)"],
    port: ["1234"],
    path: ["/bar/"],
    segments: ["bar", "(empty)"],
    query: ["baz=1&q=a%20b"],
    pairs: ['"baz" = "1"', '"q" = "a b"'],
    fragment: ["quux"],
  });
});

test("inspect: shows (none) for absent components and (empty) for empty ones", async () => {
  expect(await shown("https://example.com/?#")).toMatchObject({
    username: ["(none)"],
    password: ["(none)"],
    port: ["(none; https has 443)"],
    segments: ["(empty)"],
    query: ["(empty)"],
    pairs: ["(none)"],
    fragment: ["(empty)"],
  });
  expect(await shown("about:blank")).toMatchObject({
    origin: ["null (opaque)"],
    host: ["(none)"],
    port: ["(none)"],
    path: ["blank"],
    segments: ["(none: the path is opaque)"],
    query: ["(none)"],
    pairs: ["(none)"],
    fragment: ["(none)"],
  });
});

test("inspect: names every kind of host", async () => {
  const hosts: [string, string][] = [
    ["https://example.com/", "example.com (domain)"],
    ["https://faß.example/", "xn--fa-hia.example (domain, faß.example)"],
    ["http://0x7F.1/", "127.0.0.1 (IPv4 address)"],
    ["http://[0:0::1]/", "[::1] (IPv6 address)"],
    ["ssh://Example.COM/", "Example.COM (opaque host)"],
    ["file:///etc", "(empty)"],
    ["mailto:a@b", "(none)"],
  ];
  for (const [input, host] of hosts) expect((await shown(input)).host).toEqual([host]);
});

test("inspect: resolves a relative input against the base", async () => {
  expect((await shown("--base", "https://example.com/a/b", "../c?d")).href).toEqual(["https://example.com/c?d"]);
  expect((await shown("x", "--base=https://example.com/a/b")).href).toEqual(["https://example.com/a/x"]);
});

test("inspect: takes an input that looks like an option after --", async () => {
  expect((await shown("--base", "https://example.com/", "--", "--json")).path).toEqual(["/--json"]);
});

test("inspect: escapes what a terminal would interpret", async () => {
  const { pairs } = await shown("https://example.com/?a=%1B[2J&b%0A=%E2%80%AE&c=%22\\");
  expect(pairs).toEqual(['"a" = "\\u{1B}[2J"', '"b\\n" = "\\u{202E}"', '"c" = "\\"\\\\"']);
});

describe("shows the error with a caret, and exits with 1", () => {
  test.each<[string, string[], string[]]>([
    [
      "a port too large",
      ["https://example.com:99999/"],
      [
        "column 21: error: The port is greater than 65535. [port-out-of-range]", //
        "  https://example.com:99999/",
        "                      ^^^^^",
      ],
    ],
    [
      "a host that is missing",
      ["https://"],
      [
        "column 9: error: The URL has no host. [host-missing]", //
        "  https://",
        "          ^",
      ],
    ],
    [
      "an opaque-path base",
      ["x", "--base", "mailto:a@b"],
      [
        "column 1: error: The URL has no scheme, such as “https:”, and no base URL was",
        "  given to resolve it against. [missing-scheme-non-relative-URL]",
        "  x",
        "  ^",
      ],
    ],
    [
      "a bad base, whatever the input is",
      ["https://", "--base", "http://[::1/"],
      [
        "base URL:8: error: The host begins with “[” but does not end with “]”.",
        "  [IPv6-unclosed]",
        "  http://[::1/",
        "         ^^^^",
        '  help: insert "]" at column 12',
      ],
    ],
  ])("%s", async (_name, args, lines) => {
    const { status, output, errors } = await url(["inspect", ...args]);
    expect(errors.trimEnd().split("\n")).toEqual(lines);
    expect({ status, output }).toEqual({ status: 1, output: "" });
  });
});

test("json: has all components of a URL", async () => {
  const input = "https://user:pass@EXAMPLE.com:1234/foo/bar?baz=1&baz#quux";
  expect(await json(input)).toEqual({
    valid: true,
    input: "https://user:****@EXAMPLE.com:1234/foo/bar?baz=1&baz#quux",
    base: null,
    passwordHidden: true,
    href: "https://user:****@example.com:1234/foo/bar?baz=1&baz#quux",
    origin: "https://example.com:1234",
    scheme: "https",
    username: "user",
    password: "****",
    host: { kind: "domain", text: "example.com", unicode: "example.com" },
    port: 1234,
    path: "/foo/bar",
    segments: ["foo", "bar"],
    query: "baz=1&baz",
    pairs: [
      ["baz", "1"],
      ["baz", ""],
    ],
    fragment: "quux",
    omitted: 0,
    warnings: [
      {
        code: "invalid-credentials",
        level: "warning",
        fatal: false,
        in: "input",
        start: 17,
        end: 18,
        text: "@",
        message: "The URL contains a username or a password, which anyone who sees it can read.",
        see: "https://url.spec.whatwg.org/#invalid-credentials",
        suggestion: null,
      },
    ],
  });
});

test("json: has null for an absent component", async () => {
  expect(await json("about:blank")).toEqual({
    valid: true,
    input: "about:blank",
    base: null,
    passwordHidden: false,
    href: "about:blank",
    origin: "null",
    scheme: "about",
    username: "",
    password: "",
    host: null,
    port: null,
    path: "blank",
    segments: null,
    query: null,
    pairs: null,
    fragment: null,
    warnings: [],
    omitted: 0,
  });
});

test("json: has the value of each kind of host", async () => {
  const hosts: [string, unknown][] = [
    ["https://faß.example/", { kind: "domain", text: "xn--fa-hia.example", unicode: "faß.example" }],
    ["http://127.1/", { kind: "ipv4", text: "127.0.0.1", address: 0x7f000001 }],
    ["http://[1::f]/", { kind: "ipv6", text: "[1::f]", pieces: [1, 0, 0, 0, 0, 0, 0, 15] }],
    ["ssh://A/", { kind: "opaque", text: "A" }],
    ["file:///", { kind: "empty", text: "" }],
  ];
  for (const [input, host] of hosts) expect((await json(input)).host).toEqual(host);
});

test("json: has an object for an error, which says whether it is in the base", async () => {
  expect(await json("https://a:x/")).toMatchObject({
    valid: false,
    input: "https://a:x/",
    base: null,
    error: { in: "input", code: "port-invalid" },
  });
  expect(await json("y", "--base", "https://a:70000/")).toMatchObject({
    valid: false,
    input: "y",
    base: "https://a:70000/",
    error: { in: "base", code: "port-out-of-range", start: 10, end: 15 },
    warnings: [],
  });
  expect((await url(["inspect", "--json", "https://"])).status).toBe(1);
});

test("inspect: writes validation errors that are not fatal to standard error", async () => {
  const { status, output, errors } = await url(["inspect", "https:\\\\example.com/a b"]);
  expect(status).toBe(0);
  expect(output).toMatch(/^href +https:\/\/example\.com\/a%20b\n/);
  expect(errors.match(/\[[a-zA-Z-]+\]/g)).toEqual(["[special-scheme-missing-following-solidus]", "[invalid-URL-unit]"]);
});

test("json: has the errors around the fatal one as warnings", async () => {
  expect(await json(" https://a:x/b c")).toMatchObject({
    valid: false,
    error: { code: "port-invalid", fatal: true },
    warnings: [
      { code: "invalid-URL-unit", start: 0, end: 1 },
      { code: "invalid-URL-unit", start: 14, end: 15 },
    ],
  });
});
