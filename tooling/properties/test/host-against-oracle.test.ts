import { createListener, domainToUnicode as ourDomainToUnicode, parseHost, serializeHost } from "@url/host";
import {
  domainToUnicode,
  FAILURE,
  parseHost as parseOracleHost,
  serializeHost as serializeOracleHost,
  toScalarValues,
} from "@url/tooling-oracle";
import fc from "fast-check";
import { expect, test } from "vitest";
import { host, mutated } from "../src/arbitraries.ts";
import { judged } from "../src/compare.ts";
import { holds } from "../src/runs.ts";

// The Standard asserts that a host that is not opaque is not empty: its callers see to that.
const nonEmptyHost = fc.oneof(host, mutated(host)).filter((text) => text !== "");

test("hosts: the host parser returns the oracle's host and validation errors in their order, for domains and opaque hosts", () => {
  holds(
    [nonEmptyHost, fc.boolean()],
    (text, isOpaque) => {
      const codes: string[] = [];
      const errors: string[] = [];
      const actual = parseHost(text, { isOpaque, report: createListener((code) => void codes.push(code)) });
      const expected = parseOracleHost(toScalarValues(text).join(""), isOpaque, () => {});
      parseOracleHost(judged(text), isOpaque, (code) => void errors.push(code));
      expect(actual.ok ? serializeHost(actual.value) : FAILURE).toBe(
        expected === FAILURE ? FAILURE : serializeOracleHost(expected),
      );
      expect(codes).toEqual(errors);
      if (!actual.ok) expect(actual.error.code).toBe(errors.at(-1));
    },
    10_000,
  );
});

test("hosts: domain to Unicode returns what the oracle's does", () => {
  holds([nonEmptyHost], (text) => {
    const parsed = parseHost(text);
    if (!parsed.ok || parsed.value.kind !== "domain") return;
    const { domain } = parsed.value;
    expect(ourDomainToUnicode(domain)).toEqual({ ok: true, value: domainToUnicode(domain) });
  });
});
