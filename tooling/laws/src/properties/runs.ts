import fc from "fast-check";

/**
 * Tests a law. The runs are seeded and bounded, so that they use the same inputs everywhere and take about the same
 * time. To search further, set `PROPERTY_SEED` and `PROPERTY_RUNS` (a factor).
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

/** `holds` for a law that may return early with what an assertion returns. */
export function tryOn<Ts extends [unknown, ...unknown[]]>(
  arbitraries: { readonly [K in keyof Ts]: fc.Arbitrary<Ts[K]> },
  law: (...values: Ts) => unknown,
  runs: number,
): void {
  // biome-ignore lint/plugin: as many values as a law has parameters
  holds(arbitraries, (...values: Ts) => void law(...values), runs);
}
