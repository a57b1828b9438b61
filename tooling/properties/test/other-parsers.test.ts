import { parseURL } from "@url/parser";
import { parse, toScalarValues } from "@url/tooling-oracle";
import { expect, test } from "vitest";
import { parseURL as parseTheirs, parseURLWithValidationErrors, serializeURL as serializeTheirs } from "whatwg-url";
import { base, input } from "../src/arbitraries.ts";
import { collector } from "../src/compare.ts";
import { NODE_DIFFERENCES } from "../src/node-differences.ts";
import { holds } from "../src/runs.ts";

const SPLIT_SURROGATES = /[\ud800-\udbff][\t\n\r]+[\udc00-\udfff]/;

function record(text: string) {
  const result = parseURL(text);
  return result.ok ? result.value : undefined;
}

test("law 6: whatwg-url returns the same href, and the same validation errors in the same order", () => {
  holds(
    [input, base],
    (text, baseText) => {
      const ourBase = baseText === null ? undefined : record(baseText);
      const theirBase = ourBase === undefined ? null : parseTheirs(ourBase.href);
      const { report, codes } = collector();
      const actual = parseURL(text, { base: ourBase, report });
      const options = theirBase === null ? {} : { baseURL: theirBase };
      // The parser takes scalar value strings, so the caller of this function has to convert them.
      const theirs = parseURLWithValidationErrors(toScalarValues(text).join(""), options).url;
      expect(actual.ok ? actual.value.href : null).toBe(theirs === null ? null : serializeTheirs(theirs));
      // There, a tab between two lone surrogates is removed first, which joins them.
      if (SPLIT_SURROGATES.test(text)) return;
      expect(codes()).toEqual(parseURLWithValidationErrors(text, options).validationErrors);
    },
    10_000,
  );
});

test("law 6: Node's URL returns the same href, or a listed difference explains it", () => {
  let compared = 0;
  let differed = 0;
  holds(
    [input, base],
    (text, baseText) => {
      const ourBase = baseText === null ? undefined : record(baseText);
      const result = parseURL(text, { base: ourBase });
      const ours = result.ok ? result.value : null;
      const node = hrefOfNode(text, ourBase?.href);
      compared++;
      if (node === (ours?.href ?? null)) return;
      differed++;
      const comparison = { input: text, base: ourBase, ours, node };
      const explanations = NODE_DIFFERENCES.filter(({ applies }) => applies(comparison));
      expect({ ours: ours?.href, node, explained: explanations.length > 0 }).toMatchObject({ explained: true });
    },
    20_000,
  );
  expect(differed / compared).toBeLessThan(0.1);
});

test.each(NODE_DIFFERENCES.map(({ name, example, see }) => [name, see, example] as const))(
  "law 6: %s (%s)",
  (_name, _see, { input, base, href }) => {
    const ourBase = base === undefined ? undefined : record(base);
    const result = parseURL(input, { base: ourBase });
    expect(result.ok ? result.value.href : null).toBe(href);
    // The example is an error of Node: the oracle and whatwg-url, which implement today's text, agree.
    expect(parse(input, base === undefined ? null : parse(base)) === null).toBe(href === null);
    const theirBase = base === undefined ? null : parseTheirs(base);
    const theirs = parseURLWithValidationErrors(input, theirBase === null ? {} : { baseURL: theirBase }).url;
    expect(theirs === null ? null : serializeTheirs(theirs)).toBe(href);
  },
);

function hrefOfNode(input: string, base: string | undefined): string | null {
  try {
    return new URL(input, base).href;
  } catch {
    return null;
  }
}
