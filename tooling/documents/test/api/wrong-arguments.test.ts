import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { build } from "esbuild";
import { beforeAll, expect, test } from "vitest";
import { readEntries } from "../../src/api/entries.ts";
import { aliasesOf, functionsOf } from "../../src/api/report.ts";
import { WRONG } from "./wrong/values.ts";

const ROOT = fileURLToPath(new URL("../../../..", import.meta.url));
const BUNDLE = join(ROOT, "tooling/documents/.cache/wrong/worker.mjs");
/** A call that takes longer than this hangs. The slowest takes a tenth of it on a busy machine. */
const PATIENCE = 20_000;

const entries = readEntries(ROOT);
const functions = entries
  .flatMap(({ report }) => functionsOf(readFileSync(join(ROOT, report), "utf8")))
  .filter(({ entry }) => new RegExp(process.env.ENTRIES ?? ".").test(entry));
/** The aliases of a package come last, so that its own are found first by name and package, and the first of all by name. */
const aliases = new Map(
  entries.flatMap(({ name, report }) =>
    aliasesOf(readFileSync(join(ROOT, report), "utf8")).flatMap(([alias, type]) => [
      [`${name.split("/")[1]} ${alias}`, type] as const,
      [alias, type] as const,
    ]),
  ),
);
const failures = new Map<number, readonly string[]>();

beforeAll(async () => {
  await bundle();
  await callAll();
}, 600_000);

test.each(functions.map((reported, index) => ({ title: `${reported.entry} ${reported.name}`, index })))(
  "$title takes wrong arguments without hanging, lying or throwing from its inside",
  ({ index }) => {
    expect(failures.get(index)).toEqual([]);
  },
);

/** Bundles the worker and every package, from their sources, into one file. */
async function bundle(): Promise<void> {
  const used = entries.filter(({ name }) => functions.some(({ entry }) => entry === name));
  const code = [
    `import { run } from ${JSON.stringify(join(ROOT, "tooling/documents/test/api/wrong/worker.ts"))};`,
    ...used.map(({ file }, index) => `import * as entry${index} from ${JSON.stringify(file)};`),
    `await run(new Map([${used.map(({ name }, index) => `[${JSON.stringify(name)}, entry${index}]`)}]));`,
  ].join("\n");
  mkdirSync(join(BUNDLE, ".."), { recursive: true });
  await build({
    stdin: { contents: code, resolveDir: join(ROOT, "tooling/documents"), loader: "ts" },
    bundle: true,
    format: "esm",
    platform: "node",
    conditions: ["@url/source"],
    external: ["undici", "@duckdb/node-api"],
    outfile: BUNDLE,
    logLevel: "error",
    banner: { js: 'import { createRequire as creator } from "node:module"; const require = creator(import.meta.url);' },
  });
}

/**
 * Calls all functions in a worker. If one hangs, the worker is terminated, and a new one continues after that function.
 */
async function callAll(): Promise<void> {
  let next = 0;
  while (next < functions.length) {
    const first = next;
    const progress = new Int32Array(new SharedArrayBuffer(16));
    const worker = new Worker(BUNDLE, { workerData: { functions: functions.slice(first), aliases, progress } });
    const hangsAt = await new Promise<number | undefined>((resolve, reject) => {
      let seen = -1;
      let since = Date.now();
      const watch = setInterval(() => {
        const count = Atomics.load(progress, 3);
        if (count !== seen) [seen, since] = [count, Date.now()];
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
    if (hangsAt === undefined) return;
    const parameter = functions[hangsAt]!.parameters[progress[1]!];
    failures.set(hangsAt, [`${parameter}: ${WRONG[progress[2]!]![0]} hangs, or ends the process`]);
    next = hangsAt + 1;
  }
}
