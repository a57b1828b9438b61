import { parseURL } from "@url/parser";
import { toScalarValueString } from "@url/percent";
import { baseKindOf, isValidURLString } from "@url/validator";
import { expect, test } from "vitest";
import { base, input } from "../src/arbitraries.ts";
import { holds } from "../src/runs.ts";

test("law 5: the parser reports nothing ⇔ the grammar of URL writing calls it valid", () => {
  holds(
    [input, base],
    (text, baseText) => {
      const parsedBase = baseText === null ? null : parseURL(baseText);
      const record = parsedBase?.ok ? parsedBase.url : undefined;
      const string = toScalarValueString(text);
      const errors: string[] = [];
      parseURL(string, { base: record, report: (code) => void errors.push(code) });
      expect(isValidURLString(string, record ? baseKindOf(record) : null)).toBe(errors.length === 0);
    },
    20_000,
  );
});
