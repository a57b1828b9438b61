import { createRequire } from "node:module";
import { orThrow } from "@url/result";
import { expect, test } from "vitest";
import * as root from "../src/index.ts";
import * as singleByte from "../src/single-byte/index.ts";
import { MULTI_BYTE } from "./reference.ts";

const { createDecoder, createEncoder, getEncoding, getOutputEncoding } = root;

/** The Standard's table of labels: that of `whatwg-encoding` 3.1.1, and the encodings that it leaves out. */
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

test("getEncoding: knows all labels of the Standard", () => {
  expect(new Set(LABELS.map(([label]) => label)).size).toBe(228);
  for (const [label, name] of LABELS) expect([label, getEncoding(label)]).toEqual([label, { ok: true, value: name }]);
});

test("getEncoding: ignores ASCII case and the ASCII whitespace around a label", () => {
  expect(getEncoding("\t\n\f\r SHIFT-jis \t\n\f\r ")).toEqual({ ok: true, value: "Shift_JIS" });
});

test.each(["", " ", "shift jis", "\u00a0utf-8", "\vutf-8", "\u212aoi8-r", "utf-7", "__proto__", "latin0"])(
  "fails with unknown-label: %j",
  (label) => {
    const failure = { ok: false, error: { code: "unknown-label", start: 0, end: label.length } };
    for (const { createDecoder, createEncoder, getEncoding, getOutputEncoding } of [root, singleByte]) {
      expect(getEncoding(label)).toEqual(failure);
      expect(getOutputEncoding(label)).toEqual(failure);
      expect(createEncoder(label)).toEqual(failure);
      expect(createDecoder(label)).toEqual(failure);
    }
  },
);

// @id encoding/getoutputencoding-returns-utf-8-replacement
test("getOutputEncoding: returns UTF-8 for replacement, UTF-16BE and UTF-16LE", () => {
  const UTF8 = new Set(["UTF-8", "replacement", "UTF-16BE", "UTF-16LE"]);
  for (const [label, name] of LABELS) {
    const value = UTF8.has(name) ? "UTF-8" : name;
    expect([label, getOutputEncoding(label)]).toEqual([label, { ok: true, value }]);
  }
});

test("every label has an encoder and a decoder; /single-byte fails where multi-byte tables are needed", () => {
  const large = new Set<string>(MULTI_BYTE);
  for (const [label, name] of LABELS) {
    expect(createEncoder(label)).toEqual({ ok: true, value: expect.any(Function) });
    expect([label, orThrow(createDecoder(label)).encoding]).toEqual([label, name]);
    const failure = { ok: false, error: { code: "multi-byte-encoding", start: 0, end: label.length } };
    const small = [singleByte.createEncoder(label), singleByte.createDecoder(label)];
    if (large.has(name)) {
      expect([label, ...small]).toEqual([label, failure, failure]);
    } else {
      expect(small[0]!.ok).toBe(true);
      expect(orThrow(singleByte.createDecoder(label)).encoding).toBe(name);
    }
  }
});
