import { writeSync } from "node:fs";
import { parseURL } from "@url/parser";
import { MEMORY_CALLS } from "../memory/calls/index.ts";
import { peakSince, resetPeak, settled } from "../memory/peak.ts";
import { useVariant, type Variant } from "../memory/shape.ts";
import { seeded } from "../random.ts";
import { KNOWN, variantsOf } from "./variants.ts";

/** What one call took. */
export interface Sample {
  /** The bytes at its peak beyond its input and output, and the bytes of the output. */
  readonly beyond: number;
  readonly output: number;
  /** Milliseconds. */
  readonly time: number;
  /** How many units the serialized URL of the input has for each unit of it; 0 if it is not a URL. */
  readonly growth: number;
}

/** What is written of one function, a line for each property: a process that runs out of memory has written those before. */
export interface Searched {
  /** The inputs that take the most memory, and the most time; null for the call's own. */
  readonly found: { readonly byMemory: Variant | null; readonly byTime: Variant | null; readonly tried: number };
  /** With the first of them. */
  readonly peak: Sample | null;
  /** With the second, and fewer units. */
  readonly slow: Sample | null;
}

/** Runs in a separate process with `--expose-gc`: `<key> <how many inputs> <milliseconds of the processor> <length>`. */
const [key, count, budget, length] = process.argv.slice(2);
const { input, run } = MEMORY_CALLS.find((shape) => shape.key === key)!;
const work = run as (input: unknown) => unknown;

/** In UTF-16 units. */
const LENGTH = 2 ** 17;

for (let i = 0; i < 5; i++) await measure(null, 20_000);
let found: Searched["found"] = { byMemory: null, byTime: null, tried: 0 };
let most = { beyond: -Infinity, time: 0 };
for (const variant of [null, ...KNOWN, ...variantsOf(seeded(count!.length + key!.length), Number(count))]) {
  if (found.tried > 0 && process.cpuUsage().user / 1000 > Number(budget)) break;
  const sample = await measure(variant, LENGTH);
  if (sample === null) continue;
  const { beyond, time } = sample;
  found = {
    byMemory: beyond > most.beyond ? variant : found.byMemory,
    byTime: time > most.time ? variant : found.byTime,
    tried: found.tried + 1,
  };
  most = { beyond: Math.max(beyond, most.beyond), time: Math.max(time, most.time) };
}
write("found", found);
write("peak", await measure(found.byMemory, Number(length)));
write("slow", await measure(found.byTime, 2 ** 20));

function write<Name extends keyof Searched>(name: Name, value: Searched[Name]): void {
  writeSync(1, `${JSON.stringify({ [name]: value })}\n`);
}

/** Returns what the call took; null if no input can be made. */
async function measure(variant: Variant | null, length: number): Promise<Sample | null> {
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
  return { beyond: given === undefined || result === given ? peak : peak - output, output, time, growth };
}
