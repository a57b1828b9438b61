import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { dump, fromHex, toHex } from "../src/scripts/forms/bytes.ts";
import { ENCODINGS } from "../src/scripts/forms/encodings.ts";
import { nestAll, stringifyAll } from "../src/scripts/forms/nested.ts";
import { bytesOf, type ReadOptions, readForm, textOf } from "../src/scripts/forms/read.ts";
import { loadTables } from "../src/scripts/forms/tables.ts";
import { withPair, writeForm } from "../src/scripts/forms/write.ts";

const OPTIONS: ReadOptions = {
  encoding: "UTF-8",
  charsetField: false,
  numericReferences: false,
  strict: false,
  maxBytes: 2 ** 20,
  maxPairs: 10_000,
};

function pairsOf(body: string | Uint8Array, options: Partial<ReadOptions> = {}): unknown {
  const { result } = readForm(typeof body === "string" ? bytesOf(body) : body, { ...OPTIONS, ...options });
  return result.ok ? result.value : result.error;
}

beforeAll(loadTables);

describe("bytes", () => {
  test("are written as hex and read back", () => {
    const bytes = Uint8Array.from({ length: 20 }, (_, index) => index * 13);
    expect(toHex(Uint8Array.of(0, 0x7f, 0xff))).toBe("00 7f ff");
    expect(toHex(bytes).split("\n").length).toBe(2);
    expect(fromHex(toHex(bytes))).toEqual({ ok: true, value: bytes });
    expect(fromHex("613D\n31")).toEqual({ ok: true, value: bytesOf("a=1") });
  });

  test("are rejected with the place of the mistake", () => {
    expect(fromHex("61 3g")).toEqual({ ok: false, error: { code: "not-hex", start: 4, end: 5 } });
    expect(fromHex("61".repeat(40_000))).toMatchObject({ ok: false, error: { code: "too-long" } });
    expect(fromHex("61 3")).toEqual({ ok: false, error: { code: "half-byte", start: 3, end: 4 } });
  });

  test("are shown with their offsets and what is printable, up to a limit", () => {
    const lines = dump(bytesOf(`${"a".repeat(16)}é\n=`), 18);
    expect(lines).toEqual([
      { offset: 0, hex: Array(16).fill("61").join(" "), text: "a".repeat(16) },
      { offset: 16, hex: "c3 a9", text: "··" },
    ]);
  });
});

describe("a body", () => {
  const rows: { input: string; output: [string, string][] }[] = JSON.parse(
    readFileSync(new URL("../../tooling/data/wpt/rows/urlencoded-parser-data.json", import.meta.url), "utf8"),
  );

  test("has the pairs that WPT expects, and those of the platform", () => {
    for (const { input, output } of rows) {
      const bytes = bytesOf(input);
      expect(pairsOf(bytes)).toEqual(output);
      expect(readForm(bytes, OPTIONS).different).toEqual([]);
    }
    expect(rows.length).toBeGreaterThan(20);
  });

  // The bytes are those of the Encoding Standard's indexes.
  test.each([
    ["windows-1252", "a=%80%E9", "€é"],
    ["Shift_JIS", "a=%93%FA%96%7B", "日本"],
    ["EUC-KR", "a=%C7%D1", "한"],
    ["KOI8-R", "a=%F0%D2", "Пр"],
    ["gb18030", "a=%D6%D0", "中"],
  ])("in %s is decoded, where the platform reads UTF-8", (encoding, body, value) => {
    expect(pairsOf(body, { encoding })).toEqual([["a", value]]);
    expect(writeForm([["a", value]], encoding).toUpperCase()).toBe(body.toUpperCase());
    const { different, native } = readForm(bytesOf(body), { ...OPTIONS, encoding });
    expect(different).toEqual([0]);
    expect(native[0]![1]).toContain("\ufffd");
  });

  test("has the encoding that a field _charset_ names, if that is asked for", () => {
    const body = "_charset_=windows-1252&a=%E9";
    expect(pairsOf(body)).toEqual([
      ["_charset_", "windows-1252"],
      ["a", "\ufffd"],
    ]);
    const view = readForm(bytesOf(body), { ...OPTIONS, charsetField: true });
    expect(view.result).toEqual({
      ok: true,
      value: [
        ["_charset_", "windows-1252"],
        ["a", "é"],
      ],
    });
    expect(view.encoding).toBe("windows-1252");
  });

  test("has characters for numeric references, if that is asked for, but not in UTF-8", () => {
    const options = { encoding: "windows-1252", numericReferences: true };
    expect(pairsOf("a=%26%239731%3B", options)).toEqual([["a", "☃"]]);
    expect(pairsOf("a=%26%239731%3B", { numericReferences: true })).toEqual([["a", "&#9731;"]]);
    expect(writeForm([["a", "☃"]], "windows-1252")).toBe("a=%26%239731%3B");
  });

  test("is rejected beyond a limit and, if strict, where it is malformed", () => {
    expect(pairsOf("a=1&b=2", { maxPairs: 1 })).toMatchObject({ code: "too-many-pairs", limit: 1 });
    expect(pairsOf("a=12345", { maxBytes: 4 })).toMatchObject({ code: "too-many-bytes", limit: 4 });
    expect(pairsOf("a=%GG", { strict: true })).toMatchObject({ code: "malformed-percent", start: 2 });
    expect(pairsOf("a=%GG")).toEqual([["a", "%GG"]]);
  });

  test("keeps a question mark at its start, in the platform's reading too", () => {
    expect(readForm(bytesOf("?a=1"), OPTIONS)).toMatchObject({ native: [["?a", "1"]], different: [] });
  });

  test("shows bytes that are not UTF-8 as U+FFFD", () => {
    expect(textOf(Uint8Array.of(0x61, 0xff))).toBe("a\ufffd");
  });
});

test("every encoding that is offered has an encoder, and writes what it reads", () => {
  for (const encoding of ENCODINGS) {
    const body = writeForm([["name", "value 1"]], encoding);
    expect(body, encoding).toBe("name=value+1");
    expect(pairsOf(body, { encoding }), encoding).toEqual([["name", "value 1"]]);
  }
});

test("pairs are replaced, removed and added", () => {
  const pairs: [string, string][] = [
    ["a", "1"],
    ["b", "2"],
  ];
  expect(withPair(pairs, 0, ["c", "3"])).toEqual([
    ["c", "3"],
    ["b", "2"],
  ]);
  expect(withPair(pairs, 1, null)).toEqual([["a", "1"]]);
  expect(withPair(pairs, 2, ["c", "3"])).toHaveLength(3);
});

describe("nested names", () => {
  const read = (pairs: [string, string][], depth = 10) =>
    Object.fromEntries(
      nestAll(pairs, depth).map(({ dialect, json, error }) => [dialect, json ? JSON.parse(json) : error?.code]),
    );

  // What qs 6, PHP 8 and Rack 3 return for these names.
  test("are read by the rules of qs, PHP and Rack", () => {
    expect(
      read([
        ["a[b]", "1"],
        ["a[c][]", "2"],
      ]),
    ).toEqual({
      qs: { a: { b: "1", c: ["2"] } },
      dot: { a: { b: "1", c: ["2"] } },
      php: { a: { b: "1", c: ["2"] } },
      rails: { a: { b: "1", c: ["2"] } },
    });
    expect(read([["a.b", "1"]])).toEqual({
      qs: { "a.b": "1" },
      dot: { a: { b: "1" } },
      php: { a_b: "1" },
      rails: { "a.b": "1" },
    });
  });

  test("are rejected beyond a depth", () => {
    expect(read([["a[b][c][d]", "1"]], 2).qs).toBe("too-deep");
  });

  test("do not reach a prototype", () => {
    const [qs] = nestAll([["__proto__[polluted]", "1"]], 10);
    expect(qs!.json!.replace(/\s/g, "")).toBe('{"__proto__":{"polluted":"1"}}');
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test("are written from JSON in every dialect, and read back", () => {
    const written = stringifyAll('{"a":{"b":"1","c":["2","3"]}}')!;
    expect(written.map(({ dialect }) => dialect)).toEqual(["qs", "dot", "php", "rails"]);
    for (const { dialect, text } of written) {
      const pairs = [...new URLSearchParams(text!)];
      const back = nestAll(pairs, 10).find((view) => view.dialect === dialect)!;
      expect(JSON.parse(back.json!)).toEqual({ a: { b: "1", c: ["2", "3"] } });
    }
  });

  test("are not written from a text that is not JSON, or not an object", () => {
    expect(stringifyAll("{")).toBeNull();
    expect(stringifyAll("1")).toBeNull();
    expect(stringifyAll("null")).toBeNull();
  });
});
