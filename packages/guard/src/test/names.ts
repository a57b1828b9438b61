import dns from "node:dns";
import { syncBuiltinESMExports } from "node:module";
import { isIP, type LookupFunction } from "node:net";
import { promisify } from "node:util";

/**
 * How somebody asks for the addresses of a name: `lookup` is `dns.lookup` for one address and `all` for all of them,
 * `promises` is `dns.promises.lookup`, and `resolve` is any function that asks a DNS server itself.
 */
export type Question = "lookup" | "all" | "promises" | "resolve";

/** The addresses of a name. `call` counts the questions about this name from 1, whichever way they are asked. */
export type Answers = (question: Question, call: number) => readonly string[];

/** Names that exist only while a probe runs. */
export interface Names {
  /** Makes a name whose addresses `answers` returns each time that somebody asks. */
  add(answers: Answers): string;
  /** What all of these names end with. */
  readonly suffix: string;
  /** Whether anybody has asked for one of these names. */
  readonly isAsked: boolean;
  /** Resolves these names in the form of `dns.lookup`, and any other name as `dns.lookup` does. */
  readonly lookup: LookupFunction;
  /** Puts the functions of `node:dns` back. */
  restore(): void;
}

/**
 * Replaces the functions of `node:dns` by functions that know these names, and pass every other name on. Clients that
 * have no option for a resolver call them. The names look public, because a guard may reject others by their looks.
 */
export function createNames(suffix: string): Names {
  const zones = new Map<string, { readonly answers: Answers; calls: number }>();
  const ask = (name: unknown, question: Question): readonly string[] | null => {
    const zone = zones.get(`${name}`.toLowerCase().replace(/\.$/, ""));
    return zone === undefined ? null : zone.answers(question, ++zone.calls);
  };
  const lookupAsync = createAsyncLookup(ask, dns.promises.lookup);
  const lookup = Object.assign(createLookup(ask, dns.lookup), { [promisify.custom]: lookupAsync });
  const restore = replaceAll([
    [dns, "lookup", () => lookup],
    [dns.promises, "lookup", () => lookupAsync],
    ...resolvers().flatMap(([owner, isAsync]) =>
      Object.keys(RECORDS).map(
        (name): Replacement => [owner, name, (before) => createResolve(ask, before, RECORDS[name]!, isAsync)],
      ),
    ),
  ]);
  return {
    suffix,
    get isAsked() {
      return Array.from(zones.values()).some(({ calls }) => calls > 0);
    },
    add(answers) {
      const name = `n${zones.size}.${suffix}`;
      zones.set(name, { answers, calls: 0 });
      return name;
    },
    lookup: lookup as unknown as LookupFunction,
    restore,
  };
}

type Ask = (name: unknown, question: Question) => readonly string[] | null;
type AnyFunction = (this: unknown, ...values: never[]) => unknown;
type Done = (error: Error | null, ...found: unknown[]) => void;

function createLookup(ask: Ask, original: AnyFunction): AnyFunction {
  return function (this: unknown, ...given: never[]) {
    const [name, options, last] = given as unknown[] as [unknown, unknown, Done | undefined];
    const done = (last ?? options) as Done;
    const { all, family } = readOptions(options);
    const found = ask(name, all ? "all" : "lookup");
    if (found === null) return Reflect.apply(original, this, given);
    const usable = found.filter((address) => !family || isIP(address) === family).map(toAnswer);
    setImmediate(() => {
      if (usable.length === 0) done(notFound(name));
      else if (all) done(null, usable);
      else done(null, usable[0]!.address, usable[0]!.family);
    });
    return {};
  };
}

function createAsyncLookup(ask: Ask, original: AnyFunction): AnyFunction {
  return async function (this: unknown, ...given: never[]) {
    const [name, options] = given as unknown[];
    const { all, family } = readOptions(options);
    const found = ask(name, "promises");
    if (found === null) return Reflect.apply(original, this, given);
    const usable = found.filter((address) => !family || isIP(address) === family).map(toAnswer);
    if (usable.length === 0) throw notFound(name);
    return all ? usable : usable[0];
  };
}

/** `dns.resolve4` and its like, with a callback or a promise. */
function createResolve(ask: Ask, original: AnyFunction, family: 0 | 4 | 6, isAsync: boolean): AnyFunction {
  return function (this: unknown, ...given: never[]) {
    const [name] = given as unknown[];
    const found = ask(name, "resolve");
    if (found === null) return Reflect.apply(original, this, given);
    const usable = found.filter((address) => isIP(address) === (family || 4));
    const error = usable.length === 0 ? notFound(name) : null;
    if (isAsync) return error === null ? Promise.resolve(usable) : Promise.reject(error);
    const done = given.at(-1) as unknown as Done;
    setImmediate(() => done(error, usable));
    return {};
  };
}

function readOptions(options: unknown): { readonly all: boolean; readonly family: number } {
  const given = (typeof options === "object" ? options : { family: options }) as { all?: unknown; family?: unknown };
  const family = given?.family === "IPv4" ? 4 : given?.family === "IPv6" ? 6 : Number(given?.family);
  return { all: Boolean(given?.all), family: family === 4 || family === 6 ? family : 0 };
}

function toAnswer(address: string): { readonly address: string; readonly family: number } {
  return { address, family: isIP(address) };
}

function notFound(name: unknown): Error {
  return Object.assign(new Error(`getaddrinfo ENOTFOUND ${name}`), { code: "ENOTFOUND", syscall: "getaddrinfo" });
}

/** The functions that ask for addresses, with the family that they ask for; 0 is the default. */
const RECORDS: Readonly<Record<string, 0 | 4 | 6>> = { resolve: 0, resolve4: 4, resolve6: 6 };

/** Whose functions these are, and whether they return promises. */
function resolvers(): readonly (readonly [owner: object, isAsync: boolean])[] {
  return [
    [dns, false],
    [dns.promises, true],
    [dns.Resolver.prototype, false],
    [dns.promises.Resolver.prototype, true],
  ];
}

type Replacement = readonly [owner: object, name: string, replace: (before: AnyFunction) => AnyFunction];

/** Replaces functions, and returns what puts all of them back. */
function replaceAll(replacements: readonly Replacement[]): () => void {
  const before = replacements.map(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name));
  for (const [owner, name, replace] of replacements) {
    const value = replace((owner as Record<string, AnyFunction>)[name]!);
    Object.defineProperty(owner, name, { value, configurable: true, enumerable: true, writable: true });
  }
  syncBuiltinESMExports();
  return () => {
    for (const [index, [owner, name]] of replacements.entries()) {
      const descriptor = before[index];
      if (descriptor === undefined) delete (owner as Record<string, unknown>)[name];
      else Object.defineProperty(owner, name, descriptor);
    }
    syncBuiltinESMExports();
  };
}
