import { fill } from "@url/tooling-shared/markdown";
import { expect, test } from "vitest";
import { parseOptions } from "../src/options.ts";
import { coldStartTable } from "../src/page/cold-start-table.ts";
import { isFailure, line } from "../src/page/line.ts";
import { contents, matrix } from "../src/page/matrix.ts";
import type { Result } from "../src/result.ts";
import { runEngine } from "../src/run-engine.ts";
import type { SuiteReport } from "../src/suite/report.ts";

const report: SuiteReport = {
  files: {
    "packages/ip/test/a.test.ts": { passed: 2, failed: 0 },
    "packages/ip/test/b.test.ts": { passed: 3, failed: 1 },
    "tooling/conformance/test/wpt/toascii.test.ts": { passed: 7, failed: 0 },
  },
  failures: [{ file: "packages/ip/test/b.test.ts", title: "b", message: "Error: no" }],
};
const engine = { name: "Engine", from: "npm: engine" };
const ran: Result = { engine, outcome: { version: "1.2", report } };
const absent: Result = { engine, outcome: { missing: "not installed (npm: engine)" } };
const broken: Result = { engine, outcome: { broken: "it ended | with 1" } };

test("the matrix has a row for each engine, including those that did not run", () => {
  expect(matrix([ran, absent, broken]).split("\n").slice(2)).toEqual([
    "| Engine | 1.2 | npm: engine | 7 | 5 | 0 | 1 |",
    "| Engine | – | npm: engine | not run: not installed |  |  |  |",
    "| Engine | – | npm: engine | not run: it ended \\| with 1 |  |  |  |",
  ]);
});

test("the contents have a row for each package and each file of WPT", () => {
  expect(contents(report).split("\n").slice(2)).toEqual(["| @url/ip | 6 |", "| WPT: toascii | 7 |"]);
});

test("the cold start has a dash for an engine without IDNA", () => {
  const figures = { name: "a", bytecode: 2048, load: 1, firstURL: 0.25, firstInternational: null };
  expect(coldStartTable([figures]).split("\n")[2]).toBe("| a | 2.0 | 1.00 | 0.25 | – |");
});

test("marks: replaces what is between them, and throws if they are missing", () => {
  expect(fill("a\n<!-- x -->\nold\n<!-- /x -->\nb", "x", "new")).toBe("a\n<!-- x -->\nnew\n<!-- /x -->\nb");
  expect(() => fill("<!-- x -->", "x", "new")).toThrow('no marks for "x"');
});

test("the terminal: shows each engine on a line, each failure with its message, and how to install what is missing", () => {
  expect(line(ran)).toBe("Engine      12 passed, 1 failed (1.2)\n  packages/ip/test/b.test.ts: b\n    Error: no");
  expect(line(absent)).toContain("skipped: not installed (npm: engine); npm run tool -- runtimes --install fetches it");
  expect([ran, absent, broken].map((result) => isFailure(result, false))).toEqual([true, false, true]);
  expect(isFailure(absent, true)).toBe(true);
});

test("skips an engine that is not installed, or installs it with --install", async () => {
  let there = false;
  const late = {
    ...engine,
    find: () => (there ? "/engine" : undefined),
    install: () => {
      there = true;
    },
    run: async () => ({ version: "1", report }),
  };
  expect((await runEngine(late, "", false)).outcome).toEqual({ missing: "not installed (npm: engine)" });
  expect((await runEngine(late, "", true)).outcome).toEqual({ version: "1", report });
  const failing = { ...late, run: () => Promise.reject(new Error("no")) };
  expect((await runEngine(failing, "", false)).outcome).toEqual({ broken: "no" });
});

test("options: --write needs all engines; an unknown option is an error", () => {
  expect(parseOptions(["--only", "Bun"])).toMatchObject({ only: "Bun", install: false, write: false });
  expect(() => parseOptions(["--write", "--only", "Bun"])).toThrow("--write");
  expect(() => parseOptions(["--wirte"])).toThrow(TypeError);
});
