import { expect } from "vitest";
import { readWPT } from "../src/data.ts";
import { describeRows, show } from "../src/describe-rows.ts";
import { URL } from "../src/implementation.ts";

// The API's parser has no encoding argument, so what it can be asked is the UTF-8 column.
describeRows("percent-encoding.json", readWPT("percent-encoding.json"), (rows) =>
  rows.map(({ input, output }) => ({
    title: `utf-8: ${show(input)}`,
    check: () => {
      const { search, hash } = new URL(`https://doesnotmatter.invalid/?${input}#${input}`);
      expect({ search, hash }).toEqual({ search: `?${output["utf-8"]}`, hash: `#${output["utf-8"]}` });
    },
  })),
);
