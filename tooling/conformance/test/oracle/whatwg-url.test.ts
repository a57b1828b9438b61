import { isMissing, type Missing, readWPT, show } from "@url/tooling-conformance/wpt";
import { expect, test } from "vitest";
import { parseURL, parseURLWithValidationErrors, serializeURL as serializeTheirs } from "whatwg-url";
import { parse, parseAndCollect, serializeURL, toScalarValues } from "../../src/oracle/index.ts";

const BASES = [
  null,
  "https://user:pw@example.org:8080/a/b?c#d",
  "file:///C:/x/y?z",
  "file://server/share",
  "foo://h:1/p/q",
  "foo:/p",
  "mailto:someone",
] as const;

/** Every text in WPT's files that is, or can be made, an input for the parser. */
function inputs(): { readonly inputs: readonly string[] } | Missing {
  const urls = readWPT("urltestdata.json");
  const scripts = readWPT("urltestdata-javascript-only.json");
  const setters = readWPT("setters_tests.json");
  const hosts = readWPT("toascii.json");
  if (isMissing(urls)) return urls;
  if (isMissing(scripts)) return scripts;
  if (isMissing(setters)) return setters;
  if (isMissing(hosts)) return hosts;
  const setterRows = Object.values(setters).flat();
  const texts = [
    ...[...urls, ...scripts].flatMap(({ input, base }) => (base === null ? [input] : [input, base])),
    ...setterRows.flatMap(({ href, new_value }) => [href, new_value, `https://${new_value}`, `foo://${new_value}`]),
    ...hosts.map(({ input }) => `https://${input}/x`),
  ];
  // The package's parser takes scalar value strings, so the caller converts lone surrogates before.
  return { inputs: [...new Set(texts.map((text) => toScalarValues(text).join("")))] };
}

// @id oracle/returns-result-errors-whatwg-url
test("returns the result and the errors of whatwg-url for WPT's inputs, each with seven bases", (context) => {
  const found = inputs();
  if ("missing" in found) {
    if (found.fatal) throw new Error(found.missing);
    return context.skip(found.missing);
  }
  expect(found.inputs.length).toBeGreaterThan(1000);
  for (const baseText of BASES) {
    const base = baseText === null ? null : parse(baseText);
    const theirBase = baseText === null ? null : parseURL(baseText);
    for (const input of found.inputs) {
      const ours = parseAndCollect(input, base);
      const theirs = parseURLWithValidationErrors(input, theirBase === null ? {} : { baseURL: theirBase });
      const label = `${show(input)} against ${show(baseText)}`;
      const href = theirs.url === null ? null : serializeTheirs(theirs.url);
      expect([label, ours.url === null ? null : serializeURL(ours.url), ours.errors]).toEqual([
        label,
        href,
        theirs.validationErrors,
      ]);
    }
  }
});
