import { parse } from "@url/urlencoded";
import { createDecoder } from "@url/urlencoded/stream";
import { expect } from "vitest";
import { readWPT } from "../src/data.ts";
import { describeRows, show } from "../src/describe-rows.ts";
import { URLSearchParams } from "../src/implementation.ts";

describeRows("urlencoded-parser-data.json", readWPT("urlencoded-parser-data.json"), (rows) => [
  ...rows.map(({ input, output }) => ({
    title: `URLSearchParams: ${show(input)}`,
    check: () => expect([...new URLSearchParams(input)]).toEqual(output),
  })),
  // The constructor takes a "?" off the front, the codec does not: no row begins with one.
  ...rows.map(({ input, output }) => ({
    title: `@url/urlencoded: ${show(input)}`,
    check: () => expect(parse(input)).toEqual(output),
  })),
  ...rows.map(({ input, output }) => ({
    title: `@url/urlencoded, bytes: ${show(input)}`,
    check: () => expect(parse(new TextEncoder().encode(input))).toEqual(output),
  })),
  ...rows.map(({ input, output }) => ({
    title: `@url/urlencoded/stream, chunks of 1 to 7 bytes: ${show(input)}`,
    check: () => {
      for (let size = 1; size <= 7; size++) expect(decodeIn(size, input)).toEqual(output);
    },
  })),
]);

function decodeIn(size: number, input: string): [string, string][] {
  const bytes = new TextEncoder().encode(input);
  const decoder = createDecoder();
  const pairs: [string, string][] = [];
  for (let at = 0; at < bytes.length; at += size) pairs.push(...decoder.push(bytes.subarray(at, at + size)));
  return [...pairs, ...decoder.end()];
}
