import { type EditResult, fromParts, type NewParts, type PartsToWrite, toParts, withParts } from "@url/edit";
import { parseHost } from "@url/host";
import { parseURL } from "@url/parser";
import { orThrow } from "@url/result";
import type { URLRecord } from "@url/serializer";
import { describe, expect, test } from "vitest";

const href = (result: EditResult<URLRecord>): string => orThrow(result).href;

describe("fromParts", () => {
  test.each<[NewParts, string]>([
    [{ scheme: "HTTPS", host: "EXAMPLE.com" }, "https://example.com/"],
    [{ scheme: "http", host: "faß.de", port: 80 }, "http://xn--fa-hia.de/"],
    [{ scheme: "http", host: "127.1", port: "0081" }, "http://127.0.0.1:81/"],
    [{ scheme: "http", host: "::1" }, "http://[::1]/"],
    [{ scheme: "http", host: "[::1]" }, "http://[::1]/"],
    [{ scheme: "http", host: orThrow(parseHost("[2001:DB8::1]")) }, "http://[2001:db8::1]/"],
    [{ scheme: "http", host: { kind: "ipv4", address: 1 } }, "http://0.0.0.1/"],
    [{ scheme: "https", host: "h", username: "a:b", password: "@/%" }, "https://a%3Ab:%40%2F%25@h/"],
    [{ scheme: "https", host: "h", path: "a/b c" }, "https://h/a/b%20c"],
    [{ scheme: "https", host: "h", path: "//a" }, "https://h//a"],
    [{ scheme: "https", host: "h", path: "/a?b#c\\d|e" }, "https://h/a%3Fb%23c%5Cd%7Ce"],
    [{ scheme: "https", host: "h", segments: ["a/b", "", "%2F"] }, "https://h/a%2Fb//%252F"],
    [{ scheme: "https", host: "h", query: "a=1#&'", fragment: "#\t" }, "https://h/?a=1%23&%27##%09"],
    [{ scheme: "https", host: "h", query: "", fragment: "" }, "https://h/?#"],
    [
      {
        scheme: "https",
        host: "h",
        params: [
          ["a b", "&"],
          ["a b", "+"],
        ],
      },
      "https://h/?a%20b=%26&a%20b=%2B",
    ],
    [{ scheme: "https", host: "h", params: { n: 1, b: true } }, "https://h/?n=1&b=true"],
    [{ scheme: "https", host: "h", params: new Map([["é", "="]]) }, "https://h/?%C3%A9=%3D"],
    [{ scheme: "file", path: "/C|/x" }, "file:///C%7C/x"],
    [{ scheme: "file", host: "localhost", path: "/x" }, "file:///x"],
    [{ scheme: "mailto", path: "a@b ?#" }, "mailto:a@b %3F%23"],
    [{ scheme: "mailto", path: "a " }, "mailto:a%20"],
    [{ scheme: "x", path: "//a" }, "x:/.//a"],
    [{ scheme: "x", host: "", path: "/a" }, "x:///a"],
    [{ scheme: "x", host: "h" }, "x://h"],
    [{ scheme: "x", host: null, username: null, port: undefined, path: null }, "x:"],
    [{ scheme: "x", host: "h", segments: ["\ud800"] }, "x://h/%EF%BF%BD"],
  ])("%j", (parts, expected) => {
    expect(href(fromParts(parts))).toBe(expected);
    expect(href(fromParts(parts))).toBe(orThrow(parseURL(expected)).href);
  });

  test.each<[NewParts, string, string, number, number]>([
    [{ scheme: "1a" }, "scheme-invalid", "scheme", 0, 2],
    [{ scheme: "https:" }, "scheme-invalid", "scheme", 0, 6],
    [{ scheme: "https" }, "host-missing", "host", 0, 0],
    [{ scheme: "https", host: "" }, "host-missing", "host", 0, 0],
    [{ scheme: "https", host: "a b" }, "domain-to-ASCII", "host", 1, 2],
    [{ scheme: "https", host: "a:80" }, "domain-to-ASCII", "host", 1, 2],
    [{ scheme: "x", host: "a/b" }, "host-invalid-code-point", "host", 1, 2],
    [{ scheme: "https", host: "::g" }, "IPv6-invalid-code-point", "host", 2, 3],
    [{ scheme: "https", host: "h", port: 65536 }, "port-out-of-range", "port", 0, 5],
    [{ scheme: "https", host: "h", port: "8a" }, "port-invalid", "port", 0, 2],
    [{ scheme: "https", host: "h", port: Number.NaN }, "port-invalid", "port", 0, 3],
    [{ scheme: "file", host: "h", port: 1 }, "cannot-have-username-password-port", "port", 0, 1],
    [{ scheme: "x", username: "me" }, "cannot-have-username-password-port", "username", 0, 2],
    [{ scheme: "x", host: "", password: "me" }, "cannot-have-username-password-port", "password", 0, 2],
    [{ scheme: "https", host: "h", path: "/a/../b" }, "dot-segment", "path", 3, 5],
    [{ scheme: "https", host: "h", path: "." }, "dot-segment", "path", 0, 1],
    [{ scheme: "x", segments: [] }, "opaque-path", "segments", 0, 0],
  ])("%j fails with %s", (parts, code, name, start, end) => {
    expect(fromParts(parts)).toEqual({ ok: false, error: { code, in: name, start, end } });
  });
});

test("toParts decodes all parts, and an opaque path is not a list", () => {
  expect(toParts("HTTPS://u%40:p%3A@h:81/a%2Fb/%FF?c=%26+&d#%20")).toEqual({
    ok: true,
    value: {
      scheme: "https",
      username: "u@",
      password: "p:",
      host: "h",
      port: 81,
      segments: ["a/b", "\ufffd"],
      params: [
        ["c", "& "],
        ["d", ""],
      ],
      fragment: " ",
    },
  });
  expect(toParts("mailto:a%20b")).toMatchObject({
    value: { host: null, port: null, path: "a b", params: null, fragment: null },
  });
  expect(orThrow(toParts("mailto:a"))).not.toHaveProperty("segments");
});

describe("withParts", () => {
  test.each<[string, PartsToWrite, string]>([
    ["http://h/", {}, "http://h/"],
    ["http://h:443/", { scheme: "https" }, "https://h/"],
    ["http://h:443/", { scheme: "https", port: 80 }, "https://h:80/"],
    ["file:///x", { scheme: "https", host: "h", port: 1, username: "u" }, "https://u@h:1/x"],
    ["file:///x", { scheme: "https", host: "localhost" }, "https://localhost/x"],
    ["https://u:p@h:1/x", { scheme: "file", username: null, password: "", port: null }, "file://h/x"],
    ["https://h/C|/x", { scheme: "file", host: null, path: "/C|/y" }, "file:///C:/y"],
    ["x://u@h:1/a", { username: null, port: null, host: "" }, "x:///a"],
    ["x:/a", { host: "h", username: "u" }, "x://u@h/a"],
    ["x:/a", { host: null, port: null, username: null, password: null }, "x:/a"],
    ["http://h/a?b#c", { path: null, query: null, fragment: null }, "http://h/"],
    ["x://h/a", { segments: null }, "x://h"],
    ["http://h/", { path: "/%41/../b c", query: "d e", fragment: "f g" }, "http://h/b%20c?d%20e#f%20g"],
    ["http://h/", { segments: ["%41"], params: { a: "%41" } }, "http://h/%2541?a=%2541"],
    ["http://h/?a", { params: null }, "http://h/"],
    ["mailto:a", { query: "b" }, "mailto:a?b"],
    ["http://h/", { host: { kind: "domain", domain: "a.b" } }, "http://a.b/"],
    ["http://h/", { host: "::1" }, "http://[::1]/"],
  ])("%s with %j", (url, parts, expected) => expect(orThrow(withParts(url, parts))).toBe(expected));

  test.each<[string, PartsToWrite, string, string, number, number]>([
    ["http://h/", { scheme: "x" }, "scheme-special-mismatch", "scheme", 0, 1],
    ["http://h/", { scheme: "a b" }, "scheme-invalid", "scheme", 0, 3],
    ["http://u@h/", { scheme: "file" }, "file-with-credentials-or-port", "scheme", 0, 4],
    ["file:///x", { scheme: "http" }, "file-without-host", "scheme", 0, 4],
    ["file:///x", { port: 80 }, "cannot-have-username-password-port", "port", 0, 0],
    ["mailto:a", { username: "u" }, "cannot-have-username-password-port", "username", 0, 1],
    ["mailto:a", { host: "h" }, "opaque-path", "host", 0, 1],
    ["mailto:a", { path: "/b" }, "opaque-path", "path", 0, 2],
    ["mailto:a", { segments: ["b"] }, "opaque-path", "segments", 0, 0],
    ["x://u@h/", { host: "" }, "host-empty", "host", 0, 0],
    ["http://h/", { host: null }, "host-missing", "host", 0, 0],
    ["http://h/", { host: "a/b" }, "domain-to-ASCII", "host", 1, 2],
    ["http://h/", { port: "80a" }, "port-invalid", "port", 0, 3],
    ["http://h/", { segments: ["a", "."] }, "dot-segment", "segments", 0, 1],
    ["//h", {}, "missing-scheme-non-relative-URL", "url", 0, 3],
  ])("%s with %j fails with %s", (url, parts, code, name, start, end) => {
    expect(withParts(url, parts)).toMatchObject({ ok: false, error: { code, in: name, start, end } });
  });

  test("changes nothing if one part cannot be", () => {
    const url = orThrow(parseURL("http://h/a"));
    expect(withParts(url, { path: "/b", host: "a b" }).ok).toBe(false);
    expect(url.href).toBe("http://h/a");
    expect(orThrow(withParts(url, { port: null, path: "/a" }))).toBe(url);
  });
});
