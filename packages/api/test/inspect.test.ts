import { format, type InspectOptions, inspect } from "node:util";
import * as ours from "@url/api";
import { expect, test } from "vitest";

type Classes = Pick<typeof globalThis, "URL" | "URLSearchParams">;

// Node's own classes, not those of a test environment.
const NODE: Classes = { URL: globalThis.URL, URLSearchParams: globalThis.URLSearchParams };
const OURS = ours as unknown as Classes;

const TEN = Array.from({ length: 10 }, (_, i) => [`name${i}`, `a longer value ${i}`]);
const FULL = "https://u:p@example.org:81/b?c=d&c=e#f";

/** What is printed of the classes that are given. */
const CASES: readonly (readonly [name: string, print: (classes: Classes) => string])[] = [
  ["a URL", ({ URL }) => inspect(new URL(FULL))],
  ["a URL without most components", ({ URL }) => inspect(new URL("a:"))],
  ["a URL in objects", ({ URL }) => inspect({ a: { b: new URL(FULL) } })],
  ["a URL at the depth", ({ URL }) => inspect([new URL(FULL)], { depth: 1 })],
  ["a URL at depth 0", ({ URL }) => inspect(new URL(FULL), { depth: 0 })],
  ["a URL without a limit", ({ URL }) => inspect([[[[new URL(FULL)]]]], { depth: null })],
  ["a URL in colors", ({ URL }) => inspect(new URL(FULL), { colors: true })],
  ["a URL sorted", ({ URL }) => inspect(new URL(FULL), { sorted: true })],
  ["a URL on one line", ({ URL }) => inspect(new URL(FULL), { breakLength: Infinity, compact: 1 })],
  ["a URL with getters", ({ URL }) => inspect(new URL(FULL), { getters: true })],
  ["a URL with properties of its own", ({ URL }) => inspect(Object.assign(new URL(FULL), { mine: 1 }))],
  ["a subclass", ({ URL }) => inspect(new (class Mine extends URL {})(FULL))],
  [
    "a subclass with fields",
    ({ URL }) =>
      inspect(
        new (class Mine extends URL {
          note = "mine";
        })(FULL),
      ),
  ],
  [
    "a subclass that overrides an attribute",
    ({ URL }) =>
      inspect(
        new (class Mine extends URL {
          override get hash() {
            return "mine";
          }
        })(FULL),
      ),
  ],
  ["a class without a name", ({ URL }) => inspect(new (class extends URL {})("a:"))],
  ["a URL by %s, %j, %o and %O", ({ URL }) => ["%s", "%j", "%O"].map((f) => format(f, new URL(FULL))).join("\n")],
  ["pairs", ({ URLSearchParams: P }) => inspect(new P("a=b&a=c"))],
  ["no pairs", ({ URLSearchParams: P }) => inspect(new P())],
  ["names and values with quotes and controls", ({ URLSearchParams: P }) => inspect(new P("a'=\u001b[1m%0A&\"=é"))],
  ["pairs in objects", ({ URLSearchParams: P }) => inspect({ a: { b: new P("c=d") } })],
  ["pairs beyond the depth", ({ URLSearchParams: P }) => inspect([new P("c=d")], { depth: 0 })],
  ["pairs beyond the depth in colors", ({ URLSearchParams: P }) => inspect([new P("c")], { depth: 0, colors: true })],
  ["pairs without a limit", ({ URLSearchParams: P }) => inspect([[[[new P("c=d")]]]], { depth: null })],
  ["many pairs", ({ URLSearchParams: P }) => inspect(new P(TEN))],
  ["many pairs on one line", ({ URLSearchParams: P }) => inspect(new P(TEN), { breakLength: Infinity })],
  ["more than a hundred pairs", ({ URLSearchParams: P }) => inspect(new P("a&".repeat(120)))],
  ["pairs as wide as the line", ({ URLSearchParams: P }) => inspect(new P("a=1&b=2"), { breakLength: 22 })],
  ["pairs wider than the line", ({ URLSearchParams: P }) => inspect(new P("a=1&b=2"), { breakLength: 21 })],
  ["pairs in colors", ({ URLSearchParams: P }) => inspect(new P("a=1&b=2"), { colors: true, breakLength: 22 })],
  ["long values cut", ({ URLSearchParams: P }) => inspect(new P("a=bcdefgh"), { maxStringLength: 3 })],
  ["pairs with hidden properties", ({ URLSearchParams: P }) => inspect(new P("a=1"), { showHidden: true })],
  ["a subclass of the pairs", ({ URLSearchParams: P }) => inspect(new (class Mine extends P {})("a=1"))],
  ["pairs by %s, %j, %o and %O", ({ URLSearchParams: P }) => format("%j %o %O", new P("a"), new P("a"), new P("a"))],
  ["the prototype of URLSearchParams", ({ URLSearchParams: P }) => inspect(P.prototype)],
  ...(["entries", "keys", "values"] as const).flatMap((kind) => {
    const each: readonly (readonly [string, number, InspectOptions, string?])[] = [
      [`${kind}`, 0, {}],
      [`${kind} after one step`, 1, {}],
      [`${kind} at the end`, 3, {}],
      [`${kind} beyond the depth`, 0, { depth: -1 }],
      [`${kind} at depth 0`, 0, { depth: 0 }],
      [`${kind} in colors`, 0, { colors: true }],
      [`${kind} with hidden properties`, 0, { showHidden: true }],
      [`${kind} on narrow lines`, 0, { breakLength: 10 }],
    ];
    return each.map(
      ([name, steps, options]) =>
        [
          name,
          ({ URLSearchParams: P }: Classes) => {
            const iterator = new P("a=1&b=2")[kind]();
            for (let i = 0; i < steps; i++) iterator.next();
            return inspect(options.depth === -1 ? [iterator] : iterator, {
              ...options,
              depth: Math.max(options.depth ?? 2, 0),
            });
          },
        ] as const,
    );
  }),
  ["many names", ({ URLSearchParams: P }) => inspect(new P(TEN).keys())],
  ["many entries", ({ URLSearchParams: P }) => inspect({ a: new P(TEN).entries() })],
];

test.each(CASES)("inspect: prints as Node does: %s", (_, print) => {
  expect(print(OURS)).toBe(print(NODE));
});

test("inspect: the property by which test runners compare URLs shows beyond the depth and without a prototype", () => {
  expect(inspect([new ours.URL("a:")], { depth: 0 })).toBe("[ [URL] ]");
  expect(inspect(Object.setPrototypeOf(new ours.URL("a:"), null))).toContain("[Symbol(href)]: 'a:'");
});

test("inspect: does not show the hidden property in which Node keeps its state", () => {
  expect(inspect(new ours.URL(FULL), { showHidden: true })).not.toContain("context");
});

test("inspect: does not throw for prototypes and for objects that only inherit", () => {
  const params = new ours.URLSearchParams();
  for (const { prototype } of [ours.URL, ours.URLSearchParams]) expect(() => inspect(prototype)).not.toThrow();
  for (const instance of [params, params.keys()]) {
    const prototype = Object.getPrototypeOf(instance);
    for (const object of [prototype, Object.create(prototype)]) expect(() => inspect(object)).not.toThrow();
  }
});

test("inspect: does not change the object", () => {
  const url = new ours.URL("https://example.org/?a=b%20c");
  const names = url.searchParams.keys();
  inspect([url, names]);
  expect(url.href).toBe("https://example.org/?a=b%20c");
  expect([...names]).toEqual(["a"]);
});
