import { expect } from "vitest";
import { readWPT } from "../src/data.ts";
import { describeRows, show } from "../src/describe-rows.ts";
import { URLSearchParams } from "../src/implementation.ts";

describeRows("urlencoded-parser-data.json", readWPT("urlencoded-parser-data.json"), (rows) =>
  rows.map(({ input, output }) => ({
    title: `URLSearchParams: ${show(input)}`,
    check: () => expect([...new URLSearchParams(input)]).toEqual(output),
  })),
);
