import { describe, expect, test } from "vitest";
import { PARSE_REASONS, type Reason, STRINGIFY_REASONS } from "./qs-suite/reasons.ts";
import { type Assertion, runSuite } from "./qs-suite/run-suite.ts";
import { THROUGH_OURS } from "./qs-suite/through-ours.ts";

/** How many assertions of qs 6.17.1's own tests hold, as docs/migrating/queries.md says. */
const HOLD = { parse: [354, 609], stringify: [576, 813] } as const;

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

  test("as many hold as the documentation says", () => {
    expect([assertions.length - different.length, assertions.length]).toEqual(HOLD[file]);
  });
});
