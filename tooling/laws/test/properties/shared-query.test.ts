import fc from "fast-check";
import { expect, test } from "vitest";
import { holds } from "../../src/properties/runs.ts";
import { changes, starts, takeSteps } from "../../src/properties/shared-query.ts";

// @id laws/urls-share-params-after-any
test("URLs that share params: after any changes of up to five URLs and of the params, all are as in the draft of 2014", () => {
  holds([starts, changes, fc.boolean()], (urls, steps, isReadEachTime) => {
    const { ours, theirs } = takeSteps(urls, steps, isReadEachTime);
    expect(ours).toEqual(theirs);
  });
});
