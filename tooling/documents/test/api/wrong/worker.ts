import { parentPort, workerData } from "node:worker_threads";
import type { ReportedFunction } from "../../../src/api/report.ts";
import { goodArguments, type Modules } from "./good.ts";
import { namesNone, wrongAnswer, wrongText, wrongWith } from "./judge.ts";
import { type Aliases, isOf, kindsOf } from "./kinds.ts";
import { halfWrong, WRONG } from "./values.ts";

/** The data from the parent. `progress` has the indexes of the function, of the parameter and of the value. */
export interface Work {
  readonly functions: readonly ReportedFunction[];
  readonly aliases: Aliases;
  readonly progress: Int32Array;
}

type Callable = (...args: unknown[]) => unknown;

/**
 * Calls every function of the reports with every wrong value in every position, alone and with another wrong value in
 * another position, and posts what was wrong.
 */
export async function run(modules: Modules): Promise<void> {
  const { functions, aliases, progress } = workerData as Work;
  for (const [index, reported] of functions.entries()) {
    const call = modules.get(reported.entry)![reported.name] as Callable;
    const names = namesOf(reported.entry, modules);
    const failures: Failed[] = [];
    // Beside a class of Web IDL, text is converted as Web IDL does. Everywhere else text is a string.
    const isConverted = "URL" in modules.get(reported.entry)!;
    const { entry, generics, parameters } = reported;
    const kinds = parameters.map((parameter) => kindsOf(parameter, entry, generics, aliases));
    /** The text parameters that get something else. */
    const mistaken = (args: readonly unknown[]) =>
      isConverted ? [] : parameters.filter((_, at) => isText(kinds[at]!) && !isOf(kinds[at]!, args[at])).map(labelOf);
    const attempt = async (title: string, args: unknown[], isWrongKind: boolean, mayThrow: boolean, isHalf = false) => {
      const wrong = mayThrow ? mistaken(args) : [];
      let failure: string | undefined;
      try {
        const value = await drained(call(...args));
        failure = wrongAnswer(reported.name, value, isWrongKind) ?? (isHalf ? wrongText(value) : undefined);
        if (wrong.length > 0) failure ??= "is accepted";
      } catch (error) {
        failure = mayThrow ? wrongWith(error, names, isConverted) : `throws ${error}`;
        if (wrong.length > 0) failure ??= namesNone(error, parameters.map(labelOf));
      }
      if (failure !== undefined) failures.push({ title, failure });
    };
    for (let position = -1; position < reported.parameters.length; position++) {
      // The type of an option says nothing about the other arguments, and a text is converted from anything.
      const isWrongKind =
        position >= 0 && /^\w+: (?!(?:string|boolean|unknown|\w*Options)\b)/.test(reported.parameters[position]!);
      for (const [number, [title, make]] of position === -1 ? [GOOD].entries() : WRONG.entries()) {
        for (const [slot, value] of [index, position, number].entries()) Atomics.store(progress, slot, value);
        Atomics.add(progress, 3, 1);
        let args: unknown[];
        try {
          args = goodArguments(reported, modules);
        } catch (error) {
          failures.push({ title: "no arguments", failure: `${error}` });
          break;
        }
        if (position === -1) {
          await attempt(title, args, false, false);
          continue;
        }
        args[position] = make();
        const where = `${reported.parameters[position]!.split(/[?:=]/)[0]}: ${title}`;
        // A host and a URL can be text or a URL object: these are not wrong.
        const isLike = /\b(?:URL|Host)Like\b/.test(reported.parameters[position]!);
        const isText = typeof args[position] === "string" || title === "a URL";
        await attempt(where, args, isWrongKind && !(isLike && isText), true);
      }
      if (position === -1 || !HALF.test(reported.parameters[position]!)) continue;
      const parameter = reported.parameters[position]!.split(/[?:=]/)[0]!;
      const variants = halfWrong(goodArguments(reported, modules)[position]).length;
      for (let number = 0; number < variants; number++) {
        const args = goodArguments(reported, modules);
        const [title, value] = halfWrong(args[position])[number]!;
        args[position] = value;
        await attempt(`${parameter}: ${title}`, args, true, true, true);
      }
    }
    for (let first = 0; first < parameters.length && !isConverted; first++) {
      for (let second = first + 1; second < parameters.length; second++) {
        for (const [number, [title, make]] of WRONG.entries()) {
          for (const [slot, value] of [index, first, number].entries()) Atomics.store(progress, slot, value);
          Atomics.add(progress, 3, 1);
          // Each value is in a pair with some of the others: a stride without a common factor with their number.
          const [other, makeOther] = WRONG[(number * STRIDE + second) % WRONG.length]!;
          const args = goodArguments(reported, modules);
          args[first] = make();
          args[second] = makeOther();
          await attempt(
            `${labelOf(parameters[first]!)}: ${title}, ${labelOf(parameters[second]!)}: ${other}`,
            args,
            false,
            true,
          );
        }
      }
    }
    parentPort!.postMessage({ index, failures: grouped(failures) });
  }
  parentPort!.postMessage("done");
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

/** Returns true for a parameter that takes text, and objects of no kind. */
function isText(kinds: ReadonlySet<string>): boolean {
  return kinds.has("string") && !kinds.has("object") && !kinds.has("function") && !kinds.has("any");
}

const STRIDE = 7;

function labelOf(parameter: string): string {
  return /^(?:\.\.\.)?(\{.*?\}|\w+)/.exec(parameter)?.[1] ?? parameter;
}

/** Parameters that take an object with fields that anybody can write. */
const HALF = /: (?:Host|Host \| null|HostLike \| null|Origin|URLParts|URLRecord \| URLParts|URIComponents|Suggestion)$/;

const GOOD = ["good arguments", () => undefined] as const;

/** The functions and classes of a package, which messages name. */
function namesOf(entry: string, modules: Modules): Set<string> {
  const own = entry.split("/").slice(0, 2).join("/");
  return new Set(
    [...modules].flatMap(([name, module]) => (`${name}/`.startsWith(`${own}/`) ? Object.keys(module) : [])),
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
