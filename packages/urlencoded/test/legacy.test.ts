import { createDecoder, createEncoder } from "@url/encoding";
import { orThrow } from "@url/result";
import fc from "fast-check";
import { expect, test } from "vitest";
import { statusOf } from "../src/body/index.ts";
import { parse, serialize } from "../src/index.ts";
import { type LegacyParseOptions, parseLegacy, serializeLegacy } from "../src/legacy/index.ts";
import { bytesOf } from "./by-the-steps.ts";
import { type Arguments, parseByTheDraft } from "./legacy-by-the-steps.ts";

// Every run tries the same inputs.
fc.configureGlobal({ seed: 20260702 });

const success = (value: unknown) => ({ ok: true, value });
const nonASCII = (start: number) => ({ ok: false, error: { code: "non-ASCII-byte", start, end: start + 1 } });

function decoderOrNull(label: string) {
  const decoder = createDecoder(label);
  return decoder.ok ? decoder.value : null;
}

const latin1 = orThrow(createDecoder("windows-1252"));
const sjis = orThrow(createDecoder("shift_jis"));

const pieces = fc.constantFrom(
  ...["a", "b=", "=", "&", ";", "+", "%", "%41", "%e9", "%E2%9C%93", "%81%DF", "%5C", "%26%2310003%3B", "&#233;"],
  ...["utf8=", "_charset_", "_charset_=utf-8&", "_charset_=sjis&", "_charset_=windows-1252", "_charset_=klingon&"],
);
const input = fc.oneof(
  fc.array(pieces, { maxLength: 8 }).map((list) => bytesOf(list.join(""))),
  fc.array(fc.oneof(pieces, fc.constantFrom("é", "✓", "\ufeff")), { maxLength: 8 }).map((l) => bytesOf(l.join(""))),
  fc.uint8Array({ maxLength: 20 }),
);

// @id urlencoded/follows-draft-s-steps-every
test("follows the draft's steps for every combination of override and _charset_", () => {
  fc.assert(
    fc.property(input, fc.constantFrom(undefined, latin1, sjis), fc.boolean(), (bytes, decode, c) => {
      const charset = c ? createDecoder : undefined;
      const expected = parseByTheDraft(bytes, {
        ...(decode && { decode }),
        ...(charset && { getEncoding: decoderOrNull }),
      } satisfies Arguments);
      const options: LegacyParseOptions = { decode, charset };
      const actual = parseLegacy(bytes, options);
      const offset = bytes.findIndex((byte) => byte > 0x7f);
      expect(actual).toEqual(expected === "failure" ? nonASCII(offset) : success(expected));
      // A string means its UTF-8 bytes.
      const text = Buffer.from(bytes).toString("utf8");
      if (offset === -1) expect(parseLegacy(text, options)).toEqual(actual);
    }),
    { numRuns: 2000 },
  );
});

test("parseLegacy: equals parse without options", () => {
  fc.assert(
    fc.property(fc.oneof(input, fc.string({ unit: "binary" })), (given) => {
      expect(parseLegacy(given)).toEqual(success(parse(given)));
      expect(parseLegacy(given, { decode: orThrow(createDecoder("utf-8")) })).toEqual(success(parse(given)));
    }),
  );
});

// @id urlencoded/encoding-override-step-8-decodes
test("encoding override, step 8: decodes names and values in the encoding", () => {
  expect(orThrow(parseLegacy("n%E4me=%E4+%80", { decode: latin1 }))).toEqual([["näme", "ä €"]]);
  expect(orThrow(parseLegacy("q=%81%DF%83%5C", { decode: sjis }))).toEqual([["q", "≡ソ"]]);
  // A browser leaves "\" be in no form, but a second byte may come as the ASCII that it is.
  expect(orThrow(parseLegacy("q=%83\\&r=%83@", { decode: sjis }))).toEqual([
    ["q", "ソ"],
    ["r", "ァ"],
  ]);
});

// @id urlencoded/encoding-override-step-2-fails
test("encoding override, step 2: fails for a raw byte above 0x7F, in any encoding but UTF-8", () => {
  expect(parseLegacy(Uint8Array.of(0x61, 0x3d, 0xe9), { decode: latin1 })).toEqual(nonASCII(2));
  expect(parseLegacy("a=😀é", { decode: latin1 })).toEqual(nonASCII(2));
  expect(orThrow(parseLegacy("a=é", { decode: orThrow(createDecoder("utf-8")) }))).toEqual([["a", "é"]]);
  // Step 2 is before step 6: an encoding that `_charset_` brings has its raw bytes.
  expect(orThrow(parseLegacy(bytesOf("_charset_=latin1&a=é"), { charset: createDecoder }))).toEqual([
    ["_charset_", "latin1"],
    ["a", "Ã©"],
  ]);
});

test("a form is not ill-formed UTF-8 if `_charset_` says that it is in another encoding", () => {
  const options = { charset: createDecoder, strict: true };
  expect(orThrow(parseLegacy("a=%E9&_charset_=latin1", options))[0]).toEqual(["a", "é"]);
  expect(parseLegacy("a=%E9&_charset_=utf-8", options)).toMatchObject({ ok: false, error: { start: 2 } });
  expect(parseLegacy("a=%E9&_charset_=klingon", options)).toMatchObject({ ok: false, error: { start: 2 } });
});

test("statusOf of /body accepts the error", () => {
  const result = parseLegacy("a=é", { decode: latin1 });
  if (result.ok) throw new Error("not rejected");
  expect(statusOf(result.error)).toBe(400);
});

// @id urlencoded/charset-step-6-5-applies
test("_charset_, step 6.5: applies the first valid one to all pairs, including those before it", () => {
  const read = (text: string) => parseLegacy(text, { charset: createDecoder });
  expect(orThrow(read("a=%E4&_charset_=klingon&_charset_=windows-1252&_charset_=utf-8"))).toEqual([
    ["a", "ä"],
    ["_charset_", "klingon"],
    ["_charset_", "windows-1252"],
    ["_charset_", "utf-8"],
  ]);
  // As they are sent: not percent-decoded.
  expect(orThrow(read("%5Fcharset_=windows-1252&a=%E4"))).toEqual([
    ["_charset_", "windows-1252"],
    ["a", "\ufffd"],
  ]);
  expect(orThrow(parseLegacy("_charset_=windows-1252&a=%E4"))).toEqual([
    ["_charset_", "windows-1252"],
    ["a", "\ufffd"],
  ]);
  expect(orThrow(parseLegacy("a=%C3%A4&_charset_=utf-8", { charset: createDecoder, decode: latin1 }))).toContainEqual([
    "a",
    "ä",
  ]);
});

// @id urlencoded/semicolons-returns-parse-returns-text
test("semicolons: returns what `parse` returns for the text with & in their place", () => {
  fc.assert(
    fc.property(fc.array(pieces), (list) => {
      const text = list.join("");
      expect(parseLegacy(text, { semicolons: true })).toEqual(success(parse(text.replaceAll(";", "&"))));
    }),
  );
  expect(orThrow(parseLegacy("a=1;b=2&c=%3B", { semicolons: true }))).toEqual([
    ["a", "1"],
    ["b", "2"],
    ["c", ";"],
  ]);
});

// The two values are those that Rails documents for `utf8=✓`, and that qs 6 takes as `charsetSentinel`.
// The labels of UTF-8 in the Encoding Standard's table; a label is compared without ASCII case and ASCII whitespace.
// @id urlencoded/encoding-override-decoder-utf-8
test.each([
  "UTF-8",
  "utf-8",
  "UTF8",
  " utf8\n",
  "unicode-1-1-utf-8",
  "unicode11utf8",
  "unicode20utf8",
  "x-unicode20utf8",
])("encoding override: a decoder is UTF-8 if its encoding has the label %j", (encoding) => {
  const decode = Object.assign((bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes), { encoding });
  expect(parseLegacy(bytesOf("é=%C3%A9"), { decode })).toEqual(success([["é", "é"]]));
});

test.each(["latin1", "utf-16", "utf-8x", "xutf-8", "", undefined])(
  "encoding override: a decoder is not UTF-8 if its encoding is %j",
  (encoding) => {
    const decode = Object.assign(() => "", { encoding: encoding as string });
    expect(parseLegacy(bytesOf("é"), { decode })).toEqual(nonASCII(0));
  },
);

test("sentinel: does not check a form again with the limits that are the default", () => {
  const name = "a".repeat(2000);
  expect(parseLegacy(`${name}=1`, { sentinel: true, maxNameLength: 2000 })).toEqual(success([[name, "1"]]));
});

test("sentinel: reads ✓ as UTF-8 and its reference as the other encoding, and omits the pair", () => {
  const read = (text: string | Uint8Array) => parseLegacy(text, { decode: latin1, sentinel: true });
  expect(orThrow(read("utf8=%E2%9C%93&a=%C3%B8"))).toEqual([["a", "ø"]]);
  expect(orThrow(read("a=%C3%B8&utf8=%e2%9c%93"))).toEqual([["a", "ø"]]);
  expect(orThrow(read("utf8=%26%2310003%3B&a=%F8"))).toEqual([["a", "ø"]]);
  expect(orThrow(read("utf8=yes&a=%F8"))).toEqual([
    ["utf8", "yes"],
    ["a", "ø"],
  ]);
  expect(orThrow(read("utf8=%E2%9C%93&utf8=%E2%9C%93"))).toEqual([["utf8", "✓"]]);
  // It is looked at before step 2, so the form may have raw UTF-8.
  expect(orThrow(read("utf8=✓&a=ø"))).toEqual([["a", "ø"]]);
  expect(orThrow(read(bytesOf("utf8=✓&a=ø")))).toEqual([["a", "ø"]]);
  expect(read("a=ø")).toEqual(nonASCII(2));
  expect(
    orThrow(parseLegacy("utf8=%E2%9C%93&a=%F8&_charset_=latin1", { charset: createDecoder, sentinel: true })),
  ).toEqual([
    ["a", "ø"],
    ["_charset_", "latin1"],
  ]);
  expect(orThrow(parseLegacy("utf8=%E2%9C%93"))).toEqual([["utf8", "✓"]]);
});

// The text is read part by part, and no part may end within a reference.
test("interpretNumericEntities: decodes the references of a long value, wherever it is cut", () => {
  const read = (text: string) => parseLegacy(text, { decode: latin1, interpretNumericEntities: true });
  for (let before = 0; before < 7; before++) {
    const start = "a".repeat(before);
    const value = `${start}${"\u00e9\u{1f4a9}".repeat(4000)}`;
    expect(read(`n=${start}${"%26%23233;%26%23128169;".repeat(4000)}`)).toEqual(success([["n", value]]));
  }
  const open = "&#1".repeat(20_000);
  expect(read(`n=${open.replace(/&/g, "%26").replace(/#/g, "%23")}`)).toEqual(success([["n", open]]));
});

test("interpretNumericEntities: decodes decimal references to scalar values, in a form that is not UTF-8", () => {
  const read = (text: string, decode = latin1) => parseLegacy(text, { decode, interpretNumericEntities: true });
  const form = "%26%23128512%3B=%26%239786%3B+%26%2338%3B";
  expect(orThrow(read(form))).toEqual([["😀", "☺ &"]]);
  expect(orThrow(read(form, orThrow(createDecoder("utf-8"))))).toEqual([["&#128512;", "&#9786; &#38;"]]);
  // The scalar values beside those that are kept below.
  expect(orThrow(read("a=%26%2355295%3B%26%2357344%3B%26%231114111%3B"))).toEqual([["a", "\ud7ff\ue000\u{10ffff}"]]);
  for (const kept of [
    "&#x263A;",
    "&#55296;",
    "&#57343;",
    "&#1114112;",
    "&#;",
    "&#12",
    "&amp;",
    `&#${"9".repeat(400)};`,
  ]) {
    expect(orThrow(read(`a=${encodeURIComponent(kept)}`))).toEqual([["a", kept]]);
  }
  expect(orThrow(parseLegacy(form, { decode: latin1 }))).toEqual([["&#128512;", "&#9786; &#38;"]]);
});

// The Standard's example in "Percent-encoded bytes".
// @id urlencoded/serializelegacy-encodes-standard-s-example
test("serializeLegacy: encodes the Standard's example, and writes references for what the encoding does not have", () => {
  const encode = orThrow(createEncoder("shift_jis"));
  expect(serializeLegacy([["", "1+1 ≡ 2%20‽"]], { encode })).toBe("=1%2B1+%81%DF+2%2520%26%238253%3B");
  expect(serializeLegacy([["ソ", "\ud800"]], { encode })).toBe("%83%5C=%26%2365533%3B");
  expect(
    serializeLegacy(
      [
        ["a", "¥"],
        ["b", "¥"],
      ],
      { encode: orThrow(createEncoder("iso-2022-jp")) },
    ),
  ).toBe("a=%1B%28J%5C%1B%28B&b=%1B%28J%5C%1B%28B");
  expect(serializeLegacy([], { encode })).toBe("");
});

test("serializeLegacy: serializes many pairs, and a long value", () => {
  const encode = orThrow(createEncoder("windows-1252"));
  expect(serializeLegacy([["q", "é".repeat(20_000)]], { encode })).toBe(`q=${"%E9".repeat(20_000)}`);
  const pairs = Array.from({ length: 20_000 }, (_, i) => [`${i}`, "é"] as const);
  expect(serializeLegacy(pairs, { encode })).toBe(pairs.map(([name]) => `${name}=%E9`).join("&"));
});

test("serializeLegacy: equals `serialize` without options; with semicolons, only the separators differ", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }))), (pairs) => {
      expect(serializeLegacy(pairs)).toBe(serialize(pairs));
      expect(serializeLegacy(pairs, { semicolons: true })).toBe(serialize(pairs).replaceAll("&", ";"));
    }),
  );
});

test("parseLegacy: reads the pairs that serializeLegacy wrote in every encoding, with references", () => {
  const unit = fc.constantFrom(..."aZ09 &;=+%#é≡ソ漢€한‽\\~", "😀");
  const pairs = fc.array(fc.tuple(fc.string({ unit, maxLength: 5 }), fc.string({ unit, maxLength: 5 })));
  const label = fc.constantFrom(
    "windows-1252",
    "shift_jis",
    "euc-kr",
    "big5",
    "gb18030",
    "iso-2022-jp",
    "koi8-r",
    "utf-8",
  );
  fc.assert(
    fc.property(pairs, label, fc.boolean(), (list, name, semicolons) => {
      // A text may itself look like a reference; none is made of these characters.
      fc.pre(!list.flat().some((text) => /&#\d+;/.test(text)));
      const decode = orThrow(createDecoder(name));
      const text = serializeLegacy(list, { encode: orThrow(createEncoder(name)), semicolons });
      expect(parseLegacy(text, { decode, semicolons, interpretNumericEntities: true })).toEqual(success(list));
    }),
  );
});
