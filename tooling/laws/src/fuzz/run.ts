import { randomInt } from "node:crypto";
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { addFindings, type Finding } from "./findings.ts";
import { reportOf } from "./report.ts";
import { search } from "./search.ts";
import { TARGETS } from "./targets.ts";

export const USAGE = `npm run tool -- fuzz [--minutes <number>] [--seed <integer>] [--only <text>] [--condition <name>] [--report <file>] [--quiet]
  --minutes    how long to search, 1 if you don't say
  --seed       where to begin: the same seed gives the same inputs in the same order, 1 if you don't say
  --only       compare only the targets with this text in their names: ${TARGETS.map(({ name }) => name).join("; ")}
  --condition  search in the build or IDNA tier of this condition: url-small, url-platform, …
  --report     also write what was found into a file, as Markdown
  --quiet      print how much was found, and not what: with a seed of chance, for a log that others read`;

/** The command. Returns its exit status: 0 if nothing was found, 1 if something was, 2 for wrong arguments. */
export function run(args: readonly string[]): number {
  const options = readOptions(args);
  if (options === undefined) {
    console.error(USAGE);
    return 2;
  }
  const { minutes, targets, report, quiet } = options;
  const seed = quiet ? randomInt(2 ** 40) : options.seed;
  const end = Date.now() + minutes * 60_000;
  const findings: Finding[] = [];
  // A defect that many inputs show fills no file: 20 findings are enough to work on.
  const isOver = () => Date.now() >= end || findings.length >= 20;
  const compared = search({
    targets,
    seed,
    isOver,
    found: (finding) => {
      findings.push(finding);
      if (!quiet) console.log(`${finding.target}: ${JSON.stringify(finding.value)}`);
    },
  });
  console.log(`${compared} inputs${quiet ? "" : ` from seed ${seed} on`}, ${findings.length} findings`);
  if (findings.length === 0) return 0;
  if (!quiet) addFindings(findings);
  if (report !== undefined) writeFileSync(report, reportOf(findings, seed));
  return 1;
}

function readOptions(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        minutes: { type: "string", default: "1" },
        seed: { type: "string", default: "1" },
        only: { type: "string", default: "" },
        // Read by main.mjs, which loads the packages.
        condition: { type: "string" },
        report: { type: "string" },
        quiet: { type: "boolean", default: false },
      },
    });
    const minutes = Number(values.minutes);
    const seed = Number(values.seed);
    const targets = TARGETS.filter(({ name }) => name.includes(values.only));
    return minutes > 0 && Number.isSafeInteger(seed) && targets.length > 0
      ? { minutes, seed, targets, report: values.report, quiet: values.quiet }
      : undefined;
  } catch {
    return undefined;
  }
}
