import { parse } from "@url/urlencoded";

/** The place of a field in a body, with its name and its value, in bytes. */
export interface FieldRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Creates a function that returns the place of a field of the body by its index. A field that is not there has an empty
 * range at the end. The body is searched once, when the first field is asked for.
 * @param count how many fields were read
 * @param sentinel whether one of the fields of the body was left out, the first one that is called `utf8`
 */
export function createFieldRanges(body: Uint8Array, count: number, sentinel: boolean): (index: number) => FieldRange {
  let ranges: FieldRange[] | undefined;
  return (index) => {
    ranges ??= rangesOf(body, count, sentinel);
    return ranges[index] ?? { start: body.length, end: body.length };
  };
}

function rangesOf(body: Uint8Array, count: number, sentinel: boolean): FieldRange[] {
  const ranges: FieldRange[] = [];
  for (let start = 0; start < body.length; ) {
    const ampersand = body.indexOf(AMPERSAND, start);
    const end = ampersand === -1 ? body.length : ampersand;
    if (end > start) ranges.push({ start, end });
    start = end + 1;
  }
  if (sentinel && ranges.length > count) {
    const index = ranges.findIndex(({ start, end }) => parse(body.subarray(start, end))[0]?.[0] === "utf8");
    if (index !== -1) ranges.splice(index, 1);
  }
  return ranges;
}

const AMPERSAND = 0x26;
