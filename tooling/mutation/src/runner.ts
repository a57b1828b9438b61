import { relative } from "node:path";
import { setImmediate } from "node:timers/promises";
import { TestRunner } from "vitest";
import { hooksOfProcess } from "./hooks.ts";
import { append, entriesOf } from "./log.ts";

type Task = Parameters<TestRunner["onAfterRunTask"]>[0];
type Test = Extract<Task, { type: "test" }>;

/** A test that passes, what it took, and the mutants that it reaches. */
interface Covering {
  readonly test: Test;
  readonly name: string;
  readonly milliseconds: number;
  readonly rounds: number;
  readonly reached: Set<number>;
}

const hooks = hooksOfProcess();
const LOG = process.env.MUTATION_LOG!;

/**
 * Runs a test file as it is, and then, in the same process, its tests against each mutant that they reach until one
 * fails. That takes milliseconds for a mutant, where a test run for each would take a second.
 */
export default class MutationRunner extends TestRunner {
  #covering: Covering[] = [];
  #static = new Set<number>();
  #isCollected = false;

  override async onBeforeRunTask(task: Test): Promise<void> {
    if (!this.#isCollected) {
      this.#isCollected = true;
      this.#static = hooks.seen!;
    }
    await super.onBeforeRunTask(task);
    hooks.seen = new Set();
    hooks.rounds = 0;
  }

  override onAfterRunTask(task: Task): void {
    super.onAfterRunTask(task);
    if (task.type !== "test" || task.mode !== "run") return;
    const { rounds } = hooks;
    if (task.result?.state !== "pass") return;
    const reached = hooks.seen ?? new Set();
    this.#covering.push({ test: task, name: task.name, milliseconds: task.result.duration ?? 0, rounds, reached });
  }

  override async onAfterRunFiles(): Promise<void> {
    await super.onAfterRunFiles();
    const [first] = this.#covering;
    if (first === undefined) return;
    hooks.seen = undefined;
    const file = nameOf(first.test);
    const entries = entriesOf(LOG);
    // A process before this one may have had to be ended in the middle: this one goes on behind it.
    if (entries.some((entry) => entry.what === "done" && entry.file === file)) return;
    const settled = new Set(
      entries.flatMap((entry) =>
        entry.what === "killed" || (entry.what === "try" && entry.file === file) ? entry.id : [],
      ),
    );
    const tests = this.#covering.sort((a, b) => a.milliseconds - b.milliseconds);
    await withoutShrinking();
    const unrepeatable = await this.#findUnrepeatable(tests);
    if (unrepeatable !== undefined) return append(LOG, { what: "unrepeatable", test: unrepeatable, file });
    const loaded = hooks.computations();
    const all = new Set([...this.#static, ...tests.flatMap(({ reached }) => [...reached])]);
    for (const id of all) {
      if (settled.has(id)) continue;
      append(LOG, { what: "try", id, file });
      const killer = await this.#killerOf(id, tests);
      // A test that resets Vitest's modules loads all of them again, each time that it runs.
      hooks.keep(loaded);
      append(LOG, killer === undefined ? { what: "covered", id } : { what: "killed", id, by: `${file}: ${killer}` });
      // So that Vitest's own messages get through.
      await setImmediate();
    }
    append(LOG, { what: "done", file });
  }

  /**
   * The name of a test that fails when it runs again without a mutant: it would kill every mutant that it reaches.
   * Logged and not thrown, because Vitest is told to ignore errors that no test awaits.
   *
   * What a module keeps for later calls is computed again before each test, as it is before each mutant. So the test
   * also reaches what only the first test of the file reached at first.
   */
  async #findUnrepeatable(tests: readonly Covering[]): Promise<string | undefined> {
    for (const { test, name, milliseconds, reached } of tests) {
      restore();
      hooks.seen = new Set();
      const isPassed = await passes(test, milliseconds * 20 + 5000);
      for (const id of hooks.seen) reached.add(id);
      hooks.seen = undefined;
      if (!isPassed) return name;
    }
    return undefined;
  }

  /** The name of a test that fails with the mutant, or `undefined` when all pass. */
  async #killerOf(id: number, tests: readonly Covering[]): Promise<string | undefined> {
    const isStatic = this.#static.has(id);
    try {
      hooks.rounds = 0;
      hooks.maxRounds = 1e7;
      hooks.turnOn(id);
    } catch {
      restore();
      return "loading the module";
    }
    try {
      for (const { test, name, rounds, milliseconds, reached } of tests) {
        if (!isStatic && !reached.has(id)) continue;
        hooks.rounds = 0;
        hooks.maxRounds = rounds * 20 + 100_000;
        if (!(await passes(test, milliseconds * 20 + 5000))) return name;
      }
      return undefined;
    } finally {
      restore();
    }
  }
}

function restore(): void {
  hooks.maxRounds = Number.POSITIVE_INFINITY;
  hooks.turnOn(-1);
}

async function passes(test: Test, milliseconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, milliseconds, new Error("late"));
  });
  try {
    await Promise.race([TestRunner.getTestFn(test)(), late]);
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** A property that fails is enough; to look for the smallest input takes longer than all the rest. */
async function withoutShrinking(): Promise<void> {
  const { default: fc } = await import("fast-check");
  fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });
}

function nameOf(task: Task): string {
  return relative(process.cwd(), task.file.filepath);
}
