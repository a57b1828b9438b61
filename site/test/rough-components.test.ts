import { parseURL } from "@url/parser";
import { isMissing, readWPT } from "@url/tooling-conformance/wpt";
import { describe, expect, test } from "vitest";
import { componentsOf } from "../src/scripts/shared/components.ts";
import { roughComponents } from "../src/scripts/shared/rough-components.ts";

const textsOf = (text: string) => roughComponents(text).map(({ name, start, end }) => [name, text.slice(start, end)]);

test("for every URL of web-platform-tests, as it is serialized, the components are those of the record", () => {
  const rows = readWPT("urltestdata.json");
  if (isMissing(rows)) throw new Error("tooling/conformance has no data");
  let compared = 0;
  for (const row of rows) {
    if (typeof row === "string" || row.failure || row.href === undefined) continue;
    const parsed = parseURL(row.href);
    if (!parsed.ok) throw new Error(`${row.href} is not a URL`);
    expect({ href: row.href, parts: roughComponents(row.href) }).toEqual({
      href: row.href,
      parts: componentsOf(parsed.value),
    });
    compared++;
  }
  expect(compared).toBeGreaterThan(500);
});

describe("text that is not a URL, or not in its normal form", () => {
  test.each([
    ["", []],
    [
      "a/b?c#d",
      [
        ["path", "a/b"],
        ["query", "c"],
        ["fragment", "d"],
      ],
    ],
    [
      "  HTTPS:\\\\user@h:x\\p",
      [
        ["scheme", "HTTPS"],
        ["credentials", "user"],
        ["host", "h"],
        ["port", "x"],
        ["path", "\\p"],
      ],
    ],
    [
      "https:h/p",
      [
        ["scheme", "https"],
        ["path", "h/p"],
      ],
    ],
    [
      "https://[::1:80/p",
      [
        ["scheme", "https"],
        ["host", "["],
        ["port", ":1:80"],
        ["path", "/p"],
      ],
    ],
    [
      "https://[::1]:80/p",
      [
        ["scheme", "https"],
        ["host", "[::1]"],
        ["port", "80"],
        ["path", "/p"],
      ],
    ],
    [
      "https://a@b@c/",
      [
        ["scheme", "https"],
        ["credentials", "a@b"],
        ["host", "c"],
        ["path", "/"],
      ],
    ],
    [
      "mailto:a@b",
      [
        ["scheme", "mailto"],
        ["path", "a@b"],
      ],
    ],
    [
      "//h/p",
      [
        ["host", "h"],
        ["path", "/p"],
      ],
    ],
    [
      "file:///C:/a",
      [
        ["scheme", "file"],
        ["path", "/C:/a"],
      ],
    ],
    [
      "javascript:alert(1)//?#",
      [
        ["scheme", "javascript"],
        ["path", "alert(1)//"],
      ],
    ],
  ])("%s", (text, expected) => {
    expect(textsOf(text)).toEqual(expected);
  });
});
