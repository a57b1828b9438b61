import assert from "node:assert";
import { inspect, isDeepStrictEqual } from "node:util";
import { expect as chaiExpect } from "chai";
import { dequal } from "dequal";
import { dequal as dequalLite } from "dequal/lite";
import { expect as jestExpect } from "expect";
import fastDeepEqual from "fast-deep-equal";
import lodash from "lodash";
import { describe, expect, test, vi } from "vitest";
import * as serializer from "../src/index.ts";
import { locate, locatedOf, recordOf } from "../src/internal.ts";

const { equals, hostTextOf, isRecord, schemeOf, serializeURL } = serializer;

const HREF = "https://user@example.com:8080/a/b?c#d";
/** The record of a canonical URL. */
const parsed = (href = HREF) => recordOf(locate(href));
const throws = (check: () => unknown): boolean => {
  try {
    check();
  } catch {
    return true;
  }
  return false;
};

// @id serializer/record-deeply-equal-if-hrefs-are
describe.each<readonly [string, (a: unknown, b: unknown) => boolean]>([
  ["node:assert deepStrictEqual", (a, b) => !throws(() => assert.deepStrictEqual(a, b))],
  ["node:assert deepEqual", (a, b) => !throws(() => assert.deepEqual(a, b))],
  ["node:util isDeepStrictEqual", isDeepStrictEqual],
  ["Vitest toEqual", (a, b) => !throws(() => expect(a).toEqual(b))],
  ["Vitest toStrictEqual", (a, b) => !throws(() => expect(a).toStrictEqual(b))],
  ["Jest toEqual", (a, b) => !throws(() => jestExpect(a).toEqual(b))],
  ["Jest toStrictEqual", (a, b) => !throws(() => jestExpect(a).toStrictEqual(b))],
  ["Chai", (a, b) => !throws(() => chaiExpect(a).to.deep.equal(b))],
  ["lodash", (a, b) => lodash.isEqual(a, b)],
  ["fast-deep-equal", fastDeepEqual],
  ["dequal", dequal],
  ["dequal/lite", dequalLite],
])("%s", (_, areEqual) => {
  test("two records are deeply equal exactly if their hrefs are", () => {
    expect(areEqual(parsed(), parsed())).toBe(true);
    expect(areEqual({ url: [parsed()] }, { url: [parsed()] })).toBe(true);
    for (const href of ["https://user@example.com:8080/a/b?c#e", "https://user@example.com:8080/a/b?c", "file:///"]) {
      expect(areEqual(parsed(), parsed(href))).toBe(false);
      expect(areEqual({ url: [parsed()] }, { url: [parsed(href)] })).toBe(false);
    }
  });

  test("a record does not equal its text or an object with its href", () => {
    for (const other of [HREF, { href: HREF }, new URL(HREF)]) {
      expect(areEqual(parsed(), other)).toBe(false);
      expect(areEqual(other, parsed())).toBe(false);
    }
  });
});

/** Each function that takes a record, by what it says of anything else. */
const READERS = Object.entries(serializer).filter(([name]) => /Of$|^includes|^has|^pathSegments$|^equals$/.test(name));

// @id serializer/record-cannot-be-forged
describe("a record cannot be forged", () => {
  const good = parsed();
  const prototype = Object.getPrototypeOf(good);
  test.each<readonly [string, unknown]>([
    ["a copy by spreading", { ...good, href: "javascript:alert(1)//12345" }],
    ["a copy with its prototype", Object.assign(Object.create(prototype), { ...good })],
    ["an object that inherits from a record", Object.create(good)],
    ["a proxy of a record", new Proxy(good, {})],
    ["what structuredClone returns", structuredClone(good)],
    ["what is written as JSON", JSON.parse(JSON.stringify(good))],
    ["lodash's deep clone", lodash.cloneDeep(good)],
    ["the prototype", prototype],
    ["an object with offsets", { fragmentStart: 0 }],
    ["what a record holds", locate(HREF)],
  ])("%s is not a record", (_, forged) => {
    expect(isRecord(forged)).toBe(false);
    expect(READERS.length).toBeGreaterThan(12);
    for (const [name, read] of READERS) {
      expect(() => (read as (url: unknown) => unknown)(forged)).toThrow(
        new RegExp(`^${name}: (?:url|a) must be a URL record`),
      );
    }
    expect(() => equals(forged as never, forged as never)).toThrow(TypeError);
    expect(() => serializeURL(forged as never)).toThrow(TypeError);
  });

  test("the class that makes records cannot be reached", () => {
    expect(good.constructor).toBe(Object);
    expect(Reflect.ownKeys(prototype)).not.toContain("constructor");
    expect(Reflect.ownKeys(good)).toEqual(["~href"]);
  });
});

// @id serializer/record-cannot-be-changed
describe("a record cannot be changed", () => {
  test("assigning to a property throws, or changes nothing that is read", () => {
    const url = parsed();
    const prototype = Object.getPrototypeOf(url);
    expect(() => Object.assign(url, { href: "https://evil.test/" })).toThrow(TypeError);
    expect(() => Object.assign(prototype, { href: "https://evil.test/" })).toThrow(TypeError);
    expect(() => Object.defineProperty(prototype, "href", { value: "https://evil.test/" })).toThrow(TypeError);
    Object.assign(url, { "~href": "https://evil.test/", fragmentStart: 3, hostStart: 0 });
    expect([url.href, `${url}`, JSON.stringify(url)]).toEqual([HREF, HREF, `"${HREF}"`]);
    expect(hostTextOf(url)).toBe("example.com");
    expect(schemeOf(url)).toBe("https");
    expect(serializeURL(url)).toBe(HREF);
    expect(locatedOf(url)).toEqual(locate(HREF));
  });
});

// @id serializer/record-prints-what-it-is
test("a property that is defined on a record changes nothing that is printed or read", () => {
  const url = parsed();
  Object.defineProperty(url, "href", { value: "https://evil.test/", enumerable: true });
  expect([`${url}`, JSON.stringify(url), inspect(url)]).toEqual([HREF, `"${HREF}"`, `URLRecord ${HREF}`]);
  expect({ url }).toMatchInlineSnapshot(`
    {
      "url": "https://user@example.com:8080/a/b?c#d",
    }
  `);
  expect(() => jestExpect({ url }).toEqual({})).toThrow(HREF);
  expect([hostTextOf(url), serializeURL(url)]).toEqual(["example.com", HREF]);
});

// @id serializer/record-prints-its-href
describe("a record prints as one line with its href", () => {
  test("in Node", () => {
    expect(inspect(parsed())).toBe(`URLRecord ${HREF}`);
    expect(inspect({ url: parsed() })).toBe(`{ url: URLRecord ${HREF} }`);
  });

  test("in snapshots and messages of Vitest and Jest", () => {
    expect({ url: parsed() }).toMatchInlineSnapshot(`
      {
        "url": "https://user@example.com:8080/a/b?c#d",
      }
    `);
    expect(() => jestExpect(parsed()).toEqual(parsed("file:///"))).toThrow(/- "file:\/\/\/"\n\+ "https:/);
  });

  test("as JSON and as text", () => {
    expect(JSON.stringify({ url: parsed() })).toBe(`{"url":"${HREF}"}`);
    expect(`${parsed()}`).toBe(HREF);
  });
});

// @id serializer/record-of-another-copy
test("a record of another copy of the package throws, and says what to do", async () => {
  vi.resetModules();
  const other = await import("../src/internal.ts");
  const url = other.recordOf(other.locate(HREF));
  expect(isRecord(url)).toBe(false);
  expect(() => schemeOf(url)).toThrow(
    "schemeOf: url must be a URL record, as in parseURL(…).value of the same copy of @url/serializer (its href can be parsed again), not object.",
  );
  expect(url.href).toBe(HREF);
});
