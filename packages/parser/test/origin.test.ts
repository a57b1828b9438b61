import { orThrow } from "@url/result";
import { expect, test } from "vitest";
import {
  cannotHaveUsernamePasswordPort,
  isSameOrigin,
  originOf,
  originTextOf,
  parseURL,
  serializeOrigin,
} from "../src/index.ts";

function url(input: string) {
  return orThrow(parseURL(input));
}

const origin = (input: string) => originOf(url(input));

// @id parser/origin
test.each([
  ["https://example.com/x", "https://example.com"],
  ["https://u:p@example.com:444/x", "https://example.com:444"],
  ["http://h:80/", "http://h"],
  ["ftp://h/", "ftp://h"],
  ["ws://h/", "ws://h"],
  ["wss://[::1]:1/", "wss://[::1]:1"],
  ["file:///x", "null"],
  ["mailto:x", "null"],
  ["foo://h/", "null"],
  ["blob:https://whatwg.org/d0360e2f-caee-469f-9a2f-87d5b0456f6f", "https://whatwg.org"],
  ["blob:https://www.whatwg.org/d0360e2f-caee-469f-9a2f-87d5b0456f6f", "https://www.whatwg.org"],
  ["blob:http://h:81/x", "http://h:81"],
  ["blob:ftp://h/x", "null"],
  ["blob:ws://h/x", "null"],
  ["blob:file:///x", "null"],
  ["blob:blob:https://h/", "null"],
  ["blob:", "null"],
  ["blob:d0360e2f", "null"],
])("the origin of %s is %s", (input, expected) => {
  expect(serializeOrigin(origin(input))).toBe(expected);
  expect(originTextOf(url(input))).toBe(expected);
});

test("isSameOrigin: an opaque origin is the same only as itself", () => {
  const opaque = origin("data:x");
  expect(isSameOrigin(opaque, opaque)).toBe(true);
  expect(isSameOrigin(opaque, origin("data:x"))).toBe(false);
  expect(isSameOrigin(origin("https://h/a"), origin("https://u@h:443/b"))).toBe(true);
  expect(isSameOrigin(origin("https://h/"), origin("http://h/"))).toBe(false);
  expect(isSameOrigin(origin("https://h/"), opaque)).toBe(false);
  expect(isSameOrigin(opaque, origin("https://h/"))).toBe(false);
});

test("cannotHaveUsernamePasswordPort: returns true without a host, and for file URLs", () => {
  for (const href of ["file://h/", "foo:///", "foo:/x", "mailto:x"]) {
    expect(cannotHaveUsernamePasswordPort(url(href))).toBe(true);
  }
  for (const href of ["http://h/", "foo://h"]) expect(cannotHaveUsernamePasswordPort(url(href))).toBe(false);
});

test.each([
  { kind: "" },
  { kind: "tuple" },
  { kind: "tuple", scheme: "https", host: "h" },
  { kind: "tuple", scheme: "https", port: null },
  { kind: "tuple", scheme: 1, host: "h", port: null },
  { kind: "tuple", scheme: "https", host: 1, port: null },
  { kind: "tuple", scheme: "https", host: "h", port: "80" },
  { kind: "tuple", scheme: "https", host: "h", port: 65536 },
])("%o is not an origin", (value) => {
  const opaque = origin("data:x");
  expect(() => isSameOrigin(value as never, opaque)).toThrow(/^isSameOrigin: \w+ must be an origin, as originOf/);
  expect(() => isSameOrigin(opaque, value as never)).toThrow(/^isSameOrigin: \w+ must be an origin, as originOf/);
  expect(() => isSameOrigin(value as never, value as never)).toThrow(
    /^isSameOrigin: \w+ must be an origin, as originOf/,
  );
  expect(() => serializeOrigin(value as never)).toThrow(/^serializeOrigin: \w+ must be an origin, as originOf/);
});

test.each(["https://h", null, url("https://h/")])("serializeOrigin takes nothing but an origin: %o", (value) => {
  expect(() => serializeOrigin(value as never)).toThrow(/^serializeOrigin: origin must be an origin, as originOf/);
});

// By name: minified functions have no names.
test.each(Object.entries({ originOf, originTextOf, cannotHaveUsernamePasswordPort }))(
  "%s takes nothing but a record",
  (name, f) => {
    for (const value of ["https://h/", { href: "https://h/" }, parseURL("https://h/"), undefined, null]) {
      expect(() => f(value as never)).toThrow(new RegExp(`^${name}: url must be a URL record`));
    }
  },
);
