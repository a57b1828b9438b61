import * as ours from "@url/api";
import { expect, test } from "vitest";

type Classes = Pick<typeof globalThis, "URL" | "URLSearchParams">;
const NODE: Classes = { URL: globalThis.URL, URLSearchParams: globalThis.URLSearchParams };
const OURS = ours as unknown as Classes;

/** The name, the code and the message of what `run` throws. */
function thrown(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    const { name, code, message } = error as Error & { code?: string };
    return { name, code, message };
  }
  return undefined;
}

// biome-ignore lint/suspicious/noExplicitAny: everything here is called as it must not be
type Call = (classes: any) => unknown;

const PAIRS =
  (init: unknown): Call =>
  ({ URLSearchParams: P }) =>
    new P(init);
const METHODS = ["append", "delete", "get", "getAll", "has", "set"] as const;
const OTHERS = ["sort", "entries", "keys", "values", "toString"] as const;

/** Calls that throw the same error as Node's own classes do: name, code and message. */
const SAME: readonly (readonly [name: string, call: Call])[] = [
  ["URL without arguments", ({ URL }) => new URL()],
  ["canParse without arguments", ({ URL }) => URL.canParse()],
  ...METHODS.map((key) => [`${key} without arguments`, ({ URLSearchParams: P }) => new P()[key]()] as [string, Call]),
  ["append with a name only", ({ URLSearchParams: P }) => new P().append("a")],
  ["set with a name only", ({ URLSearchParams: P }) => new P().set("a")],
  ...[...METHODS, ...OTHERS].flatMap((key) =>
    [undefined, null, 1, {}].map(
      (receiver) =>
        [`${key} on ${receiver}`, ({ URLSearchParams: P }) => P.prototype[key].call(receiver)] as [string, Call],
    ),
  ),
  ["forEach on an object", ({ URLSearchParams: P }) => P.prototype.forEach.call({}, () => {})],
  [
    "size on an object",
    ({ URLSearchParams: P }) => Object.getOwnPropertyDescriptor(P.prototype, "size")!.get!.call({}),
  ],
  ["next on an object", ({ URLSearchParams: P }) => new P().keys().next.call({})],
  ["a pair that is a number", PAIRS([1])],
  ["a pair that is null", PAIRS([null])],
  ["a pair that is not iterable", PAIRS([{}])],
  ["a pair with an iterator that is not a function", PAIRS([{ [Symbol.iterator]: 1 }])],
  ["a pair of one", PAIRS([["a"]])],
  ["a pair of three", PAIRS([["a", "b", "c"]])],
  ["a string object", PAIRS(new String("ab"))],
  ["an iterator that is not a function", PAIRS({ [Symbol.iterator]: 1 })],
];

test.each(SAME)("errors: have the properties of Node's errors: %s", (_, call) => {
  const expected = thrown(() => call(NODE));
  expect(expected).toMatchObject({ name: "TypeError", code: expect.stringMatching(/^ERR_/) });
  expect(thrown(() => call(OURS))).toEqual(expected);
});

test("errors: forEach names the type of what it received instead of a function", () => {
  const native = thrown(() => new URLSearchParams().forEach(undefined as never));
  expect(thrown(() => new ours.URLSearchParams().forEach(undefined as never))).toEqual({
    ...(native as object),
    message: 'The "callback" argument must be of type function. Received type undefined',
  });
  expect(thrown(() => new ours.URLSearchParams().forEach({} as never))).toEqual({
    name: "TypeError",
    code: "ERR_INVALID_ARG_TYPE",
    message: 'The "callback" argument must be of type function. Received type object',
  });
});

test("errors: an iterator that returns no object has a code, which Node's error lacks", () => {
  for (const it of [1, { next: () => 1 }]) {
    const init = { [Symbol.iterator]: () => it } as never;
    expect(thrown(() => new ours.URLSearchParams(init))).toMatchObject({ code: "ERR_ARG_NOT_ITERABLE" });
  }
});

test("errors: getters of URL throw the engine's TypeError on another object, as in Node", () => {
  for (const { URL } of [NODE, OURS]) {
    const { get } = Object.getOwnPropertyDescriptor(URL.prototype, "host")!;
    expect(thrown(() => get!.call({}))).toMatchObject({ name: "TypeError", code: undefined });
  }
});
