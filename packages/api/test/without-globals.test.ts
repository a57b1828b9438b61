import { createContext, runInContext } from "node:vm";
import { beforeAll, expect, test } from "vitest";
import { bundle } from "./bundle.ts";

const ABSENT = [
  "TextDecoder",
  "TextEncoder",
  "SharedArrayBuffer",
  "Intl",
  "BigInt",
  "URL",
  "URLSearchParams",
  "Buffer",
];

let run: (script: string) => unknown;

beforeAll(async () => {
  const context = createContext({});
  runInContext(ABSENT.map((name) => `delete globalThis.${name};`).join(""), context);
  runInContext(await bundle("src/index.ts"), context);
  run = (script) => runInContext(script, context);
});

test("without globals: the globals are absent", () => {
  for (const name of ABSENT) expect(run(`typeof ${name}`), name).toBe("undefined");
});

test("without globals: URLs parse, resolve and change", () => {
  expect(run('new api.URL("../é?ü#ö", "https://u:p@EXAMPLE.com:443/a/b/c").href')).toBe(
    "https://u:p@example.com/a/%C3%A9?%C3%BC#%C3%B6",
  );
  expect(run('new api.URL("https://[1:0::0:2]:80/").host')).toBe("[1::2]:80");
  expect(run('new api.URL("https://0x7f.1/").host')).toBe("127.0.0.1");
  expect(run('const url = new api.URL("https://h/"); url.search = "a=é"; url.searchParams.get("a")')).toBe("é");
});

test("without globals: percent-encoding and -decoding use UTF-8", () => {
  expect(run('new api.URLSearchParams("a=%F0%9F%92%A9%FF").get("a")')).toBe("💩\ufffd");
  expect(run('new api.URLSearchParams([["a", "💩\\ud800"]]).toString()')).toBe("a=%F0%9F%92%A9%EF%BF%BD");
  expect(run('new api.URL("https://%F0%9F%92%A9.example/").host')).toBe("xn--ls8h.example");
});

// @id api/without-globals-international-domains-convert
test("without globals: international domains convert to ASCII and back", () => {
  expect(run('new api.URL("https://faß.ExAmPlE/").host')).toBe("xn--fa-hia.example");
  expect(run('api.domainToUnicode("xn--fa-hia.example").value')).toBe("faß.example");
});

test("without globals: errors are the realm's own TypeErrors and have their cause", () => {
  expect(run('try { new api.URL("//") } catch (e) { [e instanceof TypeError, e.code, e.cause.code].join() }')).toBe(
    "true,ERR_INVALID_URL,missing-scheme-non-relative-URL",
  );
});

test("minified: names, lengths and tags are those of the IDL", () => {
  expect(run("[api.URL.name, api.URL.length, api.URLSearchParams.name, api.URLSearchParams.length].join()")).toBe(
    "URL,1,URLSearchParams,0",
  );
  expect(run("[api.URL.canParse.length, api.URLSearchParams.prototype.has.length].join()")).toBe("1,1");
  expect(run("Object.prototype.toString.call(new api.URLSearchParams().keys())")).toBe(
    "[object URLSearchParams Iterator]",
  );
  expect(run("Object.getOwnPropertyDescriptor(api.URL.prototype, 'href').get.name")).toBe("get href");
});

test("minified: the receiver is checked before an argument is converted", () => {
  for (const member of ["append", "delete", "get", "getAll", "has", "set"]) {
    expect(
      run(`try {
        const bad = { toString() { throw new RangeError("converted") } };
        api.URLSearchParams.prototype.${member}.call({}, bad, bad);
      } catch (error) { error.name }`),
      member,
    ).toBe("TypeError");
  }
});
