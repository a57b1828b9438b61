import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { checkRows, type Row } from "../src/index.ts";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

const GOOD: Row = {
  section: "3.3. Host parsing",
  name: "IPv6 parser",
  kind: "algorithm",
  home: ["@url/ipv6#parseIPv6"],
  test: ["tooling/history/test/check-rows.test.ts > accepts a row whose home, test and class exist"],
  rule: "living",
  classes: ["IPv6-IPv4-tail"],
};

function problemsOf(...rows: readonly Row[]): string[] {
  const problems = checkRows(ROOT, { name: "2014", title: "a draft", rows });
  return problems.map((problem) => problem.replace(/^2014, 3\.3\. Host parsing: IPv6 parser \(\w+\):? /, ""));
}

test("accepts a row whose home, test and class exist", () => {
  expect(problemsOf(GOOD)).toEqual([]);
});

test("accepts every kind of home", () => {
  const home = [
    "@url/api#URL.canParse",
    "@url/api#URL.href",
    "@url/urlencoded/legacy#LegacyParseOptions.semicolons",
    "packages/parser/src/port.ts#readPort",
  ];
  expect(problemsOf({ ...GOOD, home })).toEqual([]);
  expect(problemsOf({ ...GOOD, kind: "convention", home: ["tooling/history/README.md#rows"] })).toEqual([]);
});

test.each<[string, Partial<Row>, string]>([
  ["no home", { home: [] }, "has no home"],
  ["a home without a name", { home: ["@url/ipv6"] }, '@url/ipv6 is not a place, "#" and a name'],
  ["an entry that does not exist", { home: ["@url/ipv7#parse"] }, "@url/ipv7 has no report in docs/api"],
  ["an export that does not exist", { home: ["@url/ipv6#parse"] }, "@url/ipv6 does not export parse"],
  ["a member that does not exist", { home: ["@url/api#URL.query"] }, "URL of @url/api has no member query"],
  ["a file that does not exist", { home: ["packages/ipv6/src/no.ts#a"] }, "there is no file packages/ipv6/src/no.ts"],
  [
    "a declaration that does not exist",
    { home: ["packages/parser/src/port.ts#writePort"] },
    "packages/parser/src/port.ts does not declare writePort",
  ],
  [
    "a page for what is not a convention",
    { home: ["tooling/history/README.md#rows"] },
    "only a convention is at home on a page, such as tooling/history/README.md#rows",
  ],
  [
    "a heading that does not exist",
    { kind: "convention", home: ["tooling/history/README.md#lines"] },
    "tooling/history/README.md has no heading #lines",
  ],
  ["no test", { test: [] }, "has no test"],
  ["a test without a title", { test: ["a.test.ts"] }, 'a.test.ts is not a file, " > " and a title'],
  ["a test file that does not exist", { test: ["a.test.ts > b"] }, "there is no test file a.test.ts"],
  [
    "a title that does not exist",
    { test: ["tooling/history/test/page.test.ts > something else"] },
    'tooling/history/test/page.test.ts has no test "something else"',
  ],
  ["a class that does not exist", { classes: ["IPv7" as never] }, "no class has the name IPv7"],
  ["no section", { section: "" }, "has no section or no name"],
])("rejects a row with %s", (_, change, problem) => {
  expect(problemsOf({ ...GOOD, ...change }).map((text) => text.replace(/^2014, : IPv6 parser \(\w+\): /, ""))).toEqual([
    problem,
  ]);
});

test("rejects a row that is there twice", () => {
  expect(problemsOf(GOOD, GOOD)).toEqual(["is there twice"]);
});
