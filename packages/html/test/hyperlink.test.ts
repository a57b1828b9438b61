import { expect, test, vi } from "vitest";
import { type HrefHost, hyperlinkURL, readOnlyURL } from "../src/index.ts";
import { record } from "./record.ts";

// Expected values follow the steps of HTML's API for hyperlink elements.

function linkTo(initial: string | null, rest: Partial<HrefHost> = {}) {
  const element = { href: initial, writes: 0 };
  const link = hyperlinkURL({
    ...rest,
    getHref: () => element.href,
    setHref: (value) => {
      element.href = value;
      element.writes++;
    },
  });
  return { element, link };
}

const NAMES = ["origin", "username", "password", "host", "hostname", "port", "pathname", "search", "hash"] as const;

// @id html/href-returns-which-not-url
test.each([
  [null, ""],
  ["", ""],
  ["https://test:test/", "https://test:test/"],
  ["  not absolute ", "  not absolute "],
])("href: returns %j, which is not a URL, as it is written", (href, expected) => {
  const { link } = linkTo(href);
  expect([link.href, `${link}`, link.protocol]).toEqual([expected, expected, ":"]);
  expect(NAMES.map((name) => link[name])).toEqual(NAMES.map(() => ""));
  expect([link.reinitializeURL(), link.extractOrigin(), link.blobURLEntry]).toEqual([null, null, null]);
});

// @id html/setters-other-than-href-do
test("setters other than href do nothing without a URL", () => {
  const { link, element } = linkTo("https://test:test/");
  for (const name of ["protocol", ...NAMES.slice(1)] as const) (link as unknown as Record<string, string>)[name] = "x";
  expect(element).toEqual({ href: "https://test:test/", writes: 0 });
  link.href = " HTTP://B ";
  expect([element.href, link.href]).toEqual([" HTTP://B ", "http://b/"]);
});

// @id html/does-not-write-back-url
test.each(["host", "hostname", "port", "pathname", "username", "password"] as const)(
  "%s: does not write back a URL that cannot have one",
  (name) => {
    const { link, element } = linkTo("MAILTO:a");
    link[name] = "8080";
    expect(element).toEqual({ href: "MAILTO:a", writes: 0 });
  },
);

// @id html/writes-url-back-if-value
test.each([
  ["protocol", "1"],
  ["host", "a b"],
  ["hostname", "a:1"],
  ["port", "x"],
  ["port", "65536"],
] as const)("%s: writes the URL back if the value %j is rejected", (name, value) => {
  const { link, element } = linkTo("HTTP://EXAMPLE.org:81");
  link[name] = value;
  expect(element).toEqual({ href: "http://example.org:81/", writes: 1 });
});

test("search and hash: the empty string removes them, even from a URL with an opaque path", () => {
  const { link, element } = linkTo("mailto:a?b#c");
  link.search = "";
  expect(element.href).toBe("mailto:a#c");
  link.hash = "";
  expect(element.href).toBe("mailto:a");
  link.search = "??b";
  link.hash = "##c";
  expect(element.href).toBe("mailto:a??b##c");
});

// @id html/follows-href-removed-set-again
test("follows an href that is removed and set again", () => {
  const { link, element } = linkTo("https://example.org/");
  expect(link.host).toBe("example.org");
  element.href = null;
  expect([link.href, link.host]).toEqual(["", ""]);
  element.href = "https://example.com/";
  expect(link.host).toBe("example.com");
});

// @id html/reads-nothing-before-member-used
test("reads nothing before a member is used, and parses once while nothing changes", () => {
  const encoding = vi.fn(() => [Uint8Array.of(0x61)]);
  const getHref = vi.fn(() => "https://example.org/?ü");
  const link = hyperlinkURL({ getHref, setHref: () => undefined, encoding });
  expect(getHref).not.toHaveBeenCalled();
  expect([link.search, link.host, link.search]).toEqual(["?a", "example.org", "?a"]);
  expect(encoding).toHaveBeenCalledTimes(1);
});

// @id html/follows-encoding-changes
test("follows an encoding that changes", () => {
  const host = {
    getHref: () => "https://example.org/?ü",
    setHref: () => undefined,
    encoding: () => [Uint8Array.of(0xfc)],
  };
  const link = hyperlinkURL(host);
  expect(link.search).toBe("?%FC");
  host.encoding = () => [252] as never;
  expect(link.search).toBe("?%26%23252%3B");
});

test("extractOrigin: returns the origin as a value", () => {
  expect(linkTo("https://example.org:444/").link.extractOrigin()).toEqual({
    kind: "tuple",
    scheme: "https",
    host: "example.org",
    port: 444,
  });
});

test("extractOrigin: follows the href, but not the base", () => {
  let base = record("https://a.example/");
  const { link, element } = linkTo("x", { getBase: () => base });
  expect(link.origin).toBe("https://a.example");
  base = record("https://b.example/");
  expect(link.extractOrigin()).toMatchObject({ host: "a.example" });
  expect(link.origin).toBe("https://b.example");
  element.href = "//c.example";
  expect(link.extractOrigin()).toMatchObject({ host: "c.example" });
});

test("links share the accessors of one prototype", () => {
  const { link } = linkTo(null);
  const members = Object.getPrototypeOf(link);
  expect(members).toBe(Object.getPrototypeOf(linkTo(null).link));
  expect(Object.keys(link)).toEqual([]);
  expect(Object.keys(members)).toEqual(
    expect.arrayContaining(["href", "protocol", ...NAMES, "toString", "setTheURL", "extractOrigin"]),
  );
});

// @id html/readonlyurl-members-worker-s-location
test("readOnlyURL: has the members of a worker's location, without setters", () => {
  const location = readOnlyURL({ getHref: () => "https://user:pass@example.org:8080/a/worker.js?q#f" });
  expect(JSON.stringify(members(location))).toBe(
    JSON.stringify({
      href: "https://user:pass@example.org:8080/a/worker.js?q#f",
      origin: "https://example.org:8080",
      protocol: "https:",
      host: "example.org:8080",
      hostname: "example.org",
      port: "8080",
      pathname: "/a/worker.js",
      search: "?q",
      hash: "#f",
    }),
  );
  expect(`${location}`).toBe(location.href);
  expect(() => {
    (location as { href: string }).href = "https://example.com/";
  }).toThrow(TypeError);
  expect(() => {
    (location as { hash: string }).hash = "#g";
  }).toThrow(TypeError);
});

// @id html/readonlyurl-resolves-against-base-shows
test("readOnlyURL: resolves against the base, and shows no URL as a hyperlink does", () => {
  const base = record("https://example.org/dir/");
  expect(readOnlyURL({ getHref: () => "x", getBase: () => base }).href).toBe("https://example.org/dir/x");
  const none = readOnlyURL({ getHref: () => "x" });
  expect([none.href, none.origin, none.protocol, none.pathname]).toEqual(["x", "", ":", ""]);
});

function members(of: object): Record<string, unknown> {
  const names = ["href", "origin", "protocol", "host", "hostname", "port", "pathname", "search", "hash"];
  return Object.fromEntries(names.map((name) => [name, (of as Record<string, unknown>)[name]]));
}

// @id html/getbase-base-text-parsed-followed
test("getBase: a base that is text is parsed, and followed when it changes", () => {
  let base = "HTTPS://example.org/dir/";
  const { link } = linkTo("x", { getBase: () => base });
  expect(link.href).toBe("https://example.org/dir/x");
  base = "https://example.com";
  expect(link.href).toBe("https://example.com/x");
  base = "not a URL";
  expect([link.href, link.protocol]).toEqual(["x", ":"]);
});
