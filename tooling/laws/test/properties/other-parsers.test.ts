import { parseURL } from "@url/parser";
import { orThrow } from "@url/result";
import { parse } from "@url/tooling-conformance/oracle";
import { expect, test } from "vitest";
import { parseURL as parseTheirs, parseURLWithValidationErrors, serializeURL as serializeTheirs } from "whatwg-url";
import { againstNode, againstWhatwgURL } from "../../src/properties/against.ts";
import { base, input } from "../../src/properties/arbitraries.ts";
import { NODE_DIFFERENCES } from "../../src/properties/node-differences.ts";
import { holds } from "../../src/properties/runs.ts";

test("law 6: whatwg-url returns the same href, and the same validation errors in the same order", () => {
  holds(
    [input, base],
    (text, baseText) => {
      const { actual, expected } = againstWhatwgURL(text, baseText);
      expect(actual).toEqual(expected);
    },
    10_000,
  );
});

test("law 6: Node's URL returns the same href, or a listed difference explains it", () => {
  let compared = 0;
  let explained = 0;
  holds(
    [input, base],
    (text, baseText) => {
      const { actual, expected, isExplained } = againstNode(text, baseText);
      compared++;
      if (isExplained) explained++;
      expect(actual).toBe(expected);
    },
    20_000,
  );
  expect(explained / compared).toBeLessThan(0.1);
});

test.each(NODE_DIFFERENCES.map(({ name, example, see }) => [name, see, example] as const))(
  "law 6: %s (%s)",
  (_name, _see, { input, base, href }) => {
    const ourBase = base === undefined ? undefined : orThrow(parseURL(base));
    const result = parseURL(input, { base: ourBase });
    expect(result.ok ? result.value.href : null).toBe(href);
    // The example is an error of Node: the oracle and whatwg-url, which implement today's text, agree.
    expect(parse(input, base === undefined ? null : parse(base)) === null).toBe(href === null);
    const theirBase = base === undefined ? null : parseTheirs(base);
    const theirs = parseURLWithValidationErrors(input, theirBase === null ? {} : { baseURL: theirBase }).url;
    expect(theirs === null ? null : serializeTheirs(theirs)).toBe(href);
  },
);
