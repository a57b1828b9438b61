import { type Check, expectLimit, refuse } from "@url/result/internal";

/** A number of bytes, or text such as `"100kb"`: a number and b, kb, mb or gb, where 1 kb is 1,024 bytes. */
export type Size = number | string;

/** Throws a TypeError or a RangeError for what is not a size. */
export const expectSize: Check = (value, where, name) => {
  if (typeof value !== "string") {
    if (typeof value !== "number") refuse(value, where, name, EXPECTED);
    expectLimit(value, where, name);
  } else if (value.length > 32 || !SIZE.test(value)) refuse(value, where, name, EXPECTED, "string");
};

/** Returns the bytes of a size, which was checked. */
export function bytesOf(size: Size): number {
  if (typeof size === "number") return size;
  const [, number, unit = "b"] = SIZE.exec(size)!;
  return Math.floor(Number(number) * 1024 ** UNITS.indexOf(unit.toLowerCase()));
}

const EXPECTED = 'a number of bytes or text such as "100kb"';
const SIZE = /^(\d+(?:\.\d+)?) ?([kmg]?b)?$/i;
const UNITS = ["b", "kb", "mb", "gb"];
