import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { beforeAll, expect, test } from "vitest";
import { readEntries } from "../../../src/api/entries.ts";
import { createProgram, exportsOf } from "../../../src/api/exports.ts";
import { functionsOf, type ReportedFunction } from "../../../src/api/report.ts";
import { bundle } from "../../../src/readme/bundle.ts";
import { shapesOf } from "./shapes.ts";
import { WRONG } from "./values.ts";
import type { Work } from "./worker.ts";

const ROOT = fileURLToPath(new URL("../../../../..", import.meta.url));
/** A call that takes longer than this hangs. The slowest takes a tenth of it on a busy machine. */
const PATIENCE = 20_000;

/**
 * Tests every function of the entries that `chosen` matches with each wrong value in each position; with `isInPairs` also
 * with each other wrong value in each other position.
 */
export function testFunctions(chosen: RegExp, isInPairs: boolean): void {
  const all = readEntries(ROOT);
  // A hook runs only while React renders a component.
  const entries = all.filter(({ name }) => chosen.test(name) && name !== "@url/field/react");
  const functions = entries.flatMap(({ report }) => functionsOf(readFileSync(join(ROOT, report), "utf8")));
  let failures: ReadonlyMap<number, readonly string[]> = new Map();

  beforeAll(async () => {
    const program = createProgram(all.map(({ file }) => file));
    const exported = entries.flatMap((entry) => exportsOf(entry, program, ROOT));
    const isFunction = exported.filter(({ kind }) => kind === "function");
    const shapes = shapesOf(isFunction, program.getTypeChecker());
    const worker = await bundleWorker(`wrong-${chosen.source.replace(/\W/g, "_")}`, all);
    failures = await callAll(worker, functions, { ...shapes, isInPairs });
  }, 600_000);

  test.each(functions.map((reported, index) => ({ title: `${reported.entry} ${reported.name}`, index })))(
    "$title refuses what its types do not take, and names itself, the argument, what it expects and what came",
    ({ index }) => {
      expect(failures.get(index)).toEqual([]);
    },
  );
}

/** Bundles the worker and every package, from their sources, into one file, and returns it. */
async function bundleWorker(name: string, entries: ReturnType<typeof readEntries>): Promise<string> {
  const code = [
    `import { run } from ${JSON.stringify(join(ROOT, "tooling/documents/test/api/wrong/worker.ts"))};`,
    ...entries.map(({ file }, index) => `import * as entry${index} from ${JSON.stringify(file)};`),
    `await run(new Map([${entries.map(({ name }, index) => `[${JSON.stringify(name)}, entry${index}]`)}]));`,
  ].join("\n");
  const folder = join(ROOT, "tooling/documents/.cache");
  mkdirSync(folder, { recursive: true });
  const module = join(folder, `${name}.ts`);
  writeFileSync(module, code);
  return (await bundle([module], name))(module);
}

/**
 * Calls all functions in a worker. If one hangs, the worker is terminated, and a new one continues after that function.
 */
async function callAll(
  file: string,
  functions: readonly ReportedFunction[],
  work: Omit<Work, "functions" | "progress">,
): Promise<ReadonlyMap<number, readonly string[]>> {
  const failures = new Map<number, readonly string[]>();
  let next = 0;
  while (next < functions.length) {
    const first = next;
    const progress = new Int32Array(new SharedArrayBuffer(16));
    const worker = new Worker(file, { workerData: { ...work, functions: functions.slice(first), progress } });
    const hangsAt = await new Promise<number | undefined>((resolve, reject) => {
      let seen = -1;
      let since = Date.now();
      const watch = setInterval(() => {
        const count = Atomics.load(progress, 3);
        // Before the first call, the worker loads every package, which took more than that on a machine with a load of 20.
        if (count === 0 || count !== seen) [seen, since] = [count, Date.now()];
        else if (Date.now() - since > PATIENCE) resolve(first + progress[0]!);
      }, 250);
      worker.on("message", (message: "done" | { readonly index: number; readonly failures: readonly string[] }) => {
        if (message === "done") resolve(undefined);
        else failures.set(first + message.index, message.failures);
      });
      worker.on("error", reject);
      worker.on("exit", () => {
        clearInterval(watch);
        resolve(first + progress[0]!);
      });
    });
    await worker.terminate();
    if (hangsAt === undefined) break;
    const parameter = functions[hangsAt]!.parameters[progress[1]!];
    failures.set(hangsAt, [`${parameter}: ${WRONG[progress[2]!]![0]} hangs, or ends the process`]);
    next = hangsAt + 1;
  }
  return failures;
}
