import { parseURL } from "@url/parser";
import { MEMORY_CALLS } from "../memory/calls/index.ts";
import { peakSince, resetPeak, settled } from "../memory/peak.ts";
import { useVariant, type Variant } from "../memory/shape.ts";
import { seeded } from "../random.ts";
import { variantsOf } from "./variants.ts";

/** What the search found for one call: the inputs that take the most memory, and the most time. */
export interface Densest {
  readonly byMemory: Variant | null;
  readonly byTime: Variant | null;
  /** How many units the serialized URL of the input has that takes the most memory, for each unit of it; 0 if it is not a URL. */
  readonly growth: number;
}

/** Runs in a separate process with `--expose-gc`: `<key> <how many inputs>`. Writes what it found as JSON. */
const [key, count] = process.argv.slice(2);
const { input, run } = MEMORY_CALLS.find((shape) => shape.key === key)!;
const work = run as (input: unknown) => unknown;

/** In UTF-16 units. */
const LENGTH = 2 ** 17;

for (let i = 0; i < 5; i++) await measure(null, 20_000);
let found: Densest = { byMemory: null, byTime: null, growth: 0 };
let most = { beyond: -Infinity, time: 0 };
for (const variant of [null, ...variantsOf(seeded(count!.length + key!.length), Number(count))]) {
  const sample = await measure(variant, LENGTH);
  if (sample === null) continue;
  const { beyond, time, growth } = sample;
  if (beyond > most.beyond) found = { ...found, byMemory: variant, growth };
  if (time > most.time) found = { ...found, byTime: variant };
  most = { beyond: Math.max(beyond, most.beyond), time: Math.max(time, most.time) };
}
process.stdout.write(JSON.stringify(found));

/** Returns the bytes that the call took beyond its input and output, and milliseconds; null if no input can be made. */
async function measure(
  variant: Variant | null,
  length: number,
): Promise<{ beyond: number; time: number; growth: number } | null> {
  useVariant(variant);
  let given: unknown;
  try {
    given = input(length);
  } catch {
    return null;
  }
  const before = settled();
  const resident = resetPeak();
  const start = performance.now();
  let result: unknown;
  try {
    result = await work(given);
  } catch {
    // What rejects an input takes memory too.
  }
  const time = performance.now() - start;
  const peak = peakSince(resident);
  const output = Math.max(settled() - before, 0);
  const url = typeof given === "string" ? parseURL(given) : null;
  const growth = url?.ok ? url.value.href.length / length : 0;
  return { beyond: given === undefined || result === given ? peak : peak - output, time, growth };
}
