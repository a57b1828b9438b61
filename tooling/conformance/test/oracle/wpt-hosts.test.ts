import { describeRows, readWPT, show } from "@url/tooling-conformance/wpt";
import { expect } from "vitest";
import { applySetter, FAILURE, parse, parseHost, serializeHost, serializeURL } from "../../src/oracle/index.ts";

describeRows(
  "toascii.json",
  readWPT("toascii.json"),
  (rows) =>
    rows.flatMap(({ input, output }) => [
      {
        title: `parser: ${show(input)}`,
        check: () => {
          const host = parseHost(input, false, () => {});
          expect(host === FAILURE ? null : serializeHost(host)).toBe(output);
        },
      },
      {
        title: `setter: ${show(input)}`,
        check: () => {
          const url = parse("https://x/x");
          if (url === null) throw new Error("the oracle fails on https://x/x");
          const result = applySetter(url, "host", input);
          expect(result === FAILURE).toBe(output === null);
          expect(serializeURL(url)).toBe(`https://${output ?? "x"}/x`);
        },
      },
    ]),
  [],
);

describeRows(
  "percent-encoding.json",
  readWPT("percent-encoding.json"),
  (rows) =>
    rows.map(({ input, output }) => ({
      title: `utf-8: ${show(input)}`,
      check: () => {
        const { query, fragment } = parse(`https://doesnotmatter.invalid/?${input}#${input}`) ?? {};
        expect({ query, fragment }).toEqual({ query: output["utf-8"], fragment: output["utf-8"] });
      },
    })),
  [],
);
