import { parseURL } from "@url/parser";
import { parse, parseAndCollect } from "@url/tooling-conformance/oracle";
import { isMissing, readWPT } from "@url/tooling-conformance/wpt";
import { expect, test } from "vitest";
import { parseURL as parseTheirs, parseURLWithValidationErrors } from "whatwg-url";
import { collector, judged } from "../../src/properties/compare.ts";

test("whatwg-url, the oracle and the parser report the same errors for every row of urltestdata.json with its base", (context) => {
  const rows = readWPT("urltestdata.json");
  if (isMissing(rows)) {
    if (rows.fatal) throw new Error(rows.missing);
    return context.skip(rows.missing);
  }
  expect(rows.length).toBeGreaterThan(800);
  for (const { input, base } of rows) {
    const ourBase = base === null ? null : parseURL(base);
    if (ourBase?.ok === false) continue;
    const { report, codes } = collector();
    parseURL(input, { base: ourBase?.value, report });
    const theirBase = base === null ? null : parseTheirs(base);
    const theirs = parseURLWithValidationErrors(input, theirBase === null ? {} : { baseURL: theirBase });
    expect([input, base, codes()]).toEqual([input, base, theirs.validationErrors]);
    expect([input, base, codes()]).toEqual([
      input,
      base,
      parseAndCollect(judged(input), base === null ? null : parse(base)).errors,
    ]);
  }
});
