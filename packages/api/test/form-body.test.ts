import { createContext, runInContext } from "node:vm";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { bundle } from "./bundle.ts";
import { stubs } from "./react-native.ts";

/** The `fetch` of React Native and of old browsers: whatwg-fetch, on the platform's XMLHttpRequest. */
const fetchPolyfill = await bundledFetch();
const polyfill = await bundle("src/auto.ts");

async function bundledFetch(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: 'import "whatwg-fetch";', resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    format: "iife",
  });
  return outputFiles[0]!.text;
}

/** What a server sees of a request. */
interface Seen {
  readonly headers: Record<string, string>;
  readonly body: string | undefined;
}

/** A realm with `globals` and an XMLHttpRequest that turns a body into text with `convert`. */
function realmWith(globals: object, convert: (body: unknown) => string | undefined) {
  const seen: Seen[] = [];
  class XMLHttpRequest {
    readonly #headers: Record<string, string> = {};
    readonly status = 200;
    readonly response = "";
    onload: () => void = () => {};
    open(): void {}
    setRequestHeader(name: string, value: string): void {
      this.#headers[name.toLowerCase()] = value;
    }
    getAllResponseHeaders(): string {
      return "";
    }
    send(body: unknown): void {
      seen.push({ headers: this.#headers, body: convert(body) });
      this.onload();
    }
  }
  const realm = createContext({ ...globals, XMLHttpRequest, setTimeout });
  return { run: (code: string): unknown => runInContext(code, realm), seen };
}

/** Web IDL: an object that is not a platform object is converted to a string. */
const inBrowser = (body: unknown) => String(body);

/** React Native gives text to the native side as `string`; of an object that it does not know nothing is read. */
const inReactNative = (body: unknown) =>
  (typeof body === "string" ? { string: body } : (body as { string?: string })).string;

const POST = 'fetch("https://a.example/", { method: "POST", body: new URLSearchParams({ a: "1 é" }) })';
const POST_TEXT = `fetch("https://a.example/", {
  method: "POST",
  headers: { "content-type": "application/x-www-form-urlencoded;charset=UTF-8" },
  body: new URLSearchParams({ a: "1 é" }).toString(),
})`;
const FORM = { "content-type": "application/x-www-form-urlencoded;charset=UTF-8" };
const BODY = "a=1+%C3%A9";

test("whatwg-fetch in an old browser: sends our URLSearchParams as a form", async () => {
  const { run, seen } = realmWith({}, inBrowser);
  run(polyfill);
  run(fetchPolyfill);
  await run(POST);
  expect(seen).toEqual([{ headers: FORM, body: BODY }]);
});

test("whatwg-fetch loaded before the polyfill: sends a form only if the platform had a URLSearchParams to replace", async () => {
  const replaced = realmWith(stubs(), inBrowser);
  replaced.run(fetchPolyfill);
  replaced.run(polyfill);
  await replaced.run(POST);
  expect(replaced.seen).toEqual([{ headers: FORM, body: BODY }]);

  const late = realmWith({}, inBrowser);
  late.run(fetchPolyfill);
  late.run(polyfill);
  await late.run(POST);
  expect(late.seen).toEqual([{ headers: { "content-type": "text/plain;charset=UTF-8" }, body: BODY }]);
});

test("whatwg-fetch in React Native: sends the header of a form but no body, with React Native's class as with ours", async () => {
  for (const code of ["", polyfill]) {
    const { run, seen } = realmWith(stubs(), inReactNative);
    run(fetchPolyfill);
    run(code);
    await run(POST);
    expect(seen).toEqual([{ headers: FORM, body: undefined }]);
  }
});

test.each([
  ["in an old browser", inBrowser],
  ["in React Native", inReactNative],
])("whatwg-fetch %s: sends the text of a URLSearchParams with the content type of a form", async (_, convert) => {
  const { run, seen } = realmWith(stubs(), convert);
  run(fetchPolyfill);
  run(polyfill);
  await run(POST_TEXT);
  expect(seen).toEqual([{ headers: FORM, body: BODY }]);
});

test("the platform's fetch: converts our class to text, and Request and Response have the type text/plain", async () => {
  const { URLSearchParams: Ours } = await import("@url/api");
  for (const body of [new Request("https://a.example/", { method: "POST", body: ours() }), new Response(ours())]) {
    expect(body.headers.get("content-type")).toBe("text/plain;charset=UTF-8");
    expect(await body.text()).toBe(BODY);
  }

  function ours(): URLSearchParams {
    return new Ours({ a: "1 é" });
  }
});
