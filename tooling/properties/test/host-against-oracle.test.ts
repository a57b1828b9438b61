import { domainToUnicode as ourDomainToUnicode, parseHost, serializeHost } from "@url/host";
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

test("hosts: the host parser is the oracle's, domain or opaque: the host, the validation errors and their order", () => {
  holds(
    [nonEmptyHost, fc.boolean()],
    (text, isOpaque) => {
      const codes: string[] = [];
      const errors: string[] = [];
      const actual = parseHost(text, { isOpaque, report: (code) => void codes.push(code) });
      const expected = parseOracleHost(toScalarValues(text).join(""), isOpaque, () => {});
      parseOracleHost(judged(text), isOpaque, (code) => void errors.push(code));
      expect("code" in actual ? FAILURE : serializeHost(actual)).toBe(
        expected === FAILURE ? FAILURE : serializeOracleHost(expected),
      );
      expect(codes).toEqual(errors);
      if ("code" in actual) expect(actual.code).toBe(errors.at(-1));
    },
    10_000,
  );
});

test("hosts: a domain to Unicode is the oracle's", () => {
  holds([nonEmptyHost], (text) => {
    const parsed = parseHost(text);
    if ("code" in parsed || parsed.kind !== "domain") return;
    expect(ourDomainToUnicode(parsed.domain)).toBe(domainToUnicode(parsed.domain));
  });
});
