import { test } from "vitest";
import { patternsMatchAsRegExp } from "../../src/properties/pattern-law.ts";

test("50,000 patterns with ten texts each match what the Standard's regular expression matches", () => {
  patternsMatchAsRegExp(50_000);
});
