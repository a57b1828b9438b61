import { domainToUnicode as ourDomainToUnicode, parseHost } from "@url/host";
import { domainToUnicode } from "@url/tooling-conformance/oracle";
import fc from "fast-check";
import { expect, test } from "vitest";
import { hostAgainstOracle } from "../../src/properties/against.ts";
import { host, mutated } from "../../src/properties/arbitraries.ts";
import { holds } from "../../src/properties/runs.ts";

// The Standard asserts that a host that is not opaque is not empty: its callers see to that.
const nonEmptyHost = fc.oneof(host, mutated(host)).filter((text) => text !== "");

// @id laws/hosts-host-parser-returns-oracle
test("hosts: the host parser returns the oracle's host and validation errors in their order, for domains and opaque hosts", () => {
  holds(
    [nonEmptyHost, fc.boolean()],
    (text, isOpaque) => {
      const { actual, expected } = hostAgainstOracle(text, isOpaque);
      expect(actual).toEqual(expected);
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
