import { expect, test } from "vitest";
import { ipv4FromBytes, ipv4ToBytes } from "../src/bytes.ts";
import { parseIPv4, parseIPv4Lenient, serializeIPv4 } from "../src/index.ts";

const WRONG: readonly unknown[] = [undefined, null, Number.NaN, -1, 0.5, true, "x", "\ud800", {}, [], () => {}];

test.each([
  ["parseIPv4", parseIPv4],
  ["parseIPv4Lenient", parseIPv4Lenient],
])("%s throws for anything but a string", (name, parse) => {
  for (const value of [...WRONG, Symbol("a"), { toString: () => "1.2.3.4" }]) {
    if (typeof value === "string") expect(parse(value).ok).toBe(false);
    else expect(() => parse(value as never)).toThrow(new RegExp(`^${name}: text must be a string, not `));
  }
});

test.each([
  ["serializeIPv4", serializeIPv4],
  ["ipv4ToBytes", ipv4ToBytes],
])("%s throws for anything but an integer of 32 bits", (name, write) => {
  const message = `${name}: address must be an integer from 0 to 4294967295, not `;
  for (const value of [...WRONG, 2 ** 32, Number.POSITIVE_INFINITY, 1n, Symbol()]) {
    const given = typeof value === "number" || value === null ? value : typeof value;
    expect(() => write(value as never)).toThrow(`${message}${given}.`);
    expect(() => write(value as never)).toThrow(typeof value === "number" ? RangeError : TypeError);
  }
});

test("ipv4FromBytes throws for anything but an array, and fails for elements that are not bytes", () => {
  for (const value of [undefined, null, 4, "abcd", {}, () => {}, new ArrayBuffer(4)]) {
    const given = value === null ? value : typeof value;
    expect(() => ipv4FromBytes(value as never)).toThrow(
      new TypeError(`ipv4FromBytes: bytes must be an array of bytes, not ${given}.`),
    );
  }
  for (const element of [undefined, null, "1", 1n, {}]) {
    const error = { code: "IPv4-byte-out-of-range", start: 0, end: 1 };
    expect(ipv4FromBytes([element, 0, 0, 1] as never)).toEqual({ ok: false, error });
  }
});
