import { beforeAll, describe, expect, test } from "vitest";
import { expectTheSame, LIKELY, missing, runWhole } from "./support/bare.ts";

beforeAll(runWhole);

describe.concurrent("the suite in a separate Node process", () => {
  // Code may ask for one and use another, so each must be missing while any other is there. The digits of their numbers,
  // written in base 2, part any two of them: eight runs instead of thirteen.
  test.skipIf(missing).each(partings(LIKELY).map((gone) => ({ gone, names: gone.join(", ") })))(
    "the same tests pass without $names",
    async ({ gone }) => {
      await expectTheSame(gone);
    },
  );

  test("each of them is missing in a run in which any other is there", () => {
    const runs = partings(LIKELY);
    const kept = LIKELY.flatMap((a) => LIKELY.filter((b) => b !== a).map((b) => [a, b] as const)).filter(
      ([a, b]) => !runs.some((gone) => gone.includes(a) && !gone.includes(b)),
    );
    expect(kept).toEqual([]);
  });
});

/** For each binary digit, the names whose number has a 1 there, and those that have a 0. */
function partings(names: readonly string[]): string[][] {
  const digits = Math.ceil(Math.log2(names.length));
  return Array.from({ length: digits * 2 }, (_, i) =>
    names.filter((_, number) => ((number >> (i >> 1)) & 1) === (i & 1)),
  );
}
