import { URL, URLSearchParams } from "@url/api";
import fc from "fast-check";
import { expect, test } from "vitest";

// Every run tries the same inputs.
fc.configureGlobal({ seed: 20261122 });

// `get` and `has` may read the query where it stands, as long as no list was made. The platform's class is the reference.

const pieces = [
  "a",
  "b",
  "ab",
  "a",
  "b",
  "=",
  "=",
  "&",
  "&",
  "é",
  "\u{1f4a9}",
  "\ufffd",
  "\ud83d",
  "?",
  "[x]",
  "#",
  " ",
];
pieces.push("+", "%", "%61", "%20", "%26", "%3D", "%C3%A9", "%2B", "%0");
const names = [
  "a",
  "b",
  "ab",
  "aa",
  "",
  "é",
  "\ufffd",
  "\ud83d",
  "a b",
  "[x]",
  "a=b",
  "=",
  "&",
  "%",
  "%61",
  "+",
  "zz",
  "\u{1f4a9}",
];

/** The same bytes percent-encoded: Node reads raw text beside ill-formed UTF-8 differently. */
function inASCII(text: string): string {
  return text.replace(/[^\0-\x7f]+/g, (run) => encodeURIComponent(run.replace(/[\ud800-\udfff]/gu, "\ufffd")));
}

const query = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((list) => list.join(""));
const name = fc.constantFrom(...names);
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ call: fc.constantFrom("get", "has", "getAll"), name }) },
  { weight: 1, arbitrary: fc.record({ call: fc.constantFrom("append", "set", "delete", "toString", "size"), name }) },
);

function take(params: globalThis.URLSearchParams, { call, name }: { call: string; name: string }): unknown {
  switch (call) {
    case "get":
      return params.get(name);
    case "has":
      return params.has(name);
    case "getAll":
      return params.getAll(name);
    case "append":
      return params.append(name, "1");
    case "set":
      return params.set(name, "é");
    case "delete":
      return params.delete(name);
    default:
      return [String(params), params.size];
  }
}

test("get and has: return what the platform's return, in any order of calls", () => {
  fc.assert(
    fc.property(query, fc.array(step, { maxLength: 6 }), (text, steps) => {
      const ours = new URLSearchParams(text) as globalThis.URLSearchParams;
      const theirs = new globalThis.URLSearchParams(inASCII(text));
      for (const each of steps) expect(take(ours, each), JSON.stringify(each)).toEqual(take(theirs, each));
      expect([...ours]).toEqual([...theirs]);
    }),
    { numRuns: 10_000 },
  );
});

test("get: reads the query of a URL as the platform's does, before and after the URL changes", () => {
  fc.assert(
    fc.property(query, query, name, (first, second, wanted) => {
      const ours = new URL("https://h/");
      const theirs = new globalThis.URL("https://h/");
      ours.search = theirs.search = inASCII(first);
      expect(ours.searchParams.get(wanted)).toBe(theirs.searchParams.get(wanted));
      ours.search = theirs.search = inASCII(second);
      expect(ours.searchParams.get(wanted)).toBe(theirs.searchParams.get(wanted));
      expect(String(ours.searchParams)).toBe(String(theirs.searchParams));
    }),
    { numRuns: 2000 },
  );
});

test("get: reads the query after the name was converted, which can change it", () => {
  const url = new URL("https://h/?a=1&b=2");
  const { searchParams } = url;
  const converting = {
    toString() {
      url.search = "?a=3";
      return "a";
    },
  };
  expect(searchParams.get(converting as unknown as string)).toBe("3");
  expect(searchParams.has("b")).toBe(false);
});

test("has: converts name and value before it reads", () => {
  const params = new URLSearchParams("a=1");
  const appending = (text: string) => ({
    toString() {
      params.append("b", "2");
      return text;
    },
  });
  expect(params.has("b")).toBe(false);
  expect(params.has(appending("b") as unknown as string)).toBe(true);
  expect(params.has("b", appending("2") as unknown as string)).toBe(true);
  expect(params.getAll("b")).toEqual(["2", "2"]);
});

test("get: returns the same value however often it is called", () => {
  const text = "first=1&second=2&third=3&fourth=4%20+&fifth";
  const params = new URLSearchParams(text);
  for (let i = 0; i < 5; i++) {
    expect(["first", "second", "third", "fourth", "fifth", "sixth"].map((each) => params.get(each))).toEqual([
      "1",
      "2",
      "3",
      "4  ",
      "",
      null,
    ]);
  }
});
