import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { checkRows, checkTable, checkTestIds, idsIn, type Row, readTestIds, type Table } from "../src/index.ts";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

const GOOD: Row = {
  document: "2014",
  section: "3.3. Host parsing",
  name: "IPv6 parser",
  kind: "algorithm",
  home: ["@url/ipv6#parseIPv6"],
  rule: "today's",
  changes: ["IPv6-IPv4-tail"],
  note: null,
  tests: ["ipv6/parses"],
  run: { url: "http://[::1.2.3.]/" },
};

function tableOf(rows: readonly Row[]): Table {
  return { documents: { 2012: "", 2014: "a draft", 2015: "", HTML5: "", 3986: "" }, withoutRun: {}, rows };
}

function problemsOf(...rows: readonly Row[]): string[] {
  const problems = checkRows(ROOT, tableOf(rows), readTestIds(ROOT));
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
  ["a test that does not exist", { tests: ["ipv6/sings"] }, "no test has the id ipv6/sings"],
  ["nothing that says what has changed", { changes: [] }, "is today's, and nothing says what has changed"],
  ["no input and no reason", { run: null }, "nothing runs it or says why"],
])("rejects a row with %s", (_, change, problem) => {
  expect(problemsOf({ ...GOOD, ...change })).toEqual([problem]);
});

test("rejects a reason that no row needs", () => {
  expect(checkRows(ROOT, { ...tableOf([GOOD]), withoutRun: { algorithm: "none" } }, readTestIds(ROOT))).toEqual([
    "every algorithm has an input",
  ]);
});

test("completes a row by what it leaves out", () => {
  const { changes: _, note, run, ...short } = GOOD;
  expect(checkTable(tableOf([short as Row])).rows).toEqual([{ ...short, changes: [], note: null, run: null }]);
});

test.each<[string, object]>([
  ["document", { document: "2013" }],
  ["section", { section: "" }],
  ["name", { name: 1 }],
  ["kind", { kind: "word" }],
  ["home", { home: [] }],
  ["rule", { rule: "old" }],
  ["changes", { changes: ["IPv7"] }],
  ["note", { note: "" }],
  ["tests", { tests: [] }],
  ["run", { run: { base: "http://a/" } }],
  ["run", { run: { url: "a", form: "b" } }],
  ["run", { run: { url: "a", to: "b" } }],
  ["run", { run: { url: "a", flags: ["isindex"] } }],
  ["run", { run: { form: "a", flags: ["index"] } }],
  ["run", { run: { url: "a", more: "b" } }],
  ["tset", { tset: [] }],
])("does not load a row with a wrong %s: %o", (field, change) => {
  expect(() => checkTable(tableOf([{ ...GOOD, ...change } as Row]))).toThrow(`wrong ${field}`);
});

test("rejects a row that is there twice", () => {
  expect(problemsOf(GOOD, GOOD)).toEqual(["is there twice"]);
});

test("reads the ids of tests from the comments above them", () => {
  const text = "  // @id a/one\n  // why\n  test.each([\n// @id a/two\n\ntest(\n// @id a/two\n// @id B\ntest(\n";
  const ids = idsIn("a.test.ts", text);
  expect(ids.map(({ id, isAboveATest }) => [id, isAboveATest])).toEqual([
    ["a/one", true],
    ["a/two", false],
    ["a/two", true],
    ["B", true],
  ]);
  expect(checkTestIds(ids)).toEqual([
    "a.test.ts: no test follows the id a/two",
    "a.test.ts: another test has the id a/two",
    'a.test.ts: the id "B" is not a folder, "/" and words',
  ]);
});
