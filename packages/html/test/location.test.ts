import { expect, test } from "vitest";
import { createBlobURLStore, type LocationHost, type LocationSyntaxError, locationURL } from "../src/index.ts";
import { record } from "./record.ts";

// Expected values follow the steps of HTML's Location interface.

function locationAt(href: string, rest: Partial<LocationHost> = {}) {
  const log: string[] = [];
  const reasons: LocationSyntaxError[] = [];
  const location = locationURL({
    getURL: () => record(href),
    getEnvironment: () => ({ base: record("https://entry.example/dir/") }),
    navigate: (url, historyHandling) => log.push(`${historyHandling} ${url.href}`),
    throwSyntaxError: (reason) => reasons.push(reason),
    ...rest,
  });
  return { location, log, reasons };
}

test("shows the attributes of the document's URL", () => {
  const { location } = locationAt("https://u:p@example.org:8080/a?b#c");
  const { href, origin, protocol, host, hostname, port, pathname, search, hash } = location;
  expect({ href, origin, protocol, host, hostname, port, pathname, search, hash, text: `${location}` }).toEqual({
    href: "https://u:p@example.org:8080/a?b#c",
    origin: "https://example.org:8080",
    protocol: "https:",
    host: "example.org:8080",
    hostname: "example.org",
    port: "8080",
    pathname: "/a",
    search: "?b",
    hash: "#c",
    text: "https://u:p@example.org:8080/a?b#c",
  });
});

test.each([
  ["protocol", "http", "http://example.org/a?b#c"],
  ["host", "example.com:81", "https://example.com:81/a?b#c"],
  ["hostname", "example.com", "https://example.com/a?b#c"],
  ["port", "81", "https://example.org:81/a?b#c"],
  ["port", "", "https://example.org/a?b#c"],
  ["pathname", "x y", "https://example.org/x%20y?b#c"],
  ["search", "?x", "https://example.org/a?x#c"],
  ["search", "", "https://example.org/a#c"],
  ["hash", "x", "https://example.org/a?b#x"],
  ["hash", "##x", "https://example.org/a?b##x"],
  ["hash", "", "https://example.org/a?b#"],
  ["hash", "#", "https://example.org/a?b#"],
  // With a value that is rejected, a location navigates to where it is.
  ["host", "", "https://example.org/a?b#c"],
  ["hostname", "a b", "https://example.org/a?b#c"],
  ["port", "x", "https://example.org/a?b#c"],
  ["protocol", "mailto", "https://example.org/a?b#c"],
] as const)("%s = %j navigates to %s", (name, value, expected) => {
  const { location, log, reasons } = locationAt("https://example.org/a?b#c");
  location[name] = value;
  expect(log).toEqual([`auto ${expected}`]);
  expect(reasons).toEqual([]);
});

test("protocol: throws the host's SyntaxError for a value that is not a scheme", () => {
  const { location, log, reasons } = locationAt("https://example.org/");
  location.protocol = "1";
  location.protocol = "";
  expect(reasons).toEqual([
    { member: "protocol", value: "1", error: { code: "scheme-invalid", start: 0, end: 1 } },
    { member: "protocol", value: "", error: { code: "scheme-invalid", start: 0, end: 0 } },
  ]);
  const throwing = locationAt("https://example.org/", {
    throwSyntaxError: () => {
      throw new RangeError();
    },
  });
  expect(() => {
    throwing.location.protocol = "é";
  }).toThrow(RangeError);
  expect([...log, ...throwing.log]).toEqual([]);
});

test("protocol: navigates only to HTTP", () => {
  const { location, log, reasons } = locationAt("https://example.org/");
  location.protocol = "ftp";
  location.protocol = "wss:";
  locationAt("about:blank").location.protocol = "https";
  expect([log, reasons]).toEqual([[], []]);
});

test.each(["host", "hostname", "port", "pathname"] as const)("%s: does not navigate if the path is opaque", (name) => {
  const { location, log } = locationAt("about:blank");
  location[name] = "81";
  expect(log).toEqual([]);
});

test("hash: does not navigate to the fragment that the URL has, empty or absent", () => {
  const { location, log } = locationAt("https://example.org/#a%20b");
  location.hash = "#a b";
  location.hash = "a%20b";
  const none = locationAt("https://example.org/");
  none.location.hash = "";
  none.location.hash = "#";
  expect([log, none.log]).toEqual([[], []]);
});

test("hash: does not navigate from an empty fragment to the empty string", () => {
  const { location, log } = locationAt("https://example.org/#");
  location.hash = "";
  expect(log).toEqual([]);
});

test("href, assign and replace: resolve against the base of the entry settings object", () => {
  const { location, log } = locationAt("https://example.org/");
  location.href = "x";
  location.assign("../y");
  location.replace("#z");
  expect(log).toEqual([
    "auto https://entry.example/dir/x",
    "auto https://entry.example/y",
    "replace https://entry.example/dir/#z",
  ]);
});

test("href, assign and replace: throw the host's SyntaxError for a value that is not a URL", () => {
  const { location, log, reasons } = locationAt("https://example.org/");
  location.href = "https://a:b/";
  location.assign("https://a:b/");
  location.replace("https://a:b/");
  expect(log).toEqual([]);
  const error = { code: "port-invalid", start: 10, end: 12 };
  expect(reasons).toMatchObject([
    { member: "href", value: "https://a:b/", error: { code: error.code } },
    { member: "assign", value: "https://a:b/", error: { code: error.code } },
    { member: "replace", value: "https://a:b/", error: { code: error.code } },
  ]);
});

test("search: uses the document's encoding; href: that of the entry settings object", () => {
  const encoding = (text: string) => [Uint8Array.from([...text].map((c) => c.charCodeAt(0)))];
  const { location, log } = locationAt("https://example.org/", { encoding });
  location.search = "ü";
  location.href = "?ü";
  expect(log).toEqual(["auto https://example.org/?%FC", "auto https://entry.example/dir/?%C3%BC"]);
});

test("blob URLs: passes the entry on, and takes the origin from it", () => {
  const store = createBlobURLStore(() => "uuid");
  const environment = { origin: { kind: "opaque" } as const };
  const url = record(store.add("a blob", environment));
  const entries: unknown[] = [];
  const location = locationURL({
    getURL: () => url,
    getBlobURLEntry: () => store.resolve(url),
    getEnvironment: () => ({ base: url, blobURLStore: store }),
    navigate: (to, _, entry) => entries.push([to.href, entry?.object]),
    throwSyntaxError: () => undefined,
  });
  expect(location.origin).toBe("null");
  location.hash = "f";
  location.href = "blob:null/uuid#g";
  location.href = "blob:null/none";
  expect(entries).toEqual([
    ["blob:null/uuid#f", "a blob"],
    ["blob:null/uuid#g", "a blob"],
    ["blob:null/none", undefined],
  ]);
});
