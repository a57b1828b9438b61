import { expect, test } from "vitest";
import { parseIPv4, serializeIPv4 } from "../src/index.ts";

test.each([
  ["0.0.0.0", 0],
  ["127.0.0.1", 0x7f000001],
  ["255.255.255.255", 0xffffffff],
  ["192.168.10.200", 0xc0a80ac8],
] as const)("parses dotted decimal: %s", (text, address) => {
  expect(parseIPv4(text)).toEqual({ ok: true, value: address });
  expect(serializeIPv4(address)).toBe(text);
});

test.each([
  ["", { code: "IPv4-empty-part", start: 0, end: 0 }],
  ["1.2.3", { code: "IPv4-too-few-parts", start: 0, end: 5 }],
  ["1.2.3.", { code: "IPv4-empty-part", start: 6, end: 6 }],
  ["1.2.3.4.", { code: "IPv4-too-many-parts", start: 8, end: 8 }],
  ["1.2.3.4.5", { code: "IPv4-too-many-parts", start: 8, end: 9 }],
  ["1.02.3.4", { code: "IPv4-non-decimal-part", start: 2, end: 4 }],
  ["00.0.0.0", { code: "IPv4-non-decimal-part", start: 0, end: 2 }],
  ["0x7f.0.0.1", { code: "IPv4-non-numeric-part", start: 0, end: 4 }],
  ["1.2.256.4", { code: "IPv4-out-of-range-part", start: 4, end: 7 }],
  ["255.256.1.1", { code: "IPv4-out-of-range-part", start: 4, end: 7 }],
  ["255.255.255.256", { code: "IPv4-out-of-range-part", start: 12, end: 15 }],
  ["256.256.256.256", { code: "IPv4-out-of-range-part", start: 0, end: 3 }],
  ["0xg.1.1.1", { code: "IPv4-non-numeric-part", start: 0, end: 3 }],
  ["1.1.1.f", { code: "IPv4-non-numeric-part", start: 6, end: 7 }],
  ["256.1.1.1", { code: "IPv4-out-of-range-part", start: 0, end: 3 }],
  [":.0.0.0", { code: "IPv4-non-numeric-part", start: 0, end: 1 }],
  ["1.2.3./", { code: "IPv4-non-numeric-part", start: 6, end: 7 }],
  ["1.2.3.4 ", { code: "IPv4-non-numeric-part", start: 6, end: 8 }],
  ["１.2.3.4", { code: "IPv4-non-numeric-part", start: 0, end: 1 }],
] as const)("rejects %j, which is not dotted decimal", (text, error) => {
  expect(parseIPv4(text)).toEqual({ ok: false, error });
});
