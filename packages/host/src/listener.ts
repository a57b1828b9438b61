import { expectFunction, refuseType } from "@url/result/internal";
import type { HostError, HostReport } from "./error.ts";
import { type HostSteps, hostSteps } from "./steps.ts";

declare const listener: unique symbol;

/** What {@link createHostListener} returns. Pass it as the option `report`; it has nothing to read or to call. */
export interface HostListener {
  /** Exists in the type only. */
  readonly [listener]: true;
}

/** What a listener is inside this family. */
export interface ListensToHost extends HostListener {
  /** Runs `parse`. Returns what it returns, or the error at which the report returned `false`. */
  listenToHost<T>(parse: (steps: HostSteps) => T): T | HostError;
}

/**
 * Creates a listener for the option `report` of {@link parseHost}. `report` is called for every validation error, fatal
 * or not, in the Standard's order, with a range of the input in UTF-16 code units. If it returns `false`, the parse
 * stops and fails with that error. One listener can serve any number of parses.
 *
 * The steps that only a listener needs are reachable from here alone, so a bundle without a listener does not contain
 * them.
 * @throws TypeError if `report` is not a function
 * @example parseHost("1.2.3", { report: createHostListener(() => false) }).ok // → false
 * @see https://url.spec.whatwg.org/#validation-error
 */
export function createHostListener(report: HostReport): HostListener {
  expectFunction(report, "createHostListener", "report");
  return { listenToHost: (parse) => stoppable(report, (tell) => parse(hostSteps(tell))) } as ListensToHost;
}

/** @throws TypeError if `value` is not a listener that can listen to hosts */
export function expectHostListener(value: HostListener, caller: string): ListensToHost {
  if (typeof (value as ListensToHost | null)?.listenToHost === "function") return value as ListensToHost;
  return refuseType(value, caller, "report", "what createHostListener(…) returns");
}

/**
 * Runs `parse` with a function that calls `report` and throws if that returns `false`. The exception never leaves this
 * function, so no step of a parser has to check for a stop.
 */
export function stoppable<Code extends string, T>(
  report: (code: Code, start: number, end: number) => unknown,
  parse: (tell: (code: Code, start: number, end: number) => void) => T,
): T | { readonly code: Code; readonly start: number; readonly end: number } {
  // A property, not a variable: Hermes 0.12 with optimizations assumes in `catch` that a variable which a closure
  // assigns has not changed.
  const stop: { error: { code: Code; start: number; end: number } | null } = { error: null };
  try {
    return parse((code, start, end) => {
      if (report(code, start, end) === false) throw (stop.error = { code, start, end });
    });
  } catch (thrown) {
    // Anything else comes from `report` or from an option. No step catches.
    if (stop.error === null) throw thrown;
    return stop.error;
  }
}
