import { expect, test } from "vitest";
import { parseIPv6, serializeIPv6 } from "../src/index.ts";

const WRONG: readonly unknown[] = [undefined, null, Number.NaN, -1, 0.5, true, "x", "\ud800", {}, [], () => {}];

test("parseIPv6 throws for anything but a string", () => {
  for (const value of [...WRONG, Symbol("a"), { toString: () => "::" }]) {
    if (typeof value === "string") expect(parseIPv6(value).ok).toBe(false);
    else expect(() => parseIPv6(value as never)).toThrow(/^parseIPv6: text must be a string, not /);
  }
});

test("serializeIPv6 throws for anything but a Uint16Array of eight elements", () => {
  for (const value of [...WRONG, new Uint16Array(7), new Uint8Array(8), [0, 0, 0, 0, 0, 0, 0, 1], Symbol()]) {
    const given = value === null ? value : typeof value;
    expect(() => serializeIPv6(value as never)).toThrow(
      new TypeError(`serializeIPv6: pieces must be a Uint16Array of 8 elements, not ${given}.`),
    );
  }
});
