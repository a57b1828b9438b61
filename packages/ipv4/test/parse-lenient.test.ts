import { expect, test } from "vitest";
import { type IPv4ErrorCode, parseIPv4Lenient, serializeIPv4 } from "../src/index.ts";
import { readIPv4Lenient } from "../src/internal.ts";

function parse(text: string) {
  const codes: IPv4ErrorCode[] = [];
  const answer = readIPv4Lenient(text, (code) => codes.push(code));
  const result = parseIPv4Lenient(text);
  expect(result.ok ? result.value : result.error).toEqual(answer);
  return { result: result.ok ? serializeIPv4(result.value) : result.error, codes };
}

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
  ["0XC0.0XA8.1.1", "192.168.1.1", ["IPv4-non-decimal-part", "IPv4-non-decimal-part"]],
] as const)("%s is %s", (text, address, codes) => {
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
  ["1.0xg", { code: "IPv4-non-numeric-part", start: 2, end: 5 }],
  ["1.-2", { code: "IPv4-non-numeric-part", start: 2, end: 4 }],
  ["255.255.4000.1", { code: "IPv4-out-of-range-part", start: 8, end: 12 }],
  ["256.300.1.999", { code: "IPv4-out-of-range-part", start: 0, end: 3 }],
  ["1.2.3.256", { code: "IPv4-out-of-range-part", start: 6, end: 9 }],
  ["4294967296", { code: "IPv4-out-of-range-part", start: 0, end: 10 }],
  ["1.16777216", { code: "IPv4-out-of-range-part", start: 2, end: 10 }],
] as const)("%j is not an address, and the error says where", (text, error) => {
  const { result, codes } = parse(text);
  expect(result).toEqual(error);
  expect(codes[codes.length - 1]).toBe(error.code);
});

test("a number of a thousand digits is out of range, not infinite or wrong", () => {
  expect(parse("9".repeat(1000)).result).toMatchObject({ code: "IPv4-out-of-range-part" });
  expect(parse(`${"0".repeat(1000)}1`).result).toBe("0.0.0.1");
});
