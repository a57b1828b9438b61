/**
 * What the instrumented sources call, and what turns their mutants on. There is one for each process, on
 * `globalThis`: the sources are loaded by the tests, the rest by the runner.
 */
export interface Hooks {
  /** Is this mutant the one that is on? */
  is(id: number): boolean;
  /** Called in each round of a loop. */
  round(): void;
  /** Takes what computes a module's constants again. */
  again(compute: () => void): void;
  /** How many such computations there are. */
  computations(): number;
  /** Keeps the first `count` computations: those of modules that a test has loaded for itself alone are dropped. */
  keep(count: number): void;
  /** The mutants that have run since it was emptied. */
  seen: Set<number> | undefined;
  rounds: number;
  maxRounds: number;
  /** Turns on a mutant, or none for -1, and computes the constants of all modules again. @throws what the computation throws */
  turnOn(id: number): void;
}

export function createHooks(): Hooks {
  let on = -1;
  const computations: (() => void)[] = [];
  const hooks: Hooks = {
    seen: new Set(),
    rounds: 0,
    maxRounds: Number.POSITIVE_INFINITY,
    is(id) {
      hooks.seen?.add(id);
      return id === on;
    },
    round() {
      if (++hooks.rounds > hooks.maxRounds) throw new Error("A loop has gone round too often");
    },
    again(compute) {
      computations.push(compute);
    },
    computations: () => computations.length,
    keep(count) {
      computations.length = count;
    },
    turnOn(id) {
      on = id;
      for (const compute of computations) compute();
    },
  };
  return hooks;
}

const KEY = Symbol.for("mutation");

/** The hooks of this process; made when first asked for. */
export function hooksOfProcess(): Hooks {
  const holder = globalThis as { [KEY]?: Hooks };
  return (holder[KEY] ??= createHooks());
}
