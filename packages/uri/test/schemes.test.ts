import { expect, test } from "vitest";
import {
  isPrivateScheme,
  REGISTRY_DATE,
  registeredSchemes,
  type SchemeStatus,
  schemeStatus,
} from "../src/schemes/index.ts";

// Rows of the registry, with the RFC that it refers to.
const ROWS: readonly (readonly [scheme: string, status: SchemeStatus | null, source: string])[] = [
  ["http", "permanent", "RFC 9110"],
  ["coap", "permanent", "RFC 7252"],
  ["coaps+ws", "permanent", "RFC 8323"],
  ["urn", "permanent", "RFC 8141"],
  ["example", "permanent", "RFC 7595"],
  ["gopher", "permanent", "RFC 4266"],
  ["iris.beep", "permanent", "RFC 3983"],
  ["z39.50r", "permanent", "RFC 2056"],
  ["rsync", "provisional", "RFC 5781"],
  ["secret-token", "provisional", "RFC 8959"],
  ["rtmfp", "provisional", "RFC 7425"],
  ["fax", "historical", "RFC 3966"],
  ["modem", "historical", "RFC 3966"],
  ["mailserver", "historical", "RFC 6196"],
  ["snews", "historical", "RFC 5538"],
  ["wais", "historical", "RFC 4156"],
  ["prospero", "historical", "RFC 4157"],
];

// @id uri/each-2
test.each(ROWS)("%s is %s (%s)", (scheme, status) => {
  expect(schemeStatus(scheme)).toBe(status);
  expect(schemeStatus(scheme.toUpperCase())).toBe(status);
});

// @id uri/not-registered
test.each(["", "coap:", " coap", "no-such-scheme", "com.example.mything", "constructor", "__proto__", "s\u212aype"])(
  "%j is not registered",
  (scheme) => {
    expect(schemeStatus(scheme)).toBe(null);
  },
);

// @id uri/finds-scheme-registered-upper-case
test("finds a scheme that is registered with upper case letters", () => {
  expect(registeredSchemes("provisional")).toContain("machineProvisioningProgressReporter");
  expect(schemeStatus("machineprovisioningprogressreporter")).toBe("provisional");
});

// @id uri/every-registered-scheme-matches-grammar
test("every registered scheme matches the grammar of RFC 3986, is listed once, and has the status of its list", () => {
  const all = registeredSchemes();
  const names = all.map((name) => name.toLowerCase());
  expect(new Set(names).size).toBe(all.length);
  expect(names).toEqual([...names].sort());
  for (const status of ["permanent", "provisional", "historical"] as const) {
    for (const name of registeredSchemes(status)) {
      expect(name).toMatch(/^[A-Za-z][A-Za-z\d+.-]*$/);
      expect(schemeStatus(name)).toBe(status);
      expect(all).toContain(name);
    }
  }
});

// On 2026-08-13 there were 99 permanent, 313 provisional and 18 historical ones. A scheme changes its status, and none goes.
test("lists at least as many schemes as the registry of 2026-08-13", () => {
  expect(REGISTRY_DATE >= "2026-08-13").toBe(true);
  expect(registeredSchemes().length).toBeGreaterThanOrEqual(99 + 313 + 18);
  expect(registeredSchemes("permanent").length).toBeGreaterThanOrEqual(99);
});

test("a caller cannot change the registry through a list", () => {
  (registeredSchemes("historical") as string[]).push("coap");
  expect(registeredSchemes("historical")).not.toContain("coap");
});

test("rejects a wrong status", () => {
  expect(() => registeredSchemes("Permanent" as SchemeStatus)).toThrow(RangeError);
  expect(() => registeredSchemes(null as never)).toThrow(TypeError);
});

// @id uri/rfc-7595-section-3-8
test("RFC 7595, section 3.8: a private scheme starts with a domain name in reverse order", () => {
  expect(isPrivateScheme("com.example.mything")).toBe(true);
  expect(isPrivateScheme("com.example")).toBe(true);
  expect(isPrivateScheme("COM.Example-1.a+b")).toBe(true);
  expect(isPrivateScheme("museum.example")).toBe(true);
  expect(isPrivateScheme("x.y")).toBe(true);
});

test.each([
  "mything",
  "iris.beep",
  "z39.50",
  "com..mything",
  ".com.example",
  "com.example.",
  "com-.example",
  "1.com",
  1,
  null,
  ["com.example"],
])("%j is not named as a private scheme", (value) => {
  expect(isPrivateScheme(value)).toBe(false);
});
