import { parse } from "@url/urlencoded";
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
]);
