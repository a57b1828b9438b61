import { beforeAll, test } from "vitest";
import { expectTheSame, LIKELY, missing, runWhole, TOGETHER } from "./support/bare.ts";

beforeAll(runWhole);

// Each of them alone, while the others are there, is missing in bare.nightly.ts.
test.skipIf(missing)("the same tests pass in a Node without all of them", async () => {
  await expectTheSame([...LIKELY, ...TOGETHER]);
});
