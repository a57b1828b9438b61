import { expect, test } from "vitest";
import {
  createHostListener,
  domainToASCII,
  domainToUnicode,
  endsInANumber,
  type Host,
  hostEquals,
  hostOf,
  isValidDomain,
  parseHost,
  serializeHost,
} from "../src/index.ts";

test.each([undefined, null, 7, "report", {}])("createHostListener does not take %o", (value) => {
  const message = /^createHostListener: report must be a function/;
  expect(() => createHostListener(value as never)).toThrow(message);
  expect(() => createHostListener(value as never)).toThrow(TypeError);
});

test.each([null, 7, () => {}, {}, { listenToHost: true }])("parseHost does not take %o as a listener", (report) => {
  expect(() => parseHost("a", { report: report as never })).toThrow(
    /^parseHost: report must be what createHostListener/,
  );
});

test.each([undefined, null, "https://a/", {}])("hostOf does not take %o", (value) => {
  expect(() => hostOf(value as never)).toThrow("hostOf: url must be a URL record");
});

test.each([
  undefined,
  null,
  "example.com",
  {},
  { kind: "name" },
  { kind: "domain" },
  { kind: "domain", domain: 7 },
  { kind: "opaque" },
  { kind: "ipv4" },
  { kind: "ipv4", address: "127.0.0.1" },
  { kind: "ipv4", address: Number.NaN },
  { kind: "ipv4", address: -1 },
  { kind: "ipv4", address: 2 ** 32 },
  { kind: "ipv6" },
  { kind: "ipv6", pieces: [0, 0, 0, 0, 0, 0, 0, 1] },
  { kind: "ipv6", pieces: new Uint16Array(7) },
])("serializeHost and hostEquals do not take %o", (value) => {
  const empty: Host = { kind: "empty" };
  expect(() => serializeHost(value as never)).toThrow(/^serializeHost: host must be a host/);
  expect(() => serializeHost(value as never)).toThrow(TypeError);
  expect(() => hostEquals(value as never, value as never)).toThrow(/^hostEquals: a must be a host/);
  expect(() => hostEquals(empty, value as never)).toThrow(/^hostEquals: b must be a host/);
  expect(() => hostEquals(empty, value as never)).toThrow(TypeError);
});

test("text is a string: nothing is converted to one", () => {
  expect(isValidDomain("a.b")).toBe(true);
  for (const value of [{ toString: () => "a.b" }, ["a.b"], undefined, Symbol("a")]) {
    expect(() => isValidDomain(value as never)).toThrow(/^isValidDomain: text must be a string, not /);
    expect(() => endsInANumber(value as never)).toThrow(/^endsInANumber: text must be a string, not /);
    expect(() => parseHost(value as never)).toThrow(/^parseHost: input must be a string, not /);
    expect(() => domainToASCII(value as never)).toThrow(/^domainToASCII: text must be a string, not /);
    expect(() => domainToUnicode(value as never)).toThrow(/^domainToUnicode: text must be a string, not /);
  }
});

test.each([new Error("from the report"), null, undefined, "text"])(
  "a report that throws %o makes parseHost throw it",
  (value) => {
    const report = createHostListener(() => {
      throw value;
    });
    const caught = (): unknown => {
      try {
        return parseHost("1.2.3", { report });
      } catch (thrown) {
        return [thrown];
      }
    };
    expect(caught()).toEqual([value]);
  },
);

test("a report that returns false stops the parse with that error", () => {
  const heard: string[] = [];
  const report = createHostListener((code) => heard.push(code) < 2);
  expect(parseHost("0x1.2.3.256", { report })).toEqual({
    ok: false,
    error: { code: "IPv4-out-of-range-part", start: 8, end: 11 },
  });
  expect(heard).toEqual(["IPv4-non-decimal-part", "IPv4-out-of-range-part"]);
});
