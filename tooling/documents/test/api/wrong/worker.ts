import { parentPort, workerData } from "node:worker_threads";
import type { ReportedFunction } from "../../../src/api/report.ts";
import { goodArguments, type Modules } from "./good.ts";
import { type Replaced, wrongAnswer, wrongWith } from "./judge.ts";
import type { Shape, ShapedParameter } from "./shapes.ts";
import { namesIn, taken } from "./takes.ts";
import { CallersError, halfWrong, WRONG } from "./values.ts";

/** The data from the parent. `progress` has the indexes of the function, of the parameter and of the value. */
export interface Work {
  readonly functions: readonly ReportedFunction[];
  readonly table: readonly Shape[];
  readonly parameters: ReadonlyMap<string, readonly ShapedParameter[]>;
  readonly progress: Int32Array;
  /** Each wrong value is also passed with each wrong value of every other parameter. */
  readonly isInPairs: boolean;
}

type Callable = (...args: unknown[]) => unknown;

/** A wrong value: its name, and how it stands to the type of its parameter; "throws" if looking at it does. */
interface Wrong {
  readonly title: string;
  readonly make: () => unknown;
  readonly taken: Replaced["taken"];
}

/**
 * Calls every function of the reports with every wrong value in every position, alone and with every other wrong value in
 * every other position, and posts what was wrong.
 */
export async function run(modules: Modules): Promise<void> {
  const { functions, table, parameters: shapes, progress, isInPairs } = workerData as Work;
  // Nobody reads the stack of an error, and most of the calls make one.
  Error.stackTraceLimit = 0;
  for (const [index, reported] of functions.entries()) {
    const call = modules.get(reported.entry)![reported.name] as Callable;
    const failures: Failed[] = [];
    const parameters = shapes.get(`${reported.entry} ${reported.name}`)!;
    const names = parameters.map(({ name, shape }) => ["option", name, ...namesIn(table, shape)]);
    const wrong = parameters.map(({ shape }) =>
      WRONG.map(([title, make]) => judged(title, make, table, shape, isConverting(reported.entry))),
    );
    const note = (...values: readonly number[]) => {
      for (const [slot, value] of [index, ...values].entries()) Atomics.store(progress, slot, value);
      Atomics.add(progress, 3, 1);
    };
    /** Replaces arguments by wrong ones, by position. */
    const attempt = async (title: string, wrong: readonly (readonly [position: number, value: Wrong])[]) => {
      const args = goodArguments(reported, modules);
      const replaced: Replaced[] = wrong.map(([at, { make, taken }]) => {
        args[at] = make();
        return { names: names[at]!, taken, value: args[at] };
      });
      const failure = await failureOf(reported.name, call, args, replaced);
      if (failure !== undefined) failures.push({ title, failure });
    };
    note(0, 0);
    await attempt("good arguments", []);
    for (const [first, { name }] of parameters.entries()) {
      for (const [number, value] of wrong[first]!.entries()) {
        note(first, number);
        await attempt(`${name}: ${value.title}`, [[first, value]]);
        for (let second = first + 1; second < parameters.length && isInPairs; second++) {
          for (const other of wrong[second]!) {
            note(first, number);
            const title = `${name}: ${value.title}, ${parameters[second]!.name}: ${other.title}`;
            await attempt(title, [
              [first, value],
              [second, other],
            ]);
          }
        }
      }
    }
    for (const [at, { name }] of parameters.entries()) {
      for (const [title, value] of halfWrong(goodArguments(reported, modules)[at])) {
        note(at, 0);
        await attempt(`${name}: ${title}`, [[at, { title, make: () => value, taken: "half" }]]);
      }
    }
    parentPort!.postMessage({ index, failures: grouped(failures) });
  }
  parentPort!.postMessage("done");
}

/** Returns what is wrong with what a call returns or throws. */
async function failureOf(
  name: string,
  call: Callable,
  args: readonly unknown[],
  replaced: readonly Replaced[],
): Promise<string | undefined> {
  try {
    const value = await drained(call(...args));
    const isRefused = isFailure(value);
    const accepted = replaced.filter(({ taken }) => taken === "no" || (taken === "value" && !isRefused));
    return accepted.length > 0
      ? `accepts ${accepted.map(({ names }) => names[1]).join(" and ")}`
      : wrongAnswer(
          name,
          value,
          replaced.some(({ taken }) => taken === "half"),
        );
  } catch (error) {
    return wrongWith(error, name, replaced);
  }
}

function isFailure(value: unknown): boolean {
  return typeof value === "object" && value !== null && "ok" in value && value.ok === false;
}

function judged(title: string, make: () => unknown, table: readonly Shape[], shape: number, converts: boolean): Wrong {
  try {
    const answer = taken(table, shape, make());
    return { title, make, taken: answer === "no" && converts && isPrimitive(table, shape) ? "converted" : answer };
  } catch (error) {
    if (error instanceof CallersError) return { title, make, taken: "throws" };
    throw error;
  }
}

/** `@url/whatwg-url` has the functions of another package, which convert as the classes of Web IDL do. */
function isConverting(entry: string): boolean {
  return entry === "@url/whatwg-url";
}

/** Returns true for the type of a text or a number. */
function isPrimitive(table: readonly Shape[], at: number): boolean {
  const shape = table[at]!;
  if (shape.kind === "union") return shape.of.every((other) => isPrimitive(table, other));
  return shape.kind === "typeof" && /^(?:string|number|undefined)$/.test(shape.name);
}

interface Failed {
  readonly title: string;
  readonly failure: string;
}

/** One line for each kind of failure, with a few of the values that lead to it. */
function grouped(failures: readonly Failed[]): string[] {
  const titles = new Map<string, string[]>();
  for (const { title, failure } of failures) titles.set(failure, [...(titles.get(failure) ?? []), title]);
  return Array.from(titles, ([failure, [first, ...others]]) =>
    others.length === 0 ? `${first} ${failure}` : `${first} and ${others.length} more: ${failure}`,
  );
}

/** Returns the result of a call. Iterators are read for a while, because generators throw when they are read. */
async function drained(value: unknown): Promise<unknown> {
  if (value === null || typeof value !== "object") return value;
  if (Symbol.asyncIterator in value) {
    let count = 0;
    for await (const _ of value as AsyncIterable<unknown>) if (++count === 100) break;
  } else if (Symbol.iterator in value && "next" in value) {
    let count = 0;
    for (const _ of value as Iterable<unknown>) if (++count === 100) break;
  }
  return await value;
}
