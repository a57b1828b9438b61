import { expect, test } from "vitest";
import {
  PATH,
  percentDecode,
  percentDecodeText,
  percentEncodeAfterEncoding,
  toScalarValueString,
  utf8DecodeWithoutBOM,
  utf8Encode,
  utf8PercentEncode,
} from "../src/index.ts";
import { flatten, inParts, LONG, replaceEncoded } from "../src/parts.ts";

// Long texts are worked on in parts. Each of these is moved over the place of the first cut, unit by unit.
const TRICKY = [
  "\u{1f600}\u{1f600}",
  "\ud800\udc00\udc00\ud800\ud800",
  "%F0%9F%98%80%C3%A9",
  "%F0%9F%98%F0%9F%98%80",
  "%80%80%80%80%80%80",
  "%E6%97%A5%80%80%E6%97",
  "%%41%4%41%%%41%zz%4",
  "%C3\u00e9%A9%\u{1f600}41",
];

const TEXTS = TRICKY.flatMap((tricky) =>
  Array.from({ length: tricky.length + 4 }, (_, i) => `${"a".repeat(LONG - tricky.length - 2 + i)}${tricky}b\u00e9%41`),
);

/** The bytes of `text`, "%" with two hex digits being one: by the definition, with the platform's encoder. */
function bytesOf(text: string): Uint8Array {
  const bytes = new TextEncoder().encode(text);
  const output: number[] = [];
  for (let at = 0; at < bytes.length; at++) {
    const digits = String.fromCharCode(...bytes.subarray(at + 1, at + 3));
    const isEncoded = bytes[at] === 0x25 && /^[\da-f]{2}$/i.test(digits);
    output.push(isEncoded ? Number.parseInt(digits, 16) : bytes[at]!);
    if (isEncoded) at += 2;
  }
  return Uint8Array.from(output);
}

test("decodes a long text, which it cuts, as the platform does", () => {
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  for (const text of TEXTS) {
    const bytes = bytesOf(text);
    expect(Buffer.compare(percentDecode(text), bytes)).toBe(0);
    expect(percentDecodeText(Buffer.from(text).toString()) === decoder.decode(bytes)).toBe(true);
    expect(utf8DecodeWithoutBOM(bytes) === decoder.decode(bytes)).toBe(true);
  }
});

test("encodes a long text, which it cuts, as the platform does", () => {
  const latin = (text: string): (Uint8Array | number)[] => [
    Uint8Array.from(text, (character) => character.charCodeAt(0)),
  ];
  for (const text of TEXTS) {
    const expected = encodeURI(Buffer.from(text).toString()).replaceAll("%25", "%");
    expect(utf8PercentEncode(text, PATH) === expected).toBe(true);
    expect(Buffer.compare(utf8Encode(text), new TextEncoder().encode(text))).toBe(0);
  }
  const long = "\u00e9 ".repeat(LONG);
  expect(percentEncodeAfterEncoding(latin, long, PATH) === "%E9%20".repeat(LONG)).toBe(true);
  expect(percentEncodeAfterEncoding((text) => Array.from(text, () => 0x65e5), long, PATH)).toHaveLength(
    "%26%2326085%3B".length * long.length,
  );
});

test("inParts: passes parts of at most the limit to the callback, all of them in order", () => {
  const text = "abc".repeat(LONG);
  const lengths: number[] = [];
  const output = inParts(text, (part) => {
    lengths.push(part.length);
    return part;
  });
  expect(output === text).toBe(true);
  expect(lengths).toEqual([LONG, LONG, LONG]);
  expect(flatten("")).toBe("");
});

// A pair that is cut in two would be two lone surrogates, each of which is encoded as U+FFFD.
test.each(["", "a"])("inParts: never ends a part between the surrogates of a pair, after %j", (before) => {
  const text = before + "\u{1f4a9}".repeat(LONG);
  expect(inParts(text, toScalarValueString) === text).toBe(true);
});

test("replaceEncoded: cuts no percent-encoded character, and passes offsets of the whole text", () => {
  const character = /%[0-7][\da-f]|%[c-f][\da-f](?:%[89ab][\da-f])+/gi;
  for (const text of TEXTS) {
    const mark = (match: string, at: number): string => `<${match} ${at}>`;
    expect(replaceEncoded(text.repeat(3), character, mark) === text.repeat(3).replace(character, mark)).toBe(true);
  }
});
