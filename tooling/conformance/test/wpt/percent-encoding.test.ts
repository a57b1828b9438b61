import { createEncoder } from "@url/encoding";
import { parseURL } from "@url/parser";
import { orThrow } from "@url/result";
import { fragmentOf, queryOf } from "@url/serializer";
import { expect } from "vitest";
import { readWPT } from "../../src/wpt/data.ts";
import { describeRows, show } from "../../src/wpt/describe-rows.ts";
import { URL } from "../../src/wpt/implementation.ts";

describeRows("percent-encoding.json", readWPT("percent-encoding.json"), (rows) => [
  // The API's parser has no encoding argument, so only the UTF-8 column can be tested.
  ...rows.map(({ input, output }) => ({
    title: `utf-8: ${show(input)}`,
    check: () => {
      const { search, hash } = new URL(`https://doesnotmatter.invalid/?${input}#${input}`);
      expect({ search, hash }).toEqual({ search: `?${output["utf-8"]}`, hash: `#${output["utf-8"]}` });
    },
  })),
  // WPT tests a link in a document of that encoding: the query uses it, the fragment is always UTF-8.
  ...rows.flatMap(({ input, output }) =>
    Object.entries(output).map(([label, query]) => ({
      title: `parseURL with ${label}: ${show(input)}`,
      check: () => {
        const encoding = orThrow(createEncoder(label));
        const result = parseURL(`https://doesnotmatter.invalid/?${input}#${input}`, { encoding });
        if (!result.ok) throw new Error(result.error.code);
        expect([queryOf(result.value), fragmentOf(result.value)]).toEqual([query, output["utf-8"]]);
      },
    })),
  ),
]);
