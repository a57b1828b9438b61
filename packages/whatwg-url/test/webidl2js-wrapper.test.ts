import { createContext, runInContext } from "node:vm";
import { beforeAll, expect, test } from "vitest";
// @ts-expect-error it comes without types
import * as theirs from "whatwg-url/webidl2js-wrapper.js";
import * as ours from "../src/webidl2js-wrapper.ts";

type Wrappers = typeof ours;
interface Page {
  readonly window: object;
  readonly run: (code: string) => unknown;
}

function page({ URL, URLSearchParams }: Wrappers): Page {
  const context = createContext({});
  const window = runInContext("globalThis", context) as object;
  URLSearchParams.install(window, ["Window"]);
  URL.install(window, ["Window"]);
  return { window, run: (code) => runInContext(code, context) };
}

let pages: readonly Page[];
beforeAll(() => {
  pages = [page(theirs as unknown as Wrappers), page(ours)];
});

/** Whether code throws a TypeError that is the page's own. */
function throwsTypeError(code: string): string {
  return `(() => { try { ${code} } catch (error) { return error.constructor === TypeError } })()`;
}

/** Scripts of a page, each giving something that can be compared: what stock whatwg-url gives, so do we. */
test.each([
  "new URL('https://h/?a=b') instanceof URL",
  "new URL('x', 'https://h/').href",
  "webkitURL === URL",
  "URL.name + URL.length + URLSearchParams.name + URLSearchParams.length",
  "Object.keys(URL.prototype).sort().join()",
  "Object.keys(URLSearchParams.prototype).sort().join()",
  "Object.keys(URL).join()",
  "Object.getOwnPropertyNames(URL).sort().join()",
  "Object.prototype.toString.call(new URL('https://h/'))",
  "URLSearchParams.prototype[Symbol.iterator] === URLSearchParams.prototype.entries",
  "new URL('https://h/?a=b').searchParams instanceof URLSearchParams",
  "(u => u.searchParams === u.searchParams)(new URL('https://h/?a=b'))",
  "(u => { u.searchParams.append('c', 'd'); return u.href })(new URL('https://h/?a=b'))",
  "(u => { u.search = '?x=y'; return [...u.searchParams].join() })(new URL('https://h/?a=b'))",
  "URL.parse('nonsense')",
  "URL.parse('https://h/x') instanceof URL",
  "URL.canParse('https://h/') && !URL.canParse('nonsense')",
  "[...new URLSearchParams({ a: 'b', c: 'd' })].join()",
  "[...new URLSearchParams([['a', 'b']]).keys()].join()",
  "new URLSearchParams('a=b') instanceof URLSearchParams",
  "(class extends URL { get twice() { return this.href + this.href } }, new (class extends URL { get twice() { return this.href + this.href } })('https://h/').twice)",
  throwsTypeError("new URL()"),
  throwsTypeError("URL('https://h/')"),
  throwsTypeError("URL.prototype.href"),
  throwsTypeError("Reflect.apply(URL.prototype.toJSON, {}, [])"),
  throwsTypeError("new URLSearchParams('').append('a')"),
  throwsTypeError("new URLSearchParams(Symbol())"),
  throwsTypeError("new URL.prototype.toJSON()"),
])("%s", (code) => {
  const [expected, actual] = pages.map(({ run }) => run(code));
  expect(actual).toEqual(expected);
});

test.each([
  "Object.getPrototypeOf(URL.prototype) === Object.prototype",
  "Object.getPrototypeOf(URLSearchParams.prototype) === Object.prototype",
  throwsTypeError("new URL('nonsense')"),
  throwsTypeError("new URL('https://h/').href = 'nonsense'"),
  throwsTypeError("new URLSearchParams([['a']])"),
])("does what Web IDL says, where whatwg-url uses its own realm: %s", (code) => {
  expect(pages.map(({ run }) => run(code))).toEqual([false, true]);
});

test("is, convert and create recognize objects of the interface, across realms", () => {
  for (const [index, { window, run }] of pages.entries()) {
    const { URL, URLSearchParams } = index === 0 ? (theirs as unknown as Wrappers) : ours;
    const url = run("new URL('https://h/')");
    expect([URL.is(url), URLSearchParams.is(url), URL.is({}), URL.is(null)]).toEqual([true, false, false, false]);
    expect(URL.is(URL.create(window, ["https://h/"]))).toBe(true);
    expect(() => URL.convert(window, {})).toThrow("The provided value is not of type 'URL'.");
  }
});

test("installs nothing where the interface is not exposed", () => {
  for (const { URL } of [theirs as unknown as Wrappers, ours]) {
    const window = runInContext("globalThis", createContext({})) as object;
    URL.install(window, ["AudioWorklet"]);
    expect("URL" in window).toBe(false);
  }
});
