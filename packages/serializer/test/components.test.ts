import { expect, test } from "vitest";
import * as serializer from "../src/index.ts";
import { locate, recordOf } from "../src/internal.ts";

/** The record of a canonical URL. */
const parsed = (href: string) => recordOf(locate(href));

const { rangesOf, serializeURL, equals } = serializer;

const READERS = {
  schemeOf: serializer.schemeOf,
  usernameOf: serializer.usernameOf,
  passwordOf: serializer.passwordOf,
  includesCredentials: serializer.includesCredentials,
  hostTextOf: serializer.hostTextOf,
  portOf: serializer.portOf,
  pathOf: serializer.pathOf,
  pathSegments: serializer.pathSegments,
  hasOpaquePath: serializer.hasOpaquePath,
  queryOf: serializer.queryOf,
  fragmentOf: serializer.fragmentOf,
};

// The components are those of the URL record that https://url.spec.whatwg.org/#url-parsing makes of each text.
// @id serializer/components
test.each([
  ["https://user:pass@example.com:1234/a/b?c#d", "https", "user", "pass", true, "example.com", 1234, "/a/b", "c", "d"],
  ["https://user@example.com/", "https", "user", "", true, "example.com", null, "/", null, null],
  ["https://:pass@example.com/", "https", "", "pass", true, "example.com", null, "/", null, null],
  ["http://[::1]/?#", "http", "", "", false, "[::1]", null, "/", "", ""],
  ["file:///c:/x", "file", "", "", false, "", null, "/c:/x", null, null],
  ["web+demo:/.//p", "web+demo", "", "", false, null, null, "//p", null, null],
  ["mailto:a@b", "mailto", "", "", false, null, null, "a@b", null, null],
] as const)(
  "the components of %s",
  (href, scheme, username, password, credentials, host, port, path, query, fragment) => {
    const url = parsed(href);
    expect(serializer.schemeOf(url)).toBe(scheme);
    expect(serializer.usernameOf(url)).toBe(username);
    expect(serializer.passwordOf(url)).toBe(password);
    expect(serializer.includesCredentials(url)).toBe(credentials);
    expect(serializer.hostTextOf(url)).toBe(host);
    expect(serializer.portOf(url)).toBe(port);
    expect(serializer.pathOf(url)).toBe(path);
    expect(serializer.queryOf(url)).toBe(query);
    expect(serializer.fragmentOf(url)).toBe(fragment);

    // A range is where the component's text lies; of the components that may be empty, an empty username or password and
    // a missing port have none.
    const ranges = rangesOf(url);
    const textAt = (range: serializer.ComponentRange | null) => range && href.slice(range.start, range.end);
    expect(Object.fromEntries(Object.entries(ranges).map(([name, range]) => [name, textAt(range)]))).toEqual({
      scheme,
      username: username || null,
      password: password || null,
      host,
      port: port === null ? null : String(port),
      path,
      query,
      fragment,
    });
  },
);

test.each([
  undefined,
  null,
  "https://a/",
  {},
  { ok: true, value: parsed("https://a/") },
  { href: "https://a/", protocol: "https:" },
])("%o is not a record", (value) => {
  const record = value as never;
  for (const [name, read] of Object.entries(READERS)) {
    expect(() => read(record)).toThrow(`${name}: url must be a URL record`);
  }
  expect(() => rangesOf(record)).toThrow("rangesOf: url must be a URL record");
  expect(() => serializer.partsOf(record)).toThrow("partsOf: url must be a URL record");
  expect(() => equals(record, parsed("https://a/"))).toThrow("equals: a must be a URL record");
  expect(() => equals(parsed("https://a/"), record)).toThrow("equals: b must be a URL record");
  expect(() => serializeURL(record)).toThrow("serializeURL: url.scheme must be a string");
});

test("serializeURL names the component that is missing or has the wrong type; four of them can be null", () => {
  const parts = serializer.partsOf(parsed("https://user:pass@h:1/?q#f"));
  for (const name of ["scheme", "username", "password", "path"]) {
    const message = `serializeURL: url.${name} must be a string, not `;
    expect(() => serializeURL({ ...parts, [name]: null })).toThrow(message);
    expect(() => serializeURL({ ...parts, [name]: undefined })).toThrow(message);
    expect(() => serializeURL({ ...parts, [name]: 1 })).toThrow(message);
  }
  for (const name of ["host", "port", "query", "fragment"]) {
    expect(() => serializeURL({ ...parts, [name]: null })).not.toThrow();
    expect(() => serializeURL({ ...parts, [name]: true })).toThrow(`serializeURL: url.${name} must be a `);
    expect(() => serializeURL({ ...parts, [name]: undefined })).toThrow(`serializeURL: url.${name} must be a `);
  }
  expect(() => serializeURL({ ...parts, port: "1" as never })).toThrow(TypeError);
  for (const port of [Number.NaN, -1, 0.5, 65536, 2 ** 32]) {
    expect(() => serializeURL({ ...parts, port })).toThrow(RangeError);
    expect(() => serializeURL({ ...parts, port })).toThrow("serializeURL: url.port must be an integer from 0 to 65535");
  }
  for (const port of [0, 65535]) expect(serializeURL({ ...parts, port })).toContain(`@h:${port}/`);
});

test("an option that is false is as good as none", () => {
  const url = parsed("https://h/#f");
  expect(serializeURL(url, { excludeFragment: false })).toBe("https://h/#f");
  expect(serializeURL(serializer.partsOf(url), { excludeFragment: false })).toBe("https://h/#f");
  expect(equals(url, parsed("https://h/#g"), { excludeFragments: false })).toBe(false);
});

test.each([
  "httxs:",
  "httx:",
  "httpx:",
  "httpsx:",
  "abcp:htt",
  "abcps:htt",
  "abcd:file",
  "abc:wss",
  "ab:ws",
  "abc:ftp",
])("a scheme that looks like a special one is returned as it is: %s", (href) => {
  expect(serializer.schemeOf(parsed(href))).toBe(href.slice(0, href.indexOf(":")));
});
