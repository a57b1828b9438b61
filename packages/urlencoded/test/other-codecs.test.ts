import querystring from "node:querystring";
import fast from "fast-querystring";
import queryString from "query-string";
import { describe, expect, test } from "vitest";
import { parse, serialize } from "../src/index.ts";
import { nest, unnest } from "../src/nested/index.ts";
import { toMap } from "../src/views/index.ts";

/** What docs/migrating/node-querystring.md says for `querystring.parse`: a value, or a list of the values of a repeated name. */
function read(text: string): Record<string, string | string[]> {
  const object: Record<string, string | string[]> = Object.create(null);
  for (const [name, values] of toMap(parse(text))) object[name] = values.length === 1 ? values[0]! : values;
  return object;
}

/** What it says for `querystring.stringify`. */
function write(value: object): string {
  const result = unnest(value, { arrays: "repeat" });
  return result.ok ? serialize(result.value) : result.error.code;
}

const entries = (object: object) => Object.entries(object);

describe("node:querystring and fast-querystring", () => {
  test.each([
    ...["", "a=b", "a=b&a=c", "a=b&c=d&a=e", "a=!-._~'()*", "A=0z", "a[]=b", "a%5B%5D=b&c=d", "__proto__=1", "a=b=c"],
    ...["hasOwnProperty=x&toString=y&valueOf=z&__defineGetter__=w", "n=918854443121279438895193", "%3D=b", "a=%zx"],
    ...[
      "%20a%20=%20b%20",
      "a=%EF%BF%BD",
      "a",
      "a&b=c",
      "a=b&c&d=e",
      "a=b&c=&d=e",
      "a=b&=c&d=e",
      "a=b&=&c=d",
      "&&a=b&&",
    ],
    ...[
      "&",
      "&&&&",
      "&=&",
      "&=&=",
      "=",
      "+",
      "+=",
      "+&",
      "=+",
      "+=&",
      "a&&b",
      "a=a&&b=b",
      "&a",
      "&=",
      "a&a&",
      "a&a&a&",
    ],
    ...[
      "a=&a=b&a=",
      "a+b=c+d",
      "+a=+b",
      "a+",
      "=a+",
      "a+&",
      "=a+&",
      "%20+",
      "=%20+",
      "?a=b",
      "%=1",
      "a%20b=c",
      "a=%C3%B6",
    ],
    ...["str=a&arr=1&arr=2&arr=3&null=&undef=", "a=%F0%9D%8C%86", "a=b;c=d", "a=100%", "a=%4"],
  ])("reads %j as both do", (text) => {
    expect(entries(read(text))).toEqual(entries(querystring.parse(text)));
    expect(entries(read(text))).toEqual(entries(fast.parse(text)));
  });

  test("reads ill-formed UTF-8 as the Standard says, where they differ from each other", () => {
    expect(read("a=%FF")).toEqual({ a: "\ufffd" });
    expect(querystring.parse("a=%FF")).toEqual({ a: "\ufffd" });
    expect(fast.parse("a=%FF")).toEqual({ a: "%FF" });
    expect([read("a=%%41"), querystring.parse("a=%%41"), fast.parse("a=%%41")]).toEqual([
      { a: "%A" },
      { a: "%A" },
      { a: "%%41" },
    ]);
  });

  test("throws for null and undefined, where both read nothing", () => {
    for (const value of [null, undefined]) {
      expect(() => read(value as never)).toThrow("parse: input must be a string or a Uint8Array");
      expect(entries(querystring.parse(value as never))).toEqual([]);
      expect(entries(fast.parse(value as never))).toEqual([]);
    }
  });

  test("reads every pair, where node:querystring stops after 1,000", () => {
    const text = Array.from({ length: 2000 }, (_, i) => `${i}=${i}`).join("&");
    expect(entries(read(text))).toEqual(entries(fast.parse(text)));
    expect(entries(querystring.parse(text))).toHaveLength(1000);
  });

  test.each([
    [{ a: "b" }],
    [{ a: ["b", "c"], d: "e" }],
    [{ a: 1, b: -72.42, c: 0, d: -0 }],
    [{ a: 1e21, b: 1e-7 }],
    [{ a: true, b: false }],
    [{ a: "ö€𝌆", "=&?": "%" }],
    [{ "a[]": "" }],
    [{ "": "x" }],
    [{}],
  ])("writes $0 as both do", (value) => {
    // A key with brackets is written in brackets, so that `nest` reads it back as one key.
    const expected = fast.stringify(value as never).replace("a%5B%5D", "%5Ba%5B%5D%5D");
    expect(write(value)).toBe(expected);
    expect(querystring.stringify(value as never).replace("a%5B%5D", "%5Ba%5B%5D%5D")).toBe(expected);
  });

  test.each([
    // The Standard's serializer writes a space as "+", and "!", "'", "(", ")" and "~" encoded, and not "*".
    [{ a: "b c" }, "a=b%20c", "a=b+c"],
    [{ a: "!'()~*" }, "a=!'()~*", "a=%21%27%28%29%7E*"],
    // `null` is an empty value for both, and `undefined` too; here, both are left out by default.
    [{ a: null, b: undefined }, "a=&b=", ""],
    // What has no text is an error, and not an empty value.
    [{ a: Number.NaN }, "a=", "unsupported-value"],
    [{ a: Number.POSITIVE_INFINITY }, "a=", "unsupported-value"],
    [{ a: () => 1 }, "a=", "unsupported-value"],
    [{ a: Date }, "a=", "unsupported-value"],
    [{ a: Math }, "a=", "unsupported-value"],
    [{ a: /./ }, "a=", "unsupported-value"],
    [{ a: Object(true) }, "a=", "unsupported-value"],
    // Objects and dates have entries and a text; both write nothing of them.
    [{ a: { b: 1 } }, "a=", "a%5Bb%5D=1"],
    [{ a: new Date(0) }, "a=", "a=1970-01-01T00%3A00%3A00.000Z"],
  ])("writes $0 differently", (value, both, ours) => {
    expect(fast.stringify(value as never)).toBe(both);
    expect(querystring.stringify(value as never)).toBe(both);
    expect(write(value)).toBe(ours);
  });

  test("leaves out an empty list without leaving its separator, as fast-querystring 1.1.2 does", () => {
    for (const [value, expected, theirs] of [
      [{ a: "", b: [] }, "a=", "a=&"],
      [{ a: [], b: "1" }, "b=1", "&b=1"],
    ] as const) {
      expect([write(value), querystring.stringify(value), fast.stringify(value)]).toEqual([expected, expected, theirs]);
    }
  });

  test("writes a bigint as both do", () => {
    const value = { a: 10n, b: 2n ** 80n };
    expect(write(value)).toBe("a=10&b=1208925819614629174706176");
    expect(fast.stringify(value as never)).toBe(write(value));
    expect(querystring.stringify(value)).toBe(write(value));
  });

  test("writes a lone surrogate as U+FFFD, and rejects what is not an object", () => {
    expect(() => querystring.stringify({ a: "\udc00" })).toThrow(URIError);
    expect(() => fast.stringify({ a: "\udc00" })).toThrow();
    expect(write({ a: "\udc00" })).toBe("a=%EF%BF%BD");
    for (const value of [undefined, null, 0, true, "hello"]) {
      expect(fast.stringify(value as never)).toBe("");
      expect(() => write(value as never)).toThrow(/^unnest: value must be an object/);
    }
  });
});

describe("query-string", () => {
  const nested = (text: string, options?: Parameters<typeof nest>[1]) => {
    const result = nest(parse(text), options);
    return result.ok ? JSON.parse(JSON.stringify(result.value)) : result.error.code;
  };

  test.each([
    ["a=1&b=2", {}, {}],
    ["a=1&a=2", {}, {}],
    ["a[]=1&a[]=2", { arrayFormat: "bracket" }, {}],
    ["a[0]=1&a[1]=2", { arrayFormat: "index" }, {}],
    ["a=1,2", { arrayFormat: "comma" }, { commas: true }],
    ["a=", {}, {}],
  ] as const)("reads %j with %j as nest does", (text, theirs, options) => {
    expect(nested(text, options)).toEqual({ ...queryString.parse(text, theirs as { arrayFormat: "comma" }) });
  });

  test.each([
    [{ a: ["x", "y"], b: "z" }, { arrayFormat: "index" }, { arrays: "indices" }],
    [{ a: ["x", "y"], b: "z" }, { arrayFormat: "bracket" }, { arrays: "brackets" }],
    [{ a: ["x", "y"], b: "z" }, {}, { arrays: "repeat" }],
    [{ a: ["x", "y"], b: "z" }, { arrayFormat: "comma" }, { arrays: "comma" }],
    [{ b: 1, a: true, c: undefined }, {}, { order: (a: string, b: string) => (a < b ? -1 : 1) }],
    [{ a: null, b: "c" }, { skipNull: true }, { nulls: "omit" }],
  ] as const)("writes %j with %j as unnest does", (value, theirs, options) => {
    const result = unnest(value, options);
    expect(result.ok && result.value.map((pair) => pair.join("=")).join("&")).toBe(
      queryString.stringify(value, { ...theirs, encode: false, sort: "order" in options ? undefined : false } as never),
    );
  });

  test("differs: a name without a value, the order of names, and the encoding of a space", () => {
    expect({ ...queryString.parse("a") }).toEqual({ a: null });
    expect(nested("a")).toEqual({ a: "" });
    expect(Object.keys(queryString.parse("b=1&a=2"))).toEqual(["a", "b"]);
    expect(Object.keys(nested("b=1&a=2"))).toEqual(["b", "a"]);
    expect(queryString.stringify({ a: "b c" })).toBe("a=b%20c");
    expect(serialize([["a", "b c"]])).toBe("a=b+c");
  });
});
