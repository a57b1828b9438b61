import * as api from "@url/api";
import { expect, test } from "vitest";
import { conforms } from "../src/auto/probe.ts";

/** The platform's classes, ours to break. */
function platform(): { URL: typeof URL; URLSearchParams: typeof URLSearchParams } {
  return { URL: class extends URL {}, URLSearchParams };
}

/** The platform's classes, but for one property of one of them. */
function breaking(
  what: "URL" | "URL.prototype" | "URLSearchParams.prototype",
  key: PropertyKey,
  value: PropertyDescriptor,
): object {
  const globals = platform();
  if (what === "URLSearchParams.prototype") {
    globals.URLSearchParams = class extends URLSearchParams {};
    const { searchParams } = Object.getOwnPropertyDescriptors(URL.prototype);
    // So that `instanceof` still holds and only `key` can be what the probe stumbles over.
    Object.defineProperty(globals.URL.prototype, "searchParams", {
      get(this: URL) {
        return Object.setPrototypeOf(searchParams.get!.call(this), globals.URLSearchParams.prototype);
      },
    });
    expect(conforms(globals)).toBe(true);
  }
  const holder = {
    URL: globals.URL,
    "URL.prototype": globals.URL.prototype,
    "URLSearchParams.prototype": globals.URLSearchParams.prototype,
  };
  Object.defineProperty(holder[what], key, value);
  return globals;
}

test("probe: passes ours, and a sound platform's", () => {
  expect(conforms(api)).toBe(true);
  expect(conforms(platform())).toBe(true);
  expect(conforms(globalThis)).toBe(true);
});

test("probe: fails where either is missing or is no class", () => {
  expect(conforms({})).toBe(false);
  expect(conforms({ URL: platform().URL })).toBe(false);
  expect(conforms({ URLSearchParams })).toBe(false);
  expect(conforms({ URL: {}, URLSearchParams: null })).toBe(false);
});

test("probe: fails a URL whose searchParams are of another class", () => {
  expect(conforms({ ...platform(), URLSearchParams: class extends URLSearchParams {} })).toBe(false);
});

test.each<[string, PropertyKey, PropertyDescriptor]>([
  ["adds a slash to every URL", "href", { get: () => "http://example.com/a/b%20c?d#e/" }],
  ["leaves numbers in hosts as they are", "hostname", { get: () => "0x7f.1" }],
  ["leaves domains in Unicode", "host", { get: () => "faß.de" }],
  ["cannot set the port", "port", { get: () => "" }],
  ["sets no port", "port", { set: () => {} }],
  ["sets no query", "search", { set: () => {} }],
  ["has searchParams out of step", "searchParams", { get: () => new URLSearchParams("b=2") }],
])("probe: fails a URL that %s", (_, key, descriptor) => {
  expect(conforms(breaking("URL.prototype", key, descriptor))).toBe(false);
});

test.each<[string, PropertyKey, PropertyDescriptor]>([
  ["can parse everything", "canParse", { value: () => true }],
  ["lacks canParse", "canParse", { value: undefined }],
  ["lacks parse", "parse", { value: undefined }],
  ["resolves against an opaque path", "parse", { value: () => new URL("mailto:/") }],
])("probe: fails a URL that %s", (_, key, descriptor) => {
  expect(conforms(breaking("URL", key, descriptor))).toBe(false);
});

test.each<[string, PropertyKey, PropertyDescriptor]>([
  ["has no size", "size", { value: undefined }],
  ["looks at one argument of has", "has", { value: () => true }],
  ["writes + for +", "toString", { value: () => "b=+" }],
  ["does not iterate", Symbol.iterator, { value: undefined }],
])("probe: fails a URLSearchParams that %s", (_, key, descriptor) => {
  expect(conforms(breaking("URLSearchParams.prototype", key, descriptor))).toBe(false);
});

test("probe: fails a URL that reads no base", () => {
  class WithoutBase extends platform().URL {
    constructor(url: string) {
      super(url.includes(":") ? url : `http://${url}`);
    }
  }
  expect(conforms({ URL: WithoutBase, URLSearchParams })).toBe(false);
});

test("probe: fails globals that throw when looked at", () => {
  const globals = {
    get URL(): unknown {
      throw new Error("not now");
    },
  };
  expect(conforms(globals)).toBe(false);
});
