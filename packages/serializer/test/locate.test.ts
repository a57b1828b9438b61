import { expect, test } from "vitest";
import { partsOf, rangesOf, serializeURL, type URLParts, type URLRecord } from "../src/index.ts";
import { locate, recordOf } from "../src/internal.ts";

/** The record of a canonical URL. */
const parsed = (href: string) => recordOf(locate(href));

const nothing: URLParts = {
  scheme: "",
  username: "",
  password: "",
  host: null,
  port: null,
  path: "",
  query: null,
  fragment: null,
};

// Canonical serializations, and the Standard's components of each.
const cases: [href: string, parts: Partial<URLParts>][] = [
  ["https://example.com/", { scheme: "https", host: "example.com", path: "/" }],
  [
    "https://user:pass@example.com:1234/foo/bar?baz#quux",
    {
      scheme: "https",
      username: "user",
      password: "pass",
      host: "example.com",
      port: 1234,
      path: "/foo/bar",
      query: "baz",
      fragment: "quux",
    },
  ],
  ["https://user@h/", { scheme: "https", username: "user", host: "h", path: "/" }],
  ["https://:p@h/", { scheme: "https", password: "p", host: "h", path: "/" }],
  ["https://h/@:?@:#@:?#", { scheme: "https", host: "h", path: "/@:", query: "@:", fragment: "@:?#" }],
  ["https://[::1]:8080/", { scheme: "https", host: "[::1]", port: 8080, path: "/" }],
  ["https://u:p@[::1]/", { scheme: "https", username: "u", password: "p", host: "[::1]", path: "/" }],
  ["https://h/?", { scheme: "https", host: "h", path: "/", query: "" }],
  ["https://h/#", { scheme: "https", host: "h", path: "/", fragment: "" }],
  ["https://h/?#", { scheme: "https", host: "h", path: "/", query: "", fragment: "" }],
  ["https://h/#?", { scheme: "https", host: "h", path: "/", fragment: "?" }],
  ["file:///C:/x", { scheme: "file", host: "", path: "/C:/x" }],
  ["mailto:user@example.org", { scheme: "mailto", path: "user@example.org" }],
  ["data:", { scheme: "data" }],
  ["urn:isbn:978?q#f", { scheme: "urn", path: "isbn:978", query: "q", fragment: "f" }],
  ["foo:/bar", { scheme: "foo", path: "/bar" }],
  ["foo://", { scheme: "foo", host: "" }],
  ["foo:///", { scheme: "foo", host: "", path: "/" }],
  ["foo://h", { scheme: "foo", host: "h" }],
  ["foo://h?q", { scheme: "foo", host: "h", query: "q" }],
  ["foo://h#/", { scheme: "foo", host: "h", fragment: "/" }],
  ["foo://u@h:1?@", { scheme: "foo", username: "u", host: "h", port: 1, query: "@" }],
  ["foo:////", { scheme: "foo", host: "", path: "//" }],
  ["web+demo:/.//not-a-host/", { scheme: "web+demo", path: "//not-a-host/" }],
];

// @id serializer/partsof-components-standard
test.each(cases)("partsOf: %s has the components of the Standard", (href, parts) => {
  expect(partsOf(parsed(href))).toEqual({ ...nothing, ...parts });
});

// @id serializer/law-1-serializes-back-itself
test.each(cases)("law 1: %s serializes back to itself", (href) => {
  expect(serializeURL(partsOf(parsed(href)))).toBe(href);
});

test("the offsets ascend, and are those of the picture in the record's comment", () => {
  expect(locate("https://user:pass@example.com:1234/foo/bar?baz#quux")).toEqual({
    href: "https://user:pass@example.com:1234/foo/bar?baz#quux",
    scheme: "https",
    usernameEnd: 12,
    hostStart: 18,
    hostEnd: 29,
    pathStart: 34,
    queryStart: 42,
    fragmentStart: 46,
  });
  for (const [href] of cases) {
    const { href: _href, scheme: _scheme, ...offsets } = locate(href);
    const list = Object.values(offsets) as number[];
    expect(list).toEqual([...list].sort((a, b) => a - b));
    expect(list[list.length - 1]).toBeLessThanOrEqual(href.length);
  }
});

test.each(cases)("rangesOf: the ranges of %s are those of the components' texts", (href, parts) => {
  const url = parsed(href);
  const expected = { ...nothing, ...parts };
  for (const [name, range] of Object.entries(rangesOf(url))) {
    const text = range === null ? null : href.slice(range.start, range.end);
    const component = expected[name as keyof URLParts];
    const isEmptyCredential = (name === "username" || name === "password") && component === "";
    expect([name, text]).toEqual([name, component === null || isEmptyCredential ? null : `${component}`]);
  }
});

test.each(["https://h/", { href: "https://h/" }, { ok: true, value: parsed("https://h/") }, null])(
  "throws for %o, which is not a record",
  (url) => {
    expect(() => partsOf(url as URLRecord)).toThrow(/^partsOf: url must be a URL record/);
    expect(() => rangesOf(url as URLRecord)).toThrow(/^rangesOf: url must be a URL record/);
  },
);
