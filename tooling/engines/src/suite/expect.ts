import { equal, matches } from "./equal.ts";
import { show } from "./show.ts";

/** The matchers of Vitest that the portable tests use; another one is a TypeError, and so a failure. */
export interface Matchers {
  toBe(expected: unknown): void;
  toEqual(expected: unknown): void;
  toMatchObject(expected: object): void;
  toHaveProperty(key: PropertyKey, value?: unknown): void;
  toHaveLength(length: number): void;
  toContain(item: unknown): void;
  toMatch(pattern: RegExp | string): void;
  toBeNull(): void;
  toBeUndefined(): void;
  toBeInstanceOf(type: abstract new (...args: never[]) => unknown): void;
  toBeGreaterThan(limit: number | bigint): void;
  toBeGreaterThanOrEqual(limit: number | bigint): void;
  toBeLessThan(limit: number | bigint): void;
  toBeLessThanOrEqual(limit: number | bigint): void;
  toThrow(expected?: unknown): void;
}

interface Expect {
  (value: unknown, message?: string): Matchers & { readonly not: Matchers };
  fail(message?: string): never;
}

export const expect: Expect = Object.assign(
  (value: unknown, message = "") => ({ ...matchers(value, message, true), not: matchers(value, message, false) }),
  {
    fail(message = "failed"): never {
      throw new Error(message);
    },
  },
);

// biome-ignore lint/suspicious/noExplicitAny: what a test compares may be of any type
function matchers(value: any, message: string, wanted: boolean): Matchers {
  const judge = (holds: boolean, words: string, expected?: unknown, actual: unknown = value) => {
    if (holds === wanted) return;
    const told = message === "" ? "" : `${message}: `;
    throw new Error(`${told}expected ${show(actual)} ${wanted ? "" : "not "}${words} ${show(expected)}`);
  };
  return {
    toBe: (expected) => judge(Object.is(value, expected), "to be", expected),
    toEqual: (expected) => judge(equal(value, expected), "to equal", expected),
    toMatchObject: (expected) => judge(matches(value, expected), "to match", expected),
    toHaveProperty: (key, ...expected) =>
      judge(Object(value) === value && key in value && expected.every((e) => equal(value[key], e)), "to have", key),
    toHaveLength: (length) => judge(value.length === length, "to have length", length),
    toContain: (item) => judge(contains(value, item), "to contain", item),
    toMatch: (pattern) =>
      judge(typeof pattern === "string" ? value.includes(pattern) : value.search(pattern) !== -1, "to match", pattern),
    toBeNull: () => judge(value === null, "to be", null),
    toBeUndefined: () => judge(value === undefined, "to be", undefined),
    toBeInstanceOf: (type) => judge(value instanceof type, "to be an instance of", type),
    toBeGreaterThan: (limit) => judge(value > limit, "to be above", limit),
    toBeGreaterThanOrEqual: (limit) => judge(value >= limit, "to be at least", limit),
    toBeLessThan: (limit) => judge(value < limit, "to be below", limit),
    toBeLessThanOrEqual: (limit) => judge(value <= limit, "to be at most", limit),
    toThrow: (expected) => {
      const outcome = call(value);
      judge(outcome.threw && isThatError(outcome.error, expected), "to throw", expected, outcome.error);
    },
  };
}

function contains(value: unknown, item: unknown): boolean {
  return typeof value === "string" ? value.includes(String(item)) : [...(value as Iterable<unknown>)].includes(item);
}

function call(run: () => unknown): { readonly threw: boolean; readonly error?: unknown } {
  try {
    run();
    return { threw: false };
  } catch (error) {
    return { threw: true, error };
  }
}

/**
 * Returns true if `error` is what `toThrow` received: nothing, a class, a part or pattern of the message, or the error
 * itself.
 */
function isThatError(error: unknown, expected: unknown): boolean {
  if (expected === undefined) return true;
  if (typeof expected === "function") return error instanceof expected;
  const message = error instanceof Error ? error.message : String(error);
  if (typeof expected === "string") return message.includes(expected);
  if (expected instanceof RegExp) return message.search(expected) !== -1;
  // As in Vitest, an error is compared by class and message.
  if (expected instanceof Error)
    return error instanceof Error && error.name === expected.name && message === expected.message;
  return error === expected;
}
