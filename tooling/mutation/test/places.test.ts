import { expect, test } from "vitest";
import { mutantsOf } from "../src/mutants.ts";
import { type Place, placesOf } from "../src/places.ts";

const placesIn = (code: string): Place[] => placesOf("a.ts", code, mutantsOf("a.ts", code));

const CODE = `
const MAX = 3;
export function outer(x: number): number {
  const inner = (y: number) => y + 1;
  let sum = 0;
  for (let i = 0; i < MAX; i++) sum += inner(i);
  return sum;
}
const table = { read: (text: string) => text.length > 0 };
`;

test("a change is named by its function, or by the constant of the module", () => {
  const places = placesIn(CODE).map(({ within, change }) => `${within}: ${change}`);
  expect(places).toContain("MAX: 3 → 4");
  expect(places).toContain("outer.inner: y + 1 → y - 1");
  expect(places).toContain("outer: i < MAX → i <= MAX");
  expect(places).toContain("table.read: text.length > 0 → text.length >= 0");
});

test("the text around a change tells it from others in its function, and only then", () => {
  const zeros = placesIn(CODE).filter(({ within, change }) => within === "outer" && change === "0 → 1");
  expect(zeros.map(({ at }) => at)).toEqual(["sum = 0", "i = 0"]);
  expect(placesIn(CODE).filter(({ change }) => change === "1 → 2")).toEqual([
    { within: "outer.inner", change: "1 → 2" },
  ]);
});

test("edits of other functions, of comments and of line breaks change no place of a function", () => {
  const edited = CODE.replace("const MAX", "const ZERO = 0;\nconst MAX")
    .replace("sum += inner(i);", "{\n    // Added.\n    sum += inner(i);\n  }")
    .replace("let sum = 0;", "let sum\n    = 0;");
  const before = placesIn(CODE).filter(({ within, change }) => within === "outer" && !/\{|sum \+=/.test(change));
  expect(before.length).toBeGreaterThan(3);
  expect(placesIn(edited)).toEqual(expect.arrayContaining(before));
});
