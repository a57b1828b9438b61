import { expect, test } from "vitest";
import { type IPv4ErrorCode, parseIPv4Lenient, serializeIPv4 } from "../src/index.ts";
import { readIPv4Lenient, reportIPv4 } from "../src/internal.ts";

function parse(text: string) {
  const codes: IPv4ErrorCode[] = [];
  const answer = readIPv4Lenient(text);
  reportIPv4(text, (code) => codes.push(code));
  const result = parseIPv4Lenient(text);
  expect(result.ok ? result.value : result.error).toEqual(answer);
  return { result: result.ok ? serializeIPv4(result.value) : result.error, codes };
}

// @id ipv4/parses
test.each([
  ["127.0.0.1", "127.0.0.1", []],
  ["0", "0.0.0.0", ["IPv4-too-few-parts"]],
  ["0x", "0.0.0.0", ["IPv4-too-few-parts", "IPv4-non-decimal-part"]],
  ["0xffffffff", "255.255.255.255", ["IPv4-too-few-parts", "IPv4-non-decimal-part", "IPv4-out-of-range-part"]],
  ["4294967295", "255.255.255.255", ["IPv4-too-few-parts", "IPv4-out-of-range-part"]],
  ["1.2.3", "1.2.0.3", ["IPv4-too-few-parts"]],
  ["1.65535", "1.0.255.255", ["IPv4-too-few-parts", "IPv4-out-of-range-part"]],
  ["127.0.0.1.", "127.0.0.1", ["IPv4-empty-part"]],
  ["127.0.0x0.1", "127.0.0.1", ["IPv4-non-decimal-part"]],
  ["0300.0250.0.01", "192.168.0.1", ["IPv4-non-decimal-part", "IPv4-non-decimal-part", "IPv4-non-decimal-part"]],
  ["0x000000000000000000000000000000007f.1", "127.0.0.1", ["IPv4-too-few-parts", "IPv4-non-decimal-part"]],
  // Digits and letters of both cases, to their last one
  ["0xf", "0.0.0.15", ["IPv4-too-few-parts", "IPv4-non-decimal-part"]],
  ["0xF.0xa.0xA.0x9", "15.10.10.9", Array(4).fill("IPv4-non-decimal-part")],
  ["017.07.9.0", "15.7.9.0", ["IPv4-non-decimal-part", "IPv4-non-decimal-part"]],
  ["0XC0.0XA8.1.1", "192.168.1.1", ["IPv4-non-decimal-part", "IPv4-non-decimal-part"]],
] as const)("parses %s as %s", (text, address, codes) => {
  expect(parse(text)).toEqual({ result: address, codes });
});

test.each([
  ["", { code: "IPv4-non-numeric-part", start: 0, end: 0 }],
  [".", { code: "IPv4-non-numeric-part", start: 0, end: 0 }],
  ["1..2", { code: "IPv4-non-numeric-part", start: 2, end: 2 }],
  ["1.2.3.4.5", { code: "IPv4-too-many-parts", start: 8, end: 9 }],
  ["1.2.3.4..", { code: "IPv4-too-many-parts", start: 8, end: 8 }],
  ["test.42", { code: "IPv4-non-numeric-part", start: 0, end: 4 }],
  ["1.08", { code: "IPv4-non-numeric-part", start: 2, end: 4 }],
  [".1", { code: "IPv4-non-numeric-part", start: 0, end: 0 }],
  ["1.0xg", { code: "IPv4-non-numeric-part", start: 2, end: 5 }],
  // A hex digit is 0-9, a-f, A-F: neither the letter behind "f" nor what stands between the digits and the letters is.
  ["0xg", { code: "IPv4-non-numeric-part", start: 0, end: 3 }],
  ["0xfg", { code: "IPv4-non-numeric-part", start: 0, end: 4 }],
  ["0xG", { code: "IPv4-non-numeric-part", start: 0, end: 3 }],
  ["0x`", { code: "IPv4-non-numeric-part", start: 0, end: 3 }],
  ["0x@", { code: "IPv4-non-numeric-part", start: 0, end: 3 }],
  ["0x:", { code: "IPv4-non-numeric-part", start: 0, end: 3 }],
  ["0x/", { code: "IPv4-non-numeric-part", start: 0, end: 3 }],
  ["1.a", { code: "IPv4-non-numeric-part", start: 2, end: 3 }],
  ["07a", { code: "IPv4-non-numeric-part", start: 0, end: 3 }],
  ["1.-2", { code: "IPv4-non-numeric-part", start: 2, end: 4 }],
  ["255.255.4000.1", { code: "IPv4-out-of-range-part", start: 8, end: 12 }],
  ["256.300.1.999", { code: "IPv4-out-of-range-part", start: 0, end: 3 }],
  ["256.1", { code: "IPv4-out-of-range-part", start: 0, end: 3 }],
  ["1.256.1", { code: "IPv4-out-of-range-part", start: 2, end: 5 }],
  ["300.4294967296", { code: "IPv4-out-of-range-part", start: 0, end: 3 }],
  ["1.2.3.256", { code: "IPv4-out-of-range-part", start: 6, end: 9 }],
  ["4294967296", { code: "IPv4-out-of-range-part", start: 0, end: 10 }],
  ["1.16777216", { code: "IPv4-out-of-range-part", start: 2, end: 10 }],
] as const)("%j is not an address: code and range", (text, error) => {
  const { result, codes } = parse(text);
  expect(result).toEqual(error);
  expect(codes[codes.length - 1]).toBe(error.code);
});

// "If any item in numbers is greater than 255": 255 is not reported, 256 is. The Standard does not say which part is at
// fault: it is the first that makes the address fail, or, if none does, the first that is greater than 255.
test.each<[string, [number, number] | null, boolean]>([
  ["255.255.255.255", null, false],
  ["0xff.0377.255.255", null, false],
  ["255.255", null, false],
  ["256.1.1.1", [0, 3], true],
  ["255.256.1.1", [4, 7], true],
  ["255.1.256.1", [6, 9], true],
  ["255.255.255.256", [12, 15], true],
  ["1.255.256", [6, 9], false],
  ["255.256", [4, 7], false],
  ["256", [0, 3], false],
  ["256.256", [0, 3], true],
  ["1.256.256.256", [2, 5], true],
  ["0x100.1", [0, 5], true],
  ["1.0400.1.1", [2, 6], true],
  // The last part fills all bytes that are left: 256 to the power of 5 less the number of parts.
  ["1.2.65535", [4, 9], false],
  ["1.2.65536", [4, 9], true],
  ["1.16777215", [2, 10], false],
  ["1.16777216", [2, 10], true],
  ["4294967295", [0, 10], false],
  ["4294967296", [0, 10], true],
])("%s: the part out of range is %j, fatal: %s", (text, range, isFatal) => {
  const reported: [number, number][] = [];
  const result = readIPv4Lenient(text);
  reportIPv4(text, (code, start, end) => {
    if (code === "IPv4-out-of-range-part") reported.push([start, end]);
  });
  expect(reported).toEqual(range === null ? [] : [range]);
  if (isFatal) expect(result).toEqual({ code: "IPv4-out-of-range-part", start: range![0], end: range![1] });
  else expect(typeof result).toBe("number");
});

test("rejects a number of a thousand digits as out of range", () => {
  expect(parse("9".repeat(1000)).result).toMatchObject({ code: "IPv4-out-of-range-part" });
  expect(parse(`${"0".repeat(1000)}1`).result).toBe("0.0.0.1");
});

// Where each validation error is, in the order of the IPv4 parser's steps.
test.each([
  ["", ["IPv4-empty-part 0-0", "IPv4-too-few-parts 0-0", "IPv4-non-numeric-part 0-0"]],
  [".", ["IPv4-empty-part 0-1", "IPv4-too-few-parts 0-0", "IPv4-non-numeric-part 0-0"]],
  ["1.2.3.4.", ["IPv4-empty-part 7-8"]],
  ["1.2.", ["IPv4-empty-part 3-4", "IPv4-too-few-parts 0-3"]],
  ["1.2.3.4.5", ["IPv4-too-many-parts 8-9"]],
  ["01.0x2.3.4", ["IPv4-non-decimal-part 0-2", "IPv4-non-decimal-part 3-6"]],
  ["255.255.255.255", []],
  ["256.255.255.255", ["IPv4-out-of-range-part 0-3"]],
  ["255.255.255.256", ["IPv4-out-of-range-part 12-15"]],
  ["255.255.256", ["IPv4-too-few-parts 0-11", "IPv4-out-of-range-part 8-11"]],
  ["255.255.255", ["IPv4-too-few-parts 0-11"]],
  ["0.0.256.256", ["IPv4-out-of-range-part 4-7"]],
] as const)("reports the errors of %j with their ranges", (text, heard) => {
  const errors: string[] = [];
  reportIPv4(text, (code, start, end) => errors.push(`${code} ${start}-${end}`));
  expect(errors).toEqual(heard);
});

test("returns a number from 0 to 2^32 - 1, never a negative one", () => {
  expect(parseIPv4Lenient("0.0.0.0")).toEqual({ ok: true, value: 0 });
  expect(parseIPv4Lenient("255.255.255.255")).toEqual({ ok: true, value: 0xffffffff });
  expect(parseIPv4Lenient("0")).toEqual({ ok: true, value: 0 });
});

test("accepts only the digits of the radix in a part, for every code unit", () => {
  const digits = (prefix: string) =>
    Array.from({ length: 0x10000 }, (_, unit) => String.fromCharCode(unit))
      .filter((unit) => unit !== "." && parseIPv4Lenient(prefix + unit).ok)
      .join("");
  expect(digits("1")).toBe("0123456789");
  expect(digits("00")).toBe("01234567");
  expect(digits("0x0")).toBe("0123456789ABCDEFabcdef");
});
