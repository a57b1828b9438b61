import { createEncoder } from "@url/encoding";
import { parseURL } from "@url/parser";
import { orThrow } from "@url/result";
import {
  COMPONENTS,
  describeRows,
  type RowTest,
  readWPT,
  type SetterRow,
  show,
  type URLRow,
} from "@url/tooling-conformance/wpt";
import { expect } from "vitest";
import { hyperlinkURL, outputEncoder } from "../src/index.ts";

// The rows of the URL class, through the mixin of `a` and `area`, without exceptions.
describeRows("urltestdata.json", readWPT("urltestdata.json"), (rows) => rows.map((row) => hrefTest(row)), []);
describeRows(
  "urltestdata-javascript-only.json",
  readWPT("urltestdata-javascript-only.json"),
  (rows) => rows.map((row) => hrefTest(row)),
  [],
);
describeRows(
  "setters_tests.json",
  readWPT("setters_tests.json"),
  (file) => Object.entries(file).flatMap(([property, rows]) => rows.map((row) => setterTest(property, row))),
  [],
);

// WPT's check of a link in a document of each encoding, and beyond it the same for the `search` setter.
describeRows(
  "percent-encoding.json",
  readWPT("percent-encoding.json"),
  (rows) =>
    rows.flatMap(({ input, output }) =>
      Object.entries(output).map(([label, query]) => ({
        title: `hyperlink in ${label}: ${show(input)}`,
        check: () => {
          const link = linkTo(`https://doesnotmatter.invalid/?${input}#${input}`, null, label);
          expect([link.search, link.hash]).toEqual([`?${query}`, `#${output["utf-8"]}`]);
          link.search = "";
          link.search = input;
          expect(link.search).toBe(`?${query}`);
          const socket = linkTo(`wss://doesnotmatter.invalid/?${input}`, null, label);
          expect(socket.search).toBe(`?${output["utf-8"]}`);
        },
      })),
    ),
  [],
);

// An encoding changes only the query, and no ASCII in it.
describeRows(
  "urltestdata.json",
  readWPT("urltestdata.json"),
  (rows) => {
    const isASCIIQuery = (row: URLRow) => !/^[^#]*\?[^#]*[^\0-\x7f]/.test(row.input);
    return rows.filter(isASCIIQuery).map((row) => hrefTest(row, "windows-1252"));
  },
  [],
);

/** The check of WPT's `a-element.js`: the components, or for a failure the text as it was written. */
function hrefTest(row: URLRow, encoding = "utf-8"): RowTest {
  return {
    title: `hyperlink in ${encoding}: ${show(row.input)} against ${show(row.base)}`,
    check: () => {
      const link = linkTo(row.input, row.base, encoding);
      if (row.failure) {
        expect([link.protocol, link.href]).toEqual([":", row.input]);
        return;
      }
      const expected = COMPONENTS.map((component) => row[component]);
      expect(COMPONENTS.map((component) => link[component])).toEqual(expected);
      if (row.origin !== undefined) expect(link.origin).toBe(row.origin);
    },
  };
}

function setterTest(property: string, row: SetterRow): RowTest {
  return {
    title: `hyperlink ${property}: ${show(row.href)} = ${show(row.new_value)}`,
    check: () => {
      const link = linkTo(row.href, null) as unknown as Record<string, string>;
      link[property] = row.new_value;
      const actual = Object.fromEntries(Object.keys(row.expected).map((name) => [name, link[name]]));
      expect(actual).toEqual(row.expected);
    },
  };
}

function linkTo(href: string, base: string | null, encoding = "utf-8"): ReturnType<typeof hyperlinkURL> {
  let written = href;
  const parsedBase = base === null ? null : parseURL(base);
  return hyperlinkURL({
    getHref: () => written,
    setHref: (value) => {
      written = value;
    },
    encoding: orThrow(outputEncoder(encoding, createEncoder)),
    getBase: () => (parsedBase?.ok ? parsedBase.value : undefined),
  });
}
