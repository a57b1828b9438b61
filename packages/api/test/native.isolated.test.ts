import { isDeepStrictEqual } from "node:util";
import * as native from "@url/api/native";
import { afterEach, expect, test } from "vitest";
import * as plain from "../src/index.ts";
import { makeKin } from "../src/native/make-kin.ts";

// The side effect of the import is not undone: this file has a process of its own.
const { URL, URLSearchParams } = native;
const PLATFORM = { URL: globalThis.URL, URLSearchParams: globalThis.URLSearchParams };

afterEach(() => makeKin(PLATFORM));

// @id api/native-instances-of-platform
test("our objects are instances of the platform's classes and of ours", () => {
  const url = new URL("https://a.example/?b=c");
  for (const one of [url, URL.parse("a:"), new (class extends URL {})("a:")]) {
    expect(one).toBeInstanceOf(PLATFORM.URL);
    expect(one).toBeInstanceOf(URL);
  }
  for (const one of [url.searchParams, new URLSearchParams(), new (class extends URLSearchParams {})()]) {
    expect(one).toBeInstanceOf(PLATFORM.URLSearchParams);
    expect(one).toBeInstanceOf(URLSearchParams);
  }
  expect(new PLATFORM.URL("a:")).not.toBeInstanceOf(URL);
});

test("the classes are those of @url/api, with the platform's functions for blob URLs", () => {
  expect({ ...native }).toMatchObject({ ...plain });
  expect(native.URL).toBe(plain.URL);
  const address = URL.createObjectURL(new Blob(["x"]));
  expect(address).toMatch(/^blob:/);
  expect(() => URL.revokeObjectURL(address)).not.toThrow();
  expect(Object.keys(URL).sort()).toEqual(["canParse", "createObjectURL", "parse", "revokeObjectURL"]);
});

test("every member stays ours, and Web IDL's parent of the class", () => {
  for (const [ours, theirs] of [
    [URL, PLATFORM.URL],
    [URLSearchParams, PLATFORM.URLSearchParams],
  ] as const) {
    expect(Object.getPrototypeOf(ours)).toBe(Function.prototype);
    expect(Object.getPrototypeOf(ours.prototype)).toBe(theirs.prototype);
    const missing = Reflect.ownKeys(theirs.prototype).filter((key) => !Object.hasOwn(ours.prototype, key));
    expect(missing).toEqual([]);
  }
});

test("in Vitest a URL equals the platform's exactly if their hrefs are equal", () => {
  expect(new URL("https://a.example/b")).toEqual(new PLATFORM.URL("https://a.example/b"));
  expect(new PLATFORM.URL("https://a.example/b")).not.toEqual(new URL("https://a.example/c"));
  expect(isDeepStrictEqual(new URL("https://a.example/b"), new URL("https://a.example/c"))).toBe(false);
});

test("Node sends our parameters as a form", () => {
  const { headers } = new Request("https://a.example/", { method: "POST", body: new URLSearchParams("a=b") as never });
  expect(headers.get("content-type")).toBe("application/x-www-form-urlencoded;charset=UTF-8");
});

test("a platform without the classes, with ours, or with something else changes nothing", () => {
  const parents = () => [URL, URLSearchParams].map((ours) => Object.getPrototypeOf(ours.prototype));
  const before = parents();
  const platforms = [{}, { URL, URLSearchParams }, { URL: {}, URLSearchParams: 1 }, { URL: () => {} }];
  for (const platform of platforms as Parameters<typeof makeKin>[0][]) {
    expect(() => makeKin(platform)).not.toThrow();
    expect(parents().every((parent, at) => parent === before[at])).toBe(true);
  }
});
