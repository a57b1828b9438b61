import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { bun, chromium, deno, type Engine, firefox, node, webkit } from "@url/tooling-engines";
import { fill } from "@url/tooling-shared/markdown";
import { measure } from "./measure.ts";
import { counts, examples } from "./page.ts";
import { questions } from "./questions.ts";

const PAGE = fileURLToPath(new URL("../../../../docs/runtimes.md", import.meta.url));

/** In the order of the page. */
const ENGINES: readonly (<Report>() => Engine<Report>)[] = [
  () => node(20),
  () => node(22),
  () => node(24),
  () => node(26),
  deno,
  bun,
  chromium,
  firefox,
  webkit,
];

/** The command. Returns its exit status: 1 if an engine could not be run. */
export async function run(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { write: { type: "boolean" }, install: { type: "boolean" } },
  });
  const asked = questions(2_000);
  const results = await measure(ENGINES, asked, values.install === true);
  const runs = results.filter((result) => "report" in result);
  for (const result of results) {
    const said = "report" in result ? `${result.report.differences.length} differences` : result.notRun;
    console.log(`${result.name}: ${said}`);
  }
  const page = [`${asked.length} questions.`, counts(asked, runs), examples(asked, runs)];
  if (values.write) writeFileSync(PAGE, fill(readFileSync(PAGE, "utf8"), "platform-tier", page.join("\n\n")));
  else console.log(page.join("\n\n"));
  return runs.length < results.length ? 1 : 0;
}
