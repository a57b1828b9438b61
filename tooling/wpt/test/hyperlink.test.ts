import { hyperlinkURL } from "@url/html";
import { parseURL } from "@url/parser";
import { expect } from "vitest";
import { readWPT } from "../src/data.ts";
import { describeRows, type RowTest, show } from "../src/describe-rows.ts";
import { COMPONENTS, type SetterRow, type URLRow } from "../src/files.ts";

// The rows of the URL class, through the mixin of `a` and `area`. No expectation is lent to them.
describeRows("urltestdata.json", readWPT("urltestdata.json"), (rows) => rows.map(hrefTest), []);
describeRows(
  "urltestdata-javascript-only.json",
  readWPT("urltestdata-javascript-only.json"),
  (rows) => rows.map(hrefTest),
  [],
);
describeRows(
  "setters_tests.json",
  readWPT("setters_tests.json"),
  (file) => Object.entries(file).flatMap(([property, rows]) => rows.map((row) => setterTest(property, row))),
  [],
);

/** What upstream's `a-element.js` asks: the components, and for a failure the text as it was written. */
function hrefTest(row: URLRow): RowTest {
  return {
    title: `hyperlink: ${show(row.input)} against ${show(row.base)}`,
    check: () => {
      const link = linkTo(row.input, row.base);
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

function linkTo(href: string, base: string | null): ReturnType<typeof hyperlinkURL> {
  let written = href;
  const parsedBase = base === null ? null : parseURL(base);
  return hyperlinkURL({
    getHref: () => written,
    setHref: (value) => {
      written = value;
    },
    getBase: () => (parsedBase?.ok ? parsedBase.url : undefined),
  });
}
