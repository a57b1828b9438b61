import { parentPort, workerData } from "node:worker_threads";
import type { ReportedFunction } from "../../../src/api/report.ts";
import { goodArguments, type Modules } from "./good.ts";
import { wrongAnswer, wrongText, wrongWith } from "./judge.ts";
import { halfWrong, WRONG } from "./values.ts";

/** The data from the parent. `progress` has the indexes of the function, of the parameter and of the value. */
export interface Work {
  readonly functions: readonly ReportedFunction[];
  readonly progress: Int32Array;
}

type Callable = (...args: unknown[]) => unknown;

/** Calls every function of the reports with every wrong value in every position, and posts what was wrong. */
export async function run(modules: Modules): Promise<void> {
  const { functions, progress } = workerData as Work;
  for (const [index, reported] of functions.entries()) {
    const call = modules.get(reported.entry)![reported.name] as Callable;
    const names = namesOf(reported.entry, modules);
    const failures: Failed[] = [];
    const attempt = async (title: string, args: unknown[], isWrongKind: boolean, mayThrow: boolean, isHalf = false) => {
      let failure: string | undefined;
      try {
        const value = await drained(call(...args));
        failure = wrongAnswer(reported.name, value, isWrongKind) ?? (isHalf ? wrongText(value) : undefined);
      } catch (error) {
        failure = mayThrow ? wrongWith(error, names) : `throws ${error}`;
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
        const isText = typeof args[position] === "string" || args[position] instanceof URL;
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
