import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { createDecoder, createEncoder, getEncoding, getOutputEncoding } from "../src/index.ts";
import * as singleByte from "../src/single-byte/index.ts";
import { MULTI_BYTE } from "./reference.ts";

/** The Standard's table of labels: as `whatwg-encoding` 3.1.1 has it, and the encodings that it leaves out. */
const LABELS: readonly (readonly [label: string, name: string])[] = [
  ...Object.entries(
    createRequire(import.meta.url)("whatwg-encoding/lib/labels-to-names.json") as Record<string, string>,
  ),
  ...["csiso2022jp", "iso-2022-jp"].map((label) => [label, "ISO-2022-JP"] as const),
  ...["csiso88598i", "iso-8859-8-i", "logical"].map((label) => [label, "ISO-8859-8-I"] as const),
  ...["x-mac-cyrillic", "x-mac-ukrainian"].map((label) => [label, "x-mac-cyrillic"] as const),
  ...["csiso2022kr", "hz-gb-2312", "iso-2022-cn", "iso-2022-cn-ext", "iso-2022-kr", "replacement"].map(
    (label) => [label, "replacement"] as const,
  ),
];

test("all labels of the Standard have their encodings", () => {
  expect(new Set(LABELS.map(([label]) => label)).size).toBe(228);
  for (const [label, name] of LABELS) expect([label, getEncoding(label)]).toEqual([label, name]);
});

test("labels: ASCII case and ASCII whitespace around them do not matter, other whitespace does", () => {
  expect(getEncoding("\t\n\f\r SHIFT-jis \t\n\f\r ")).toBe("Shift_JIS");
  for (const label of ["", " ", "shift jis", "\u00a0utf-8", "\vutf-8", "\u212aoi8-r", "utf-7", "__proto__", "latin0"]) {
    expect([label, getEncoding(label)]).toEqual([label, null]);
    expect(getOutputEncoding(label)).toBeNull();
    expect(createEncoder(label)).toBeNull();
    expect(createDecoder(label)).toBeNull();
    expect(singleByte.createEncoder(label)).toBeNull();
    expect(singleByte.createDecoder(label)).toBeNull();
  }
});

test("get an output encoding: UTF-8 for replacement, UTF-16BE and UTF-16LE", () => {
  const UTF8 = new Set(["UTF-8", "replacement", "UTF-16BE", "UTF-16LE"]);
  for (const [label, name] of LABELS) {
    expect([label, getOutputEncoding(label)]).toEqual([label, UTF8.has(name) ? "UTF-8" : name]);
  }
});

test("every label has an encoder and a decoder; /single-byte has those that need no multi-byte table", () => {
  const large = new Set<string>(MULTI_BYTE);
  for (const [label, name] of LABELS) {
    expect(createEncoder(label)).toBeTypeOf("function");
    expect(createDecoder(label)?.encoding).toBe(name);
    expect([label, singleByte.createEncoder(label) === null]).toEqual([label, large.has(name)]);
    expect(singleByte.createDecoder(label)?.encoding).toBe(large.has(name) ? undefined : name);
  }
});
