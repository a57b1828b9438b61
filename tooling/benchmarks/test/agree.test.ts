import { expect, test } from "vitest";
import { agree } from "../src/agree.ts";
import { contestant } from "../src/case.ts";

/** Creates a contestant whose answers are those of a function of a number. */
function answering(name: string, answer: (input: number) => string) {
  return contestant(name, answer, (of: (input: number) => string) => ({
    prepare: (input: number) => input,
    run: (input: number) => of(input).length,
    text: (input: number) => of(input),
  }));
}

const INPUTS = Array.from({ length: 200 }, (_, index) => index);
const plain = answering("plain", (input) => `${input}`);

test("keeps every input if all contestants agree", () => {
  expect(agree(INPUTS, [plain, answering("other", String)])).toEqual({ inputs: INPUTS, dropped: 0 });
});

test("drops an input for all if one contestant differs or throws", () => {
  const differs = answering("differs", (input) => (input === 7 ? "seven" : `${input}`));
  const refuses = answering("refuses", (input) => {
    if (input === 9) throw new TypeError("nine");
    return `${input}`;
  });
  const { inputs, dropped } = agree(INPUTS, [plain, differs, refuses]);
  expect(dropped).toBe(2);
  expect(inputs).toEqual(INPUTS.filter((input) => input !== 7 && input !== 9));
});

test("drops an input for which all throw", () => {
  const refuses = answering("refuses", (input) => {
    if (input === 9) throw new TypeError("nine");
    return `${input}`;
  });
  expect(agree(INPUTS, [refuses, refuses]).dropped).toBe(1);
});

test("throws if more than one in a hundred differs, and shows the first one with each answer", () => {
  const differs = answering("differs", (input) => (input > 197 ? `${input}` : `${input}!`));
  expect(() => agree(INPUTS, [plain, differs])).toThrow(
    /differ on 198 of 200 inputs, as on 0:\n {2}plain: 0\n0\n {2}differs: 0!/,
  );
});

test("compares the answers of the second turn too", () => {
  const one = contestant("one", 0, () => ({ prepare: (input: number) => input, run: () => 0, text: () => "a" }));
  const turning = contestant("turning", 0, () => ({
    prepare: (input: number) => input,
    run: () => 0,
    text: (_, turn) => (turn === 0 ? "a" : "b"),
  }));
  expect(() => agree([1], [one, turning])).toThrow("differ on 1 of 1");
});
