import { format as nodeFormat } from "node:url";
import { compareKey, format, sameURL } from "@url/edit";
import { orThrow } from "@url/result";
import { expect, test } from "vitest";

// `url.format(URL, options)` of Node is the judge: `auth`, `search` and `unicode` are its names.
test.each([
  "https://u:p@xn--fa-hia.de:81/a?b#c",
  "https://h/",
  "mailto:a?b#c",
  "file:///a?b",
  "x://u@h/#",
  "http://[::1]/?",
])("format of %s is Node's", (url) => {
  for (let bits = 0; bits < 16; bits++) {
    const [credentials, fragment, query, unicodeHost] = [1, 2, 4, 8].map((bit) => (bits & bit) !== 0);
    const theirs = nodeFormat(new URL(url), { auth: credentials, fragment, search: query, unicode: unicodeHost });
    expect(format(url, { credentials, fragment, query, unicodeHost })).toEqual({ ok: true, value: theirs });
  }
  expect(orThrow(format(url))).toBe(new URL(url).href);
});

test("a domain that has no Unicode form stays as it is", () => {
  expect(orThrow(format("http://xn--a/", { unicodeHost: true }))).toBe("http://xn--a/");
  expect(orThrow(format("x://xn--fa-hia.de/", { unicodeHost: true }))).toBe("x://xn--fa-hia.de/");
});

test.each([
  ["http://H:80/%7Ea", "http://h/%7Ea", {}, true],
  ["http://h/%7Ea", "http://h/~a", {}, false],
  ["http://h/a#b", "http://h/a", {}, false],
  ["http://h/a#b", "http://h/a", { fragment: false }, true],
  ["http://u:p@h/", "http://h/", { credentials: false }, true],
  ["http://u:p@h/", "http://u@h/", {}, false],
  ["http://h/a/?b", "http://h/a?b", { trailingSlash: false }, true],
  ["http://h/a//", "http://h/a", { trailingSlash: false }, true],
  ["http://h/a/?b", "http://h/a?b", {}, false],
  ["http://h/?b=1&a=2", "http://h/?a=2&b=1", { queryOrder: false }, true],
  ["http://h/?a=1&a=2", "http://h/?a=2&a=1", { queryOrder: false }, false],
  ["http://h/?a=1&b", "http://h/?a=1&b=", { queryOrder: false }, false],
  ["http://h/?", "http://h/", { queryOrder: false }, false],
  ["http://h/?&a", "http://h/?a", { queryOrder: false }, true],
  ["mailto:a", "mailto:a/", { trailingSlash: false }, false],
])("%s and %s with %j: %s", (a, b, options, expected) => {
  expect(sameURL(a, b, options)).toBe(expected);
  expect(orThrow(compareKey(a, options)) === orThrow(compareKey(b, options))).toBe(expected);
});

test("a key keeps what counts", () => {
  const options = { fragment: false, queryOrder: false, trailingSlash: false, credentials: false };
  expect(orThrow(compareKey("http://u@h/a/?b=2&a=1#c", options))).toBe("http://h/a?a=1&b=2");
});

test("sameURL says nothing about text that is not a URL", () => {
  expect(() => sameURL("a", "http://h/")).toThrow(new RangeError('sameURL: a must be a URL, not "a".'));
  expect(() => sameURL("http://h/", "b")).toThrow(new RangeError('sameURL: b must be a URL, not "b".'));
  expect(compareKey("a")).toMatchObject({ ok: false, error: { code: "missing-scheme-non-relative-URL", in: "url" } });
});
