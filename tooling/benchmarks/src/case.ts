import { fresh } from "./fresh.ts";

/** One row of the tables: work that several implementations do with the same inputs. */
export interface Case<Input = unknown> {
  /** Names the row in the JSON, in `notes.json` and for `--case`. */
  readonly key: string;
  readonly title: string;
  /** The process that runs it, with the other cases that have this one. The others run in one process. */
  readonly process?: Process;
  /** The corpora are loaded when a case is run, not when it is listed. */
  readonly inputs: (corpora: Corpora) => readonly Input[];
  readonly contestants: readonly Contestant<Input>[];
  /** The ratios to show; the first one is in the main table. */
  readonly comparisons: readonly Comparison[];
}

/**
 * Rows that have a process of their own: those of the form codec, whose loops have then not met the strings of other
 * rows, and the lists of patterns, whose 700 MB would slow down what runs after them.
 */
export type Process = (typeof PROCESSES)[number];
export const PROCESSES = ["codec", "lists"] as const;

/**
 * The implementation that ours is compared with, and the ratio that it should reach; a row for information has none.
 */
export interface Comparison {
  readonly against: string;
  readonly target?: Target;
  /** True if not every engine has it. */
  readonly optional?: true;
}

/** Theirs ÷ ours on engines before Node 24, and since: the platform's URL became faster there. */
export interface Target {
  readonly before24: number;
  readonly from24: number;
}

export interface Corpora {
  /** Where they come from, for the report. */
  readonly source: string;
  readonly web: readonly string[];
  readonly files: readonly string[];
}

/** An implementation in a case. */
export interface Contestant<Input> {
  readonly name: string;
  readonly enter: (inputs: readonly Input[]) => Entry;
  /** Returns the full result for each input, in two turns; undefined for an input for which it throws. */
  readonly answers: (inputs: readonly Input[]) => (string | undefined)[];
}

/** A contestant with its inputs at hand. */
export interface Entry {
  readonly name: string;
  /**
   * Does the work on every input. All contestants must return the same number. `turn` counts the passes; work that
   * alternates depends on whether it is odd.
   */
  readonly pass: (turn: number) => number;
}

/**
 * The work on one input. `prepare` is not timed: without it, the work is done on the input itself. `run` is timed, and
 * `text` returns the text whose length `run` returns.
 */
export interface Work<Input, State = Input> {
  readonly prepare?: (input: Input) => State;
  readonly run: (state: State, turn: number) => number;
  readonly text: (state: State, turn: number) => string;
}

/** `make` is compiled for each contestant and row separately ({@link fresh}), so it can use nothing but its argument. */
export function contestant<Implementation, Input, State>(
  name: string,
  implementation: Implementation,
  make: (implementation: Implementation) => Work<Input, State>,
): Contestant<Input> {
  return contestantOf(name, () => compile(implementation, make));
}

/**
 * The same in company: `make` is compiled once for all rows that use this contestant, so that its code meets the inputs
 * of all of them, as in a program.
 */
export function contestantInCompany<Implementation, Input, State>(
  name: string,
  implementation: Implementation,
  make: (implementation: Implementation) => Work<Input, State>,
): Contestant<Input> {
  let compiled: Compiled<Input, State> | undefined;
  return contestantOf(name, () => (compiled ??= compile(implementation, make)));
}

interface Compiled<Input, State> {
  readonly work: Required<Work<Input, State>>;
  readonly loop: (run: Work<Input, State>["run"], states: readonly State[], turn: number) => number;
}

function compile<Implementation, Input, State>(
  implementation: Implementation,
  make: (implementation: Implementation) => Work<Input, State>,
): Compiled<Input, State> {
  const work = fresh(make)(implementation);
  return { work: { prepare: (input) => input as unknown as State, ...work }, loop: fresh(sumOver<State>) };
}

function contestantOf<Input, State>(name: string, compiled: () => Compiled<Input, State>): Contestant<Input> {
  return {
    name,
    enter: (inputs) => {
      const { work, loop } = compiled();
      const { prepare, run } = work;
      const states = inputs.map((input) => prepare(input));
      return { name, pass: (turn) => loop(run, states, turn) };
    },
    answers: (inputs) => {
      const { prepare, text } = compiled().work;
      return inputs.map((input) => {
        try {
          const state = prepare(input);
          return `${text(state, 0)}\n${text(state, 1)}`;
        } catch {
          return undefined;
        }
      });
    },
  };
}

function sumOver<State>(run: (state: State, turn: number) => number, states: readonly State[], turn: number): number {
  let sum = 0;
  for (let i = 0; i < states.length; i++) sum += run(states[i]!, turn);
  return sum;
}
