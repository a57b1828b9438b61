import { readFileSync } from "node:fs";
import * as api from "@url/api";
import { describe, expect, test } from "vitest";
import { conforms, QUESTIONS } from "../src/auto/probe.ts";

type Classes = { URL: typeof URL; URLSearchParams: typeof URLSearchParams };

/** The platform's classes, as classes that a test can break. `searchParams` still gives the other class. */
function platform(): Classes {
  const globals = { URL: class extends URL {}, URLSearchParams: class extends URLSearchParams {} };
  const { get } = Object.getOwnPropertyDescriptor(URL.prototype, "searchParams")!;
  Object.defineProperty(globals.URL.prototype, "searchParams", {
    configurable: true,
    get(this: URL) {
      return Object.setPrototypeOf(get!.call(this), globals.URLSearchParams.prototype);
    },
  });
  return globals;
}

/** Returns the expected answers that the classes do not return. An error is not an answer. */
function unanswered(globals: object): string[] {
  const { URL: U, URLSearchParams: P } = globals as typeof api;
  return QUESTIONS.filter(([ask, answer]) => {
    try {
      return String(ask(U, P)) !== answer;
    } catch {
      return true;
    }
  }).map(([, answer]) => answer);
}

test("probe: accepts our classes, the platform's, and subclasses of the platform's", () => {
  for (const globals of [api, globalThis, platform()]) {
    expect(unanswered(globals)).toEqual([]);
    expect(conforms(globals)).toBe(true);
  }
});

test("probe: rejects globals that lack a class or have one that is not a class", () => {
  expect(conforms({})).toBe(false);
  expect(conforms({ URL })).toBe(false);
  expect(conforms({ URLSearchParams })).toBe(false);
  expect(conforms({ URL: {}, URLSearchParams: null })).toBe(false);
});

test("probe: rejects globals that throw when they are read", () => {
  const globals = {
    get URL(): unknown {
      throw new Error("not now");
    },
  };
  expect(conforms(globals)).toBe(false);
});

/** A way to break the classes. */
type Defect = (globals: Classes) => void;

/**
 * One defect of a platform for each question, in the order of the questions. No other question notices it, so none can
 * be left out.
 */
const DEFECTS: readonly (readonly [name: string, breakIt: Defect])[] = [
  ["resolves no reference", reads("../b c?d#e", "http://example.com/a/x/../b%20c?d#e#")],
  ["takes a reference for a URL", reads("/a", "https://a.example/a")],
  ["does not see a scheme behind whitespace", reads(" java\tscript:a", "https://a.example/")],
  ["takes a backslash for a part of the host", reads("https:\\\\a.example\\@b.example", "https://b.example")],
  ["leaves numbers in hosts as they are", reads("http://0x7f.1", "http://0x7f.1.example")],
  ["leaves domains in Unicode", reads("https://B\u00fccher.example", "https://b-cher.example")],
  ["reads hosts of http only (Chrome 129)", reads("app://user@host:8080/a/../b", "app:////user@host:8080/a/../b")],
  ["has default ports in origins", onURL("origin", { get: () => "https://a.example:443" })],
  ["lacks canParse (Chrome 119, Safari 16, Firefox 114)", (g) => define(g.URL, "canParse", { value: undefined })],
  ["lacks parse (Chrome 125, Safari 17, Firefox 125)", (g) => define(g.URL, "parse", { value: undefined })],
  ["cannot set the port", onURL("port", { set: () => {} })],
  ["has searchParams of another class", onURL("searchParams", { get: () => new URLSearchParams() })],
  ["has no toJSON", onURL("toJSON", { value: undefined })],
  ["keeps one value of a name", onParams("getAll", { value: () => ["1"] })],
  ["leaves ~ as it is", (g) => writes(g, "%7E", "~")],
  ["copies no records", (g) => copies(g, (init) => (Object.getPrototypeOf(init) === Object.prototype ? "" : init))],
  ["counts names instead of pairs (React Native 0.84)", onParams("size", { get: () => 1 })],
  ["ignores the value in has (Chrome 116, Safari 16, Firefox 114)", onParams("has", { value: () => true })],
  ["does not sort", onParams("sort", { value: () => {} })],
  ["cannot be iterated", onParams(Symbol.iterator, { value: undefined })],
];

function define(holder: object, key: PropertyKey, descriptor: PropertyDescriptor): void {
  Object.defineProperty(holder, key, { configurable: true, ...descriptor });
}

function onURL(key: PropertyKey, descriptor: PropertyDescriptor): Defect {
  return ({ URL: U }) => define(U.prototype, key, descriptor);
}

function onParams(key: PropertyKey, descriptor: PropertyDescriptor): Defect {
  return ({ URLSearchParams: P }) => define(P.prototype, key, descriptor);
}

/** A constructor that takes `text` for `other`. */
function reads(text: string, other: string): Defect {
  return (globals) => {
    globals.URL = class extends globals.URL {
      constructor(url: string | URL, base?: string | URL) {
        super(url === text ? other : url, base);
      }
    };
  };
}

function writes(globals: Classes, text: string, other: string): void {
  const { toString: write } = URLSearchParams.prototype;
  define(globals.URLSearchParams.prototype, "toString", {
    value(this: URLSearchParams) {
      return write.call(this).replace(text, other);
    },
  });
}

function copies(globals: Classes, change: (init: object | string) => object | string): void {
  globals.URLSearchParams = class extends globals.URLSearchParams {
    constructor(init: object | string = "") {
      super(change(init) as Record<string, string>);
    }
  };
}

test.each(DEFECTS.map(([name, breakIt], i) => [name, breakIt, QUESTIONS[i]?.[1]] as const))(
  "probe: one question is about a platform that %s",
  (_, breakIt, answer) => {
    const globals = platform();
    breakIt(globals);
    expect(unanswered(globals)).toEqual([answer]);
    expect(conforms(globals)).toBe(false);
  },
);

test("probe: has a defect for every question", () => {
  expect(DEFECTS).toHaveLength(QUESTIONS.length);
});

/** More that a platform can do wrong, and the answer that it cannot give then. */
test.each<[string, Defect, string]>([
  ["can parse everything", (g) => define(g.URL, "canParse", { value: () => true }), "false,true"],
  [
    "resolves against an opaque path",
    (g) => define(g.URL, "parse", { value: () => new URL("https://b.example/a") }),
    ",https://b.example/a",
  ],
  [
    "has searchParams that do not follow the URL",
    (g) => define(g.URL.prototype, "searchParams", { get: () => new g.URLSearchParams("a=1") }),
    "true,https://a.example/?b=2&c=d+e",
  ],
  // Node's `search` setter reads `size`, so there the first answer is missing too.
  ["lacks size (Chrome 112, Safari 16, Firefox 111)", onParams("size", { value: undefined }), "2"],
  ["ignores the value in delete (workerd of June 2023)", onParams("delete", { value: () => {} }), "false,true,a=2"],
  ["sets nothing", onParams("set", { value: () => {} }), "a=4&b=3"],
  ["has no forEach", onParams("forEach", { value: undefined }), "a,1,b,2,a,1,b,2"],
])("probe: fails a platform that %s", (_, breakIt, answer) => {
  const globals = platform();
  breakIt(globals);
  expect(unanswered(globals)).toContain(answer);
  expect(conforms(globals)).toBe(false);
});

describe("probe: accepts a current engine that differs where applications do not depend on it", () => {
  test("Chromium 150 accepts a space in a host, and does not read C| as a drive letter", () => {
    const globals = platform();
    reads("file:///C|/a", "file:///C%7C/a")(globals);
    const { canParse } = URL;
    define(globals.URL, "canParse", { value: (url: string, base?: string) => canParse(url.replace(" ", ""), base) });
    expect(globals.URL.canParse("http://a b")).toBe(true);
    expect(new globals.URL("file:///C|/a").href).toBe("file:///C%7C/a");
    expect(conforms(globals)).toBe(true);
  });

  test("workerd writes a byte that is not UTF-8 as %FF, and the toStringTag of its objects is Object", () => {
    const globals = platform();
    writes(globals, "%EF%BF%BD", "%FF");
    define(globals.URLSearchParams.prototype, Symbol.toStringTag, { value: "Object" });
    expect(String(new globals.URLSearchParams("a=%ff"))).toBe("a=%FF");
    expect(conforms(globals)).toBe(true);
  });
});

test("probe: the README lists every question in the words of the source", () => {
  const source = readFileSync(new URL("../src/auto/probe.ts", import.meta.url), "utf8");
  const comments = [...source.matchAll(/^ {2}\/\/ (.*)\n {2}\[\s*\(?[U_a-z]/gm)].map(([, comment]) => comment);
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const [, list] = /<!-- questions -->([\s\S]*)<!-- \/questions -->/.exec(readme)!;
  const rows = list!.trim().split("\n").slice(2);
  expect(comments).toHaveLength(QUESTIONS.length);
  expect(rows.map((row) => row.split(" | ")[0]!.slice("| ".length))).toEqual(comments);
});
