import { expect, test } from "vitest";
import { type Case, contestant } from "../src/case.ts";
import { runCases } from "../src/run-cases.ts";

const EFFORT = { visits: 2, rounds: 3, sample: 0.1, warmUp: 0.1, budget: 1000 };
const CORPORA = { source: "made-up", web: ["a", "bc", "def"], files: [] };

/** Creates a case in which both return the text, except for inputs on which the other returns something else. */
function textCase(key: string, otherwise = ""): Case {
  const echo = (odd: string) => ({
    prepare: (input: string) => input,
    run: (input: string) => input.length,
    text: (input: string) => (input === odd ? "odd" : input),
  });
  return {
    key,
    title: key,
    inputs: ({ web }) => web,
    contestants: [contestant("@url", "", echo), contestant("other", otherwise, echo)],
    comparisons: [{ against: "other" }],
  } as Case;
}

test("a result has the rounds of every visit, the number of inputs, and a ratio for each comparison", () => {
  const steps: string[] = [];
  const results = runCases([textCase("one"), textCase("two")], CORPORA, EFFORT, (step) => steps.push(step));
  expect(results.map(({ key }) => key)).toEqual(["one", "two"]);
  for (const { inputs, dropped, times, ratios } of results) {
    expect({ inputs, dropped }).toEqual({ inputs: 3, dropped: 0 });
    expect(Object.values(times).map(({ samples }) => samples)).toEqual([6, 6]);
    expect(Object.keys(ratios)).toEqual(["other"]);
    expect(ratios.other!.median).toBeCloseTo(times.other!.median / times["@url"]!.median, 10);
  }
  expect(steps).toEqual(["comparing results", "one (1 of 2)", "two (1 of 2)", "one (2 of 2)", "two (2 of 2)"]);
});

test("finds contestants that differ before it measures", () => {
  const steps: string[] = [];
  const run = () => runCases([textCase("one"), textCase("two", "bc")], CORPORA, EFFORT, (step) => steps.push(step));
  expect(run).toThrow('differ on 1 of 3 inputs, as on "bc"');
  expect(steps).toEqual(["comparing results"]);
});
