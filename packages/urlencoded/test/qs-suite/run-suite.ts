import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";

/** One assertion of qs's tests: the titles of the tests around it, and whether it holds. */
export interface Assertion {
  readonly title: string;
  readonly holds: boolean;
  /** What was found instead, for people. */
  readonly found: string;
}

/** What qs's tests call. */
export interface Implementation {
  parse(text: unknown, options?: Record<string, unknown>): unknown;
  stringify(value: unknown, options?: Record<string, unknown>): unknown;
}

const require = createRequire(import.meta.url);
const ROOT = dirname(require.resolve("qs/package.json"));

/** Runs a file of qs's own tests, which its package on npm has, with another implementation. */
export function runSuite(file: "parse" | "stringify", implementation: Implementation): Assertion[] {
  const assertions: Assertion[] = [];
  const titles: string[] = [];
  let mayThrow = false;
  const note = (holds: boolean, found: unknown) =>
    assertions.push({ title: titles.join(" › "), holds, found: show(found) });

  function run(title: string, ...rest: unknown[]): void {
    const [options, body] = rest.length > 1 ? rest : [{}, rest[0]];
    if ((options as { skip?: boolean }).skip) return;
    titles.push(title);
    const undo: (() => void)[] = [];
    try {
      (body as (t: unknown) => void)(createTester(undo));
    } catch (error) {
      // What is outside of an assertion, such as a call whose result is asserted later.
      note(false, error);
    } finally {
      for (const each of undo) each();
      titles.pop();
    }
  }

  function createTester(undo: (() => void)[]) {
    const compare = (actual: unknown, expected: unknown) =>
      note(isDeepStrictEqual(plain(actual), plain(expected)), actual);
    return {
      test: run,
      end() {},
      plan() {},
      comment() {},
      teardown: (each: () => void) => undo.push(each),
      intercept(object: object, name: string, descriptor: PropertyDescriptor) {
        undo.push(
          replaceProperty(object, name, { configurable: true, enumerable: true, writable: true, ...descriptor }),
        );
      },
      equal: (actual: unknown, expected: unknown) => note(Object.is(actual, expected), actual),
      notEqual: (actual: unknown, expected: unknown) => note(!Object.is(actual, expected), actual),
      notOk: (actual: unknown) => note(!actual, actual),
      ok: (actual: unknown) => note(Boolean(actual), actual),
      deepEqual: compare,
      match: (actual: string, pattern: RegExp) => note(pattern.test(actual), actual),
      throws(call: () => unknown, expected?: unknown) {
        const error = errorIn(call);
        // The class of the error, because each library words its own messages.
        const isOfClass = typeof expected === "function" ? error instanceof expected : error instanceof Error;
        note(isOfClass, error);
      },
      doesNotThrow(call: () => unknown) {
        const error = errorIn(call);
        note(error === undefined, error);
      },
    };
  }

  function errorIn(call: () => unknown): unknown {
    mayThrow = true;
    try {
      return errorOf(call);
    } finally {
      mayThrow = false;
    }
  }

  /** Elsewhere, what is thrown is the value, so that the assertions that follow count too. */
  function withoutThrowing<Arguments extends unknown[]>(call: (...given: Arguments) => unknown) {
    return (...given: Arguments) => {
      if (mayThrow) return call(...given);
      try {
        return call(...given);
      } catch (error) {
        return error;
      }
    };
  }

  const load = (name: string): unknown => {
    if (name === "tape") return run;
    if (name === "../") {
      const { formats } = require("qs") as { formats: unknown };
      return {
        parse: withoutThrowing(implementation.parse),
        stringify: withoutThrowing(implementation.stringify),
        formats,
      };
    }
    if (name === "./empty-keys-cases") return require(join(ROOT, "test/empty-keys-cases.js"));
    if (name === "../lib/utils") return require(join(ROOT, "lib/utils.js"));
    return STUBS[name] ?? require(name);
  };
  const code = readFileSync(join(ROOT, `test/${file}.js`), "utf8");
  new Function("require", "global", code)(load, globalThis);
  return assertions;
}

/** What qs's tests import, and qs does not install. */
const STUBS: Readonly<Record<string, unknown>> = {
  "for-each": (list: unknown[], each: (item: unknown) => void) => list.forEach(each),
  "has-property-descriptors": () => true,
  "has-override-mistake": () => true,
  "has-proto": () => true,
  "has-symbols": () => true,
  "has-bigints": () => true,
  "mock-property": replaceProperty,
  "safer-buffer": { Buffer },
  "iconv-lite": { encode: (text: string) => Buffer.from(text), decode: (bytes: Buffer) => bytes.toString() },
  "es-value-fixtures": {
    nonBooleans: [null, undefined, 0, 1, Number.NaN, "", "foo", [], {}],
    nonStrings: [null, undefined, true, 1, {}, []],
  },
  "object-inspect": String,
};

function replaceProperty(object: object, name: string, descriptor: PropertyDescriptor & Record<string, unknown>) {
  const before = Object.getOwnPropertyDescriptor(object, name);
  if (descriptor.delete) delete (object as Record<string, unknown>)[name];
  else {
    const { value, nonWritable, nonEnumerable } = descriptor;
    Object.defineProperty(object, name, {
      value,
      configurable: true,
      writable: !nonWritable,
      enumerable: !nonEnumerable,
    });
  }
  return () => {
    if (before) Object.defineProperty(object, name, before);
    else delete (object as Record<string, unknown>)[name];
  };
}

function errorOf(call: () => unknown): unknown {
  try {
    call();
    return undefined;
  } catch (error) {
    return error ?? new Error("threw nothing");
  }
}

/** Without prototypes, which ours never have. */
function plain(value: unknown, seen = new Map<unknown, unknown>()): unknown {
  if (typeof value !== "object" || value === null || value instanceof Date || value instanceof RegExp) return value;
  if (ArrayBuffer.isView(value)) return value;
  const known = seen.get(value);
  if (known) return known;
  const copy: Record<string, unknown> = Array.isArray(value) ? ([] as never) : Object.create(null);
  if (Array.isArray(value)) copy.length = value.length;
  seen.set(value, copy);
  for (const key of Object.keys(value)) copy[key] = plain((value as Record<string, unknown>)[key], seen);
  return copy;
}

function show(value: unknown): string {
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  try {
    return (JSON.stringify(value) ?? String(value)).slice(0, 160);
  } catch {
    return "a value that contains itself";
  }
}
