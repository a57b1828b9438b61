import fc from "fast-check";
import { expect, test } from "vitest";
import { holds } from "../../src/properties/runs.ts";
import { changes, starts, takeSteps } from "../../src/properties/shared-query.ts";

// `PROPERTY_RUNS` multiplies the runs of the short test only: twenty times as many here would take more than ten minutes.
const RUNS = 20_000 / Number(process.env.PROPERTY_RUNS ?? 1);

test("URLs that share params: all are as in the draft of 2014, after 20,000 sequences of changes", () => {
  holds(
    [starts, changes, fc.boolean()],
    (urls, steps, isReadEachTime) => {
      const { ours, theirs } = takeSteps(urls, steps, isReadEachTime);
      expect(ours).toEqual(theirs);
    },
    RUNS,
  );
});
