/** The error that a caller's own code throws in these tests; functions must pass it on unchanged. */
export class CallersError extends Error {}

/** Enough elements that a call with all of them as arguments fails. To make it again for every call took half of the time. */
const HUGE: readonly string[] = Object.freeze(new Array<string>(130_000).fill("a"));

/** Values of wrong types and extreme ones, created again for every call unless they are frozen. */
export const WRONG: readonly (readonly [name: string, make: () => unknown])[] = [
  ["undefined", () => undefined],
  ["null", () => null],
  ["true", () => true],
  ["NaN", () => Number.NaN],
  ["-1", () => -1],
  ["0.5", () => 0.5],
  ["2 ** 53", () => 2 ** 53],
  ["Infinity", () => Number.POSITIVE_INFINITY],
  ["a bigint", () => -1n],
  ["a symbol", () => Symbol("wrong")],
  ["an object", () => ({})],
  ["an object without a prototype", () => Object.create(null)],
  ["an empty list", () => []],
  ["a list of undefined", () => [undefined, null]],
  ["a list of numbers", () => [1, Number.NaN]],
  ["a list of lists", () => [[], [[]], ["a", 1]]],
  ["a list of symbols", () => [Symbol("wrong")]],
  ["a list that holds itself", selfish],
  ["a list with holes", () => new Array(3)],
  ["a huge list", () => HUGE],
  // A callback that a function tells an error throws it.
  ["a function", () => raising],
  ["a function that throws", () => throwing],
  ["a lone surrogate", () => "\uD800"],
  ["surrogates the wrong way round", () => "a\uDC00\uD800b"],
  ["a long text", () => "a".repeat(100_000)],
  ["a String object", () => new String("https://a/")],
  ["a text that cannot be made", () => ({ toString: throwing })],
  ["an empty Uint8Array", () => new Uint8Array(0)],
  ["a detached Uint8Array", detached],
  ["a Uint8Array on shared memory", () => new Uint8Array(new SharedArrayBuffer(8))],
  ["a Uint16Array of another length", () => new Uint16Array(3)],
  ["a DataView", () => new DataView(new ArrayBuffer(4))],
  ["a proxy that throws", () => new Proxy(Object.create(null), handler)],
  ["a URL", () => new URL("https://a/b?c#d")],
  ["a success", () => ({ ok: true, value: "https://a/" })],
  ["a failure", () => ({ ok: false, error: { code: "host-missing", start: 0, end: 0 } })],
  ["a Map", () => new Map([["a", 1]])],
  ["an invalid Date", () => new Date(Number.NaN)],
  ["a regular expression", () => /a/],
  ["a revoked proxy", () => revoked({})],
  ["a revoked proxy of a list", () => revoked([])],
  ["a revoked proxy of a function", () => revoked(() => {})],
  ["an instance of a class", () => new (class Options {})()],
  ["a Set", () => new Set(["a"])],
  ["a promise", () => Promise.resolve("https://a/")],
  ["an error", () => new Error("wrong")],
  ["an object that calls itself a Uint8Array", () => ({ [Symbol.toStringTag]: "Uint8Array", length: 3 })],
  [
    "an object with a href that throws",
    () => ({
      get href() {
        return throwing();
      },
    }),
  ],
];

/** Copies of an object that is nothing but data, of which one field is missing or has a wrong value. */
export function halfWrong(value: unknown): (readonly [title: string, value: unknown])[] {
  const isData = typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  const isMachine = (field: unknown) =>
    typeof field === "function" || ArrayBuffer.isView(field) || field instanceof Map;
  if (!isData || Object.values(value).some(isMachine)) return [];
  const object = value as Readonly<Record<string, unknown>>;
  return Object.keys(object).flatMap((key) => [
    [`without ${key}`, Object.fromEntries(Object.entries(object).filter(([name]) => name !== key))] as const,
    ...HALF_WRONG.map((wrong) => [`${key} is ${String(wrong)}`, { ...object, [key]: wrong }] as const),
  ]);
}

const HALF_WRONG = [undefined, Number.NaN, -1, 0.5, 2 ** 53, [7], { a: 1 }];

function throwing(): never {
  throw new CallersError("the caller's own");
}

function raising(error?: unknown): void {
  if (error instanceof TypeError) throw error;
}

const handler: ProxyHandler<object> = new Proxy({}, { get: () => throwing });

function selfish(): unknown[] {
  const list: unknown[] = [];
  list.push(list);
  return list;
}

function detached(): Uint8Array {
  const view = new Uint8Array(8);
  structuredClone(view.buffer, { transfer: [view.buffer] });
  return view;
}

function revoked(target: object): unknown {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}
