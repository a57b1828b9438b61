import { expect, test } from "vitest";
import { renderPage, scoreOf } from "../src/page.ts";
import { type Reason, reasonFor, unusedReasons } from "../src/reasons.ts";
import type { Result, Survivor } from "../src/results.ts";

const survivor = (within: string, change: string, isReached = true): Survivor => ({
  file: "packages/ipv4/src/parse.ts",
  within,
  change,
  isReached,
});
const result: Result = {
  name: "ipv4",
  mutants: 20,
  measured: "2026-01-02",
  survivors: [
    survivor("parse", "a < b → a <= b"),
    { ...survivor("parse", "a → b"), at: "a < b" },
    survivor("X", "`y` → ``", false),
  ],
};
const reasons: Reason[] = [
  { file: "packages/ipv4/src/parse.ts", within: "parse", changes: ["a < b → a <= b"], reason: "They are never equal." },
];

test("the score ignores survivors with a reason", () => {
  expect(scoreOf(result, [])).toBe((100 * 17) / 20);
  expect(scoreOf(result, reasons)).toBe((100 * 17) / 19);
});

test("a reason applies to one function of one file, to one place of it, and to the changes that it names", () => {
  expect(reasonFor(result.survivors[0]!, reasons)).toBe("They are never equal.");
  expect(reasonFor(result.survivors[1]!, reasons)).toBeUndefined();
  expect(reasonFor({ ...result.survivors[0]!, file: "packages/ipv6/src/parse.ts" }, reasons)).toBeUndefined();
  expect(reasonFor({ ...result.survivors[0]!, within: "c" }, reasons)).toBeUndefined();
  expect(reasonFor({ ...result.survivors[0]!, at: "while (a < b)" }, reasons)).toBeUndefined();
});

test("finds a reason for a change that does not survive, if its package was measured", () => {
  expect(unusedReasons([result], reasons)).toEqual([]);
  expect(unusedReasons([{ ...result, survivors: [] }], reasons)).toMatchObject([{ change: "a < b → a <= b" }]);
  expect(unusedReasons([{ ...result, name: "ipv6", survivors: [] }], reasons)).toEqual([]);
});

test("the page has a row for each package and an item for each reason", () => {
  const page = renderPage([result], reasons, () => true);
  expect(page).toContain("| `@url/ipv4` | 2026-01-02 | 20 | 17 (85.0 %) | 1 | 2 | 89.5 % |");
  expect(page).toContain("- `parse.ts`, `parse`: `a < b → a <= b`. They are never equal.");
  expect(page).toContain("- `parse.ts`, `parse`, in `a < b`: `a → b`. **A test is missing.**");
  expect(page).toContain("- `parse.ts`, `X`: ``` `y` → `` ```. **No test runs it.**");
});

test("a note marks the figure, and stands before the survivors", () => {
  const page = renderPage([{ ...result, note: "Measured before the moon." }], reasons, () => true);
  expect(page).toContain("| `@url/ipv4` (see the note below) | 2026-01-02 | 20 |");
  expect(page).toContain("## `@url/ipv4`\nMeasured before the moon.\n\n- ");
});

test("what survived in a file that is gone is counted, and not listed", () => {
  const gone = { ...survivor("parse", "c → d"), file: "packages/ipv4/src/gone.ts" };
  const isThere = (file: string) => !file.endsWith("gone.ts");
  const page = renderPage([{ ...result, survivors: [...result.survivors, gone] }], reasons, isThere);
  expect(page).not.toContain("gone.ts");
  expect(page).toContain("\n- 1 more in files that are gone.\n");
});
