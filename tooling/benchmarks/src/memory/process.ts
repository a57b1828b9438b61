import { MEMORY_CALLS } from "./calls/index.ts";
import { peakSince, resetPeak, settled } from "./peak.ts";
import { useVariant } from "./shape.ts";
import { MEMORY_SHAPES } from "./shapes.ts";

/** The measurements of one process: a shape, ours or native, at one length. */
export interface PeakSample {
  /** Milliseconds. */
  readonly time: number;
  /** The bytes that the call took at its peak beyond its input and output, and the bytes of the output. */
  readonly beyond: number;
  readonly output: number;
  /** True if it threw, as native does for hosts that it rejects. */
  readonly refused: boolean;
}

/** Runs in a separate process with a small heap and `--expose-gc`: `<key> <ours|native> <length> [<variant as JSON>]`. */
const [key, who, units, variant] = process.argv.slice(2);
useVariant(JSON.parse(variant ?? "null"));
const { input, run, native } = [...MEMORY_SHAPES, ...MEMORY_CALLS].find((shape) => shape.key === key)!;
const work = (who === "native" ? native! : run) as (input: unknown) => unknown;
const length = Number(units);

// By now the tables are decoded and the code is compiled.
for (let i = 0; i < 20; i++) await attempt(input(20_000));
const given = input(length);
const before = settled();
const resident = resetPeak();
const start = performance.now();
const result = await attempt(given);
const time = performance.now() - start;
const peak = peakSince(resident);
const output = settled() - before;
const refused = result instanceof Error;
// Keeps input and output alive until they have been counted.
const isAlive = given !== undefined && result !== given;
const sample: PeakSample = { time, beyond: isAlive ? peak - output : peak, output, refused };
process.stdout.write(JSON.stringify(sample));

async function attempt(value: unknown): Promise<unknown> {
  try {
    return await work(value);
  } catch (error) {
    // The error has the input as a property, and perhaps in its message.
    return new Error((error as Error).name);
  }
}
