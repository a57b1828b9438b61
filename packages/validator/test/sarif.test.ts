import { readFileSync } from "node:fs";
import AjvDraft04 from "ajv-draft-04";
import type { Log } from "sarif";
import { expect, test } from "vitest";
import {
  ADVICE_EXPLANATIONS,
  EXPLANATIONS,
  type Explanation,
  type Finding,
  type SARIFLog,
  toSARIF,
  validate,
} from "../src/index.ts";

/** What OASIS publishes with the specification, as it is; the README says from where. */
const schema = JSON.parse(readFileSync(new URL("sarif-schema-2.1.0.json", import.meta.url), "utf8"));
const ajv = new AjvDraft04.default({
  allErrors: true,
  formats: {
    uri: (text: string) => URL.canParse(text),
    "uri-reference": (text: string) => /^[!#$%&'()*+,\-./0-9:;=?@A-Z[\]_a-z~]*$/.test(text),
    "date-time": true,
  },
});
const isLog = ajv.compile(schema);

/** The log as it is written and read again, with what the schema has against it. */
function check(log: SARIFLog): SARIFLog {
  const read = JSON.parse(JSON.stringify(log));
  isLog(read);
  expect(isLog.errors ?? []).toEqual([]);
  return read;
}

function findings(input: string, where: Omit<Finding, "diagnostic" | "input"> = {}, base?: string): Finding[] {
  return validate(input, { base }).map((diagnostic) => ({ diagnostic, input, ...where }));
}

test("the schema rejects a log that is wrong", () => {
  const log = toSARIF(findings("https://a b/", { file: "a.txt", line: 3 }));
  expect(isLog({ ...log, version: "2.0.0" })).toBe(false);
  expect(isLog({ ...log, runs: [{ tool: {} }] })).toBe(false);
  const [run] = log.runs;
  expect(isLog({ ...log, runs: [{ ...run, results: [{ ...run.results[0], level: "fatal" }] }] })).toBe(false);
});

test("a log can have no findings", () => {
  expect(check(toSARIF([])).runs[0].results).toEqual([]);
});

test("the schema accepts every code, with and without a file", () => {
  const explanations = { ...EXPLANATIONS, ...ADVICE_EXPLANATIONS };
  const all = Object.values(explanations).flatMap(({ example, base }: Explanation, i) => [
    ...findings(example, { file: `a b/é#?%/${i}.txt`, line: i + 1 }, base),
    ...findings(example, {}, base),
    ...findings("x", { file: "/absolute/path.txt", line: 1 }, example),
  ]);
  const log = check(toSARIF(all));
  expect(log.runs[0].results.length).toBe(all.length);
  expect(log.runs[0].tool.driver.rules.map(({ id }) => id).sort()).toEqual(Object.keys(explanations).sort());
  for (const { ruleId, ruleIndex } of log.runs[0].results) {
    expect(log.runs[0].tool.driver.rules[ruleIndex]?.id).toBe(ruleId);
  }
});

test("the log has the type of @types/sarif", () => {
  const log: Log = toSARIF(findings("https://a b/", { file: "a.txt", line: 3 }));
  expect(log.version).toBe("2.1.0");
});

test("a finding in a file has a region, and its fix the replacement", () => {
  const log = check(toSARIF(findings("https://a/b c", { file: "dir/a b.txt", line: 3, column: 5 })));
  const artifactLocation = { uri: "dir/a%20b.txt" };
  const region = { startLine: 3, startColumn: 16, endLine: 3, endColumn: 17 };
  expect(log.runs[0].columnKind).toBe("utf16CodeUnits");
  expect(log.runs[0].results).toEqual([
    {
      ruleId: "invalid-URL-unit",
      ruleIndex: 0,
      level: "warning",
      message: { text: "A space has to be percent-encoded here." },
      locations: [{ physicalLocation: { artifactLocation, region } }],
      fixes: [
        {
          artifactChanges: [
            { artifactLocation, replacements: [{ deletedRegion: region, insertedContent: { text: "%20" } }] },
          ],
        },
      ],
    },
  ]);
});

test("a finding has a fix for each correction, best first, and those that make another URL say so", () => {
  const fixes = (input: string) =>
    check(toSARIF(findings(input, { file: "a.txt" }))).runs[0].results[0]?.fixes?.map(
      ({ description, artifactChanges: [{ replacements }] }) => [
        replacements[0].insertedContent.text,
        description !== undefined,
      ],
    );
  expect(fixes("example.org")).toEqual([
    ["https://", false],
    ["http://", true],
  ]);
  expect(fixes("https://example,org/")).toEqual([[".", true]]);
  expect(fixes("https://user:pa/ss@example.org/")).toBeUndefined();
});

test("a fatal error has the level error; an input without a file is its own location; an absolute path is a file URL", () => {
  const [result] = toSARIF(findings("https://a:x/")).runs[0].results;
  expect(result?.level).toBe("error");
  expect(result?.locations).toEqual([{ logicalLocations: [{ fullyQualifiedName: "https://a:x/", kind: "value" }] }]);
  const [rooted] = toSARIF(findings("https://a:x/", { file: "/x/a.txt" })).runs[0].results;
  expect(rooted?.locations[0].physicalLocation?.artifactLocation.uri).toBe("file:///x/a.txt");
});

test("in an input of several lines, the second line and those after it begin at column 1", () => {
  const [result] = toSARIF(findings("https://a/\nb", { file: "a.txt", line: 7, column: 3 })).runs[0].results;
  expect(result?.locations[0].physicalLocation?.region).toEqual({
    startLine: 7,
    startColumn: 13,
    endLine: 8,
    endColumn: 1,
  });
});
