import { fileURLToPath } from "node:url";
import { readCorpus } from "@url/tooling-corpora";
import { CHDB, installed } from "@url/tooling-shared/engines";
import { runProgram } from "@url/tooling-shared/programs";
import { expect, test } from "vitest";

const MAIN = fileURLToPath(new URL("../../src/sql-job/main.mjs", import.meta.url));

function job(...args: string[]) {
  return runProgram(process.execPath, [MAIN, ...args]);
}

test("counts the same in both engines, and as many links without a host as the lists have", (context) => {
  if (installed(CHDB.key, CHDB.file) === undefined)
    return context.skip(
      `The job in DuckDB and ClickHouse did not run: ${CHDB.spec} is not installed (npm run tool -- sql-job --install).`,
    );
  const lists = (["urls-web.txt", "urls-files.txt"] as const).flatMap((name) => readCorpus(name).lines);
  // Each line, and some of them twice.
  const rows = [...lists, ...lists.slice(0, 100)];
  const { status, stdout, stderr } = job("--rows", String(rows.length), "--print");
  expect(status, stderr).toBe(0);
  expect(stdout).toContain(`- **Rows**: ${rows.length.toLocaleString("en-US")}.`);
  // "https://" is the only line that is not a URL: see tooling/corpora.
  const bad = rows.filter((line) => line === "https://").length;
  expect(stdout).toContain(`| host-missing | ${bad} |`);
  expect(stdout).toContain(`| NULL | ${rows.length - bad} |`);
  expect(stdout).toMatch(/Our functions give what the tests state for all of these \d+\./);
  expect(stdout).toMatch(/\| rows by host \| `domain` \| \d+\.\d \|/);
});

test("refuses a number of rows that is not one, and prints its usage", () => {
  for (const rows of ["0", "-1", "1e6", "many"]) {
    const { status, stderr } = job(`--rows=${rows}`);
    expect([status, stderr]).toEqual([3, `--rows must be a positive integer, not ${rows}.\n`]);
  }
  expect(job("--help").stdout).toMatch(/^npm run tool -- sql-job /);
});
