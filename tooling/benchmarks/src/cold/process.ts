/** Runs in a separate process: loads the module that is its argument and uses it twice. */
const url = process.argv[2]!;
// The loader and the clock are warm before the first measurement.
await import("node:path");
performance.now();

const before = performance.now();
/** Ours returns a result, that of the package tr46 a string. */
type Answer = string | null | { readonly ok: boolean; readonly value?: string };
const { toASCII }: { toASCII(domain: string, options: object): Answer } = await import(url);
const loaded = performance.now();
const heap = bytesInUse();
const start = performance.now();
const first = toASCII("bücher.example", { checkBidi: true, checkJoiners: true });
const then = performance.now();
const second = toASCII("中文.example", { checkBidi: true, checkJoiners: true });
const end = performance.now();
if (valueOrNull(first) !== "xn--bcher-kva.example" || valueOrNull(second) !== "xn--fiq228c.example") {
  throw new Error(JSON.stringify([first, second]));
}

const memory = bytesInUse() - heap;
process.stdout.write(JSON.stringify({ load: loaded - before, first: then - start, second: end - then, memory }));

function valueOrNull(answer: Answer): string | null | undefined {
  return typeof answer === "object" && answer !== null ? answer.value : answer;
}

function bytesInUse(): number {
  globalThis.gc!();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
