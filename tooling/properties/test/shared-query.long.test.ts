import fc from "fast-check";
import { expect, test } from "vitest";
import { holds } from "../src/runs.ts";
import { changes, starts, takeSteps } from "../src/shared-query.ts";

test("URLs that share params: all are as in the draft of 2014, after 100,000 sequences of changes", () => {
  holds(
    [starts, changes, fc.boolean()],
    (urls, steps, isReadEachTime) => {
      const { ours, theirs } = takeSteps(urls, steps, isReadEachTime);
      expect(ours).toEqual(theirs);
    },
    100_000,
  );
});
