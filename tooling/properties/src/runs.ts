import fc from "fast-check";

/**
 * Tries a law. The runs are seeded and bounded, so that everyone tries the same inputs in about the same time:
 * `PROPERTY_SEED` and `PROPERTY_RUNS` (a factor) are for looking further by hand.
 */
export function holds<Ts extends [unknown, ...unknown[]]>(
  arbitraries: { readonly [K in keyof Ts]: fc.Arbitrary<Ts[K]> },
  law: (...values: Ts) => void,
  runs = 5000,
): void {
  // biome-ignore lint/plugin/no-spread: constants and test data, no input decides how many
  fc.assert(fc.property(...(arbitraries as { [K in keyof Ts]: fc.Arbitrary<Ts[K]> }), law), {
    seed: Number(process.env.PROPERTY_SEED ?? 20260702),
    numRuns: Math.ceil(runs * Number(process.env.PROPERTY_RUNS ?? 1)),
  });
}
