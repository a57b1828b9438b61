import { spawn } from "node:child_process";
import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { append, type Entry, entriesOf } from "./log.ts";
import type { Plan } from "./plan.ts";

/** How long one mutant may say nothing before its process is ended, in milliseconds. */
const PATIENCE = 60_000;

/**
 * Runs the tests of `plan` against its mutants, except for those of `known`, in as many processes as necessary, and
 * returns what happened, including `known`.
 * @throws Error when a test fails as it is, or when it runs a second time
 */
export async function tryMutants(root: string, folder: string, plan: Plan, known: readonly Entry[]): Promise<Entry[]> {
  const log = join(folder, "log.ndjson");
  writeFileSync(log, "");
  for (const entry of known) append(log, entry);
  writeFileSync(join(folder, "plan.json"), JSON.stringify(plan));
  for (;;) {
    const isEnded = await runVitest(root, folder, log);
    const entries = entriesOf(log);
    for (const entry of entries) {
      if (entry.what !== "unrepeatable") continue;
      throw new Error(`mutation: "${entry.test}" of ${entry.file} fails when it runs a second time.`);
    }
    const last = entries.at(-1);
    if (!isEnded || last?.what !== "try") return entries;
    append(log, { what: "killed", id: last.id, by: `${last.file}: it does not end` });
  }
}

/**
 * Runs the tests once; tells whether they had to be ended because nothing more was received.
 * @throws Error when a test, or a file of tests, fails as it is
 */
function runVitest(root: string, folder: string, log: string): Promise<boolean> {
  const config = join(root, "tooling/mutation/vitest.config.ts");
  const env = { ...process.env, NODE_NO_WARNINGS: "1", MUTATION_PLAN: join(folder, "plan.json"), MUTATION_LOG: log };
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  // biome-ignore lint/plugin: it is ended when it has said nothing for a minute
  const child = spawn(process.execPath, [vitest, "run", "--config", config], {
    cwd: root,
    env,
    stdio: "inherit",
    detached: true,
  });
  let isEnded = false;
  const timer = setInterval(() => {
    if (isEnded || Date.now() - statSync(log).mtimeMs < PATIENCE) return;
    isEnded = true;
    // biome-ignore lint/plugin: on POSIX alone, where the nightly workflow runs this
    process.kill(-child.pid!, "SIGKILL");
  }, 1000);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (status) => {
      clearInterval(timer);
      if (isEnded || status === 0) resolve(isEnded);
      else reject(new Error("mutation: a test fails without any change; see above."));
    });
  });
}
