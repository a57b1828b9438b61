import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { PARSE_REASONS, type Reason, STRINGIFY_REASONS } from "./qs-suite/reasons.ts";
import { type Assertion, runSuite } from "./qs-suite/run-suite.ts";
import { THROUGH_OURS } from "./qs-suite/through-ours.ts";

const PAGE = readFileSync(new URL("../../../docs/migrating/qs.md", import.meta.url), "utf8");

const REASONS: Readonly<Record<"parse" | "stringify", readonly Reason[]>> = {
  parse: PARSE_REASONS,
  stringify: STRINGIFY_REASONS,
};

describe.each(["parse", "stringify"] as const)("qs's own tests of %s, with nest, unnest and the rest", (file) => {
  const assertions = runSuite(file, THROUGH_OURS);
  const different = assertions.filter(({ holds }) => !holds);
  const reasonFor = ({ title }: Assertion) =>
    REASONS[file].find(({ titles }) => titles.some((each) => each.test(title)));

  test("every assertion that does not hold has a reason", () => {
    expect(different.filter((each) => !reasonFor(each)).map(({ title, found }) => `${title}: ${found}`)).toEqual([]);
  });

  test("every reason is one of an assertion", () => {
    const used = new Set(different.map(reasonFor));
    expect(REASONS[file].filter((reason) => !used.has(reason)).map(({ why }) => why)).toEqual([]);
    for (const { titles } of REASONS[file]) {
      for (const each of titles)
        expect(
          different.some(({ title }) => each.test(title)),
          String(each),
        ).toBe(true);
    }
  });

  test("the page has how many hold, and how many differ for each reason", () => {
    const holding = assertions.length - different.length;
    const rows = REASONS[file].map((reason) => {
      const count = different.filter((each) => reasonFor(each) === reason).length;
      return `| ${count} | ${reason.why} |`;
    });
    const section = PAGE.slice(PAGE.indexOf(`## Its tests of ${file}`));
    const table = section.slice(0, section.indexOf("\n#", 1));
    expect(table).toContain(`Of ${assertions.length} assertions, ${holding} hold.`);
    expect(table.split("\n").filter((line) => /^\| \d/.test(line))).toEqual(rows);
  });
});
