import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "../src/index.ts";
import { type DialectName, nest } from "../src/nested/index.ts";
import { ROWS } from "./dialect-rows.ts";

/** What `nest` makes of a query, as data with prototypes. */
function read(query: string, dialect: DialectName): unknown {
  const result = nest(parse(query), { dialect });
  return result.ok ? JSON.parse(JSON.stringify(result.value)) : result.error.code;
}

/** Where the dialect is not what PHP does, because no pair is dropped. Each has its reason in the README. */
const NOT_PHP: Readonly<Record<string, string>> = {
  // PHP ignores a pair without a first key. Here, the whole name is the key.
  "[a]=1": '{"[a]":"1"}',
  "[]=1": '{"[]":"1"}',
  "=b": '{"":"b"}',
  "[=1": '{"[":"1"}',
  "[[a]=1": '{"[[a]":"1"}',
  "a=1&[a]=2": '{"a":"1","[a]":"2"}',
  "%00a=1": '{"\\u0000a":"1"}',
  "%00[a]=1": '{"\\u0000[a]":"1"}',
  "%20%20=1": '{"  ":"1"}',
  "%20[a]=1": '{" [a]":"1"}',
  "+=1": '{" ":"1"}',
  // A negative number is a key like others, and does not decide about the index of [].
  "a[-5]=x&a[]=y": '{"a":{"0":"y","-5":"x"}}',
  "a[-3]=1&a[-7]=2&a[]=3": '{"a":{"0":"3","-3":"1","-7":"2"}}',
  "a[-9999999999999999]=1&a[]=3": '{"a":{"0":"3","-9999999999999999":"1"}}',
  // PHP drops a value for which there is no greater index.
  "a[9223372036854775807]=1&a[]=2": '{"a":{"0":"2","9223372036854775807":"1"}}',
};

/** Where the dialect is not what Rack does. */
const NOT_RACK: Readonly<Record<string, string>> = {
  // Rack ignores a pair without a name.
  "=b": '{"":"b"}',
  // Pairs do not say whether there was a "=".
  a: '{"a":""}',
  "a[]": '{"a":[""]}',
  "a[b]": '{"a":{"b":""}}',
};

describe("php", () => {
  test.each(ROWS)("reads %s as PHP does, or as the table says", (query, php) => {
    expect(NOT_PHP[query]).not.toBe(php);
    expect(read(query, "php")).toEqual(JSON.parse(NOT_PHP[query] ?? php));
  });
});

describe("rails", () => {
  test.each(ROWS)("reads %s as Rack does, or as the table says", (query, _, rack) => {
    expect(NOT_RACK[query]).not.toBe(rack);
    const expected = rack === "ParameterTypeError" ? "conflict" : JSON.parse(NOT_RACK[query] ?? rack);
    expect(read(query, "rails")).toEqual(expected);
  });
});

test("every row of the tables of differences is a row", () => {
  const queries = ROWS.map(([query]) => query);
  expect(queries).toEqual(expect.arrayContaining([...Object.keys(NOT_PHP), ...Object.keys(NOT_RACK)]));
});

test("the option repeated decides about repeated names in each dialect", () => {
  const names = (dialect: DialectName, repeated: "first" | "last" | "array" | "error") => {
    const result = nest(parse("a=1&a=2"), { dialect, repeated });
    return result.ok ? result.value.a : result.error.code;
  };
  for (const dialect of ["qs", "dot", "php", "rails"] as const) {
    expect(names(dialect, "first")).toBe("1");
    expect(names(dialect, "last")).toBe("2");
    expect(names(dialect, "array")).toEqual(["1", "2"]);
    expect(names(dialect, "error")).toBe("repeated-name");
  }
  // What PHP and Rack overwrite is a conflict then.
  for (const repeated of ["first", "array", "error"] as const) {
    for (const query of ["a=1&a[b]=2", "a[b]=1&a=2", "a[]=1&a=2"]) {
      expect(nest(parse(query), { dialect: "php", repeated })).toMatchObject({ error: { code: "conflict" } });
      expect(nest(parse(query), { dialect: "rails", repeated })).toMatchObject({ error: { code: "conflict" } });
    }
  }
});

test("removed rows of a form are lists or keys, as in the original of each dialect", () => {
  const query = "items[0][n]=x&items[2][n]=z";
  expect(read(query, "qs")).toEqual({ items: [{ n: "x" }, { n: "z" }] });
  expect(read("items[0].n=x&items[2].n=z", "dot")).toEqual({ items: [{ n: "x" }, { n: "z" }] });
  expect(read(query, "php")).toEqual({ items: { 0: { n: "x" }, 2: { n: "z" } } });
  expect(read(query, "rails")).toEqual({ items: { 0: { n: "x" }, 2: { n: "z" } } });
});

test("the README's table of dialects is what nest returns", () => {
  const text = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const table = Array.from(text.matchAll(/^\| `(.+?)` \| `(.+?)` \| `(.+?)` \| `(.+?)` \| `(.+?)` \|$/gm), (row) =>
    row.slice(1),
  );
  const rows = table.filter(([query]) => query!.includes("="));
  expect(rows.length).toBeGreaterThan(10);
  for (const [query, ...cells] of rows) {
    const expected = cells.map((cell) => (cell === "conflict" ? cell : JSON.parse(cell!)));
    expect(
      ["qs", "dot", "php", "rails"].map((dialect) => read(query!, dialect as DialectName)),
      query,
    ).toEqual(expected);
  }
});
