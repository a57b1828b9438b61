import { parse } from "@url/urlencoded";
import { createFormDecoder } from "@url/urlencoded/stream";
import { expect } from "vitest";
import { readWPT } from "../../src/wpt/data.ts";
import { describeRows, show } from "../../src/wpt/describe-rows.ts";
import { URLSearchParams } from "../../src/wpt/implementation.ts";

describeRows("urlencoded-parser-data.json", readWPT("urlencoded-parser-data.json"), (rows) => [
  ...rows.map(({ input, output }) => ({
    title: `URLSearchParams: ${show(input)}`,
    check: () => expect([...new URLSearchParams(input)]).toEqual(output),
  })),
  // The constructor removes a "?" from the start, the codec does not, but no row begins with one.
  ...rows.map(({ input, output }) => ({
    title: `@url/urlencoded: ${show(input)}`,
    check: () => expect(parse(input)).toEqual(output),
  })),
  ...rows.map(({ input, output }) => ({
    title: `@url/urlencoded, bytes: ${show(input)}`,
    check: () => expect(parse(utf8(input))).toEqual(output),
  })),
  ...rows.map(({ input, output }) => ({
    title: `@url/urlencoded/stream, chunks of 1 to 7 bytes: ${show(input)}`,
    check: () => {
      for (let size = 1; size <= 7; size++) expect(decodeIn(size, input)).toEqual(output);
    },
  })),
]);

function decodeIn(size: number, input: string): [string, string][] {
  const bytes = utf8(input);
  const decoder = createFormDecoder();
  const pairs: [string, string][] = [];
  const take = (result: ReturnType<typeof decoder.end>) => {
    if (!result.ok) throw new Error(result.error.code);
    pairs.push(...result.value);
  };
  for (let at = 0; at < bytes.length; at += size) take(decoder.push(bytes.subarray(at, at + size)));
  take(decoder.end());
  return pairs;
}

/**
 * Returns the bytes of a row's input with the language alone, because tooling/engines runs this without TextEncoder.
 */
function utf8(text: string): Uint8Array {
  const units = encodeURIComponent(text).match(/%..|[^%]/g) ?? [];
  return Uint8Array.from(units, (unit) => (unit.length > 1 ? Number(`0x${unit.slice(1)}`) : unit.charCodeAt(0)));
}
