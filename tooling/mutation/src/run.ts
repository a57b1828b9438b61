import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { keepKills, keptKills } from "./kept.ts";
import { makePlan } from "./make-plan.ts";
import { PACKAGES } from "./packages.ts";
import { renderPage, scoreOf, TARGET } from "./page.ts";
import { readReasons, reasonFor, unusedReasons } from "./reasons.ts";
import { readResults, resultOf, type Survivor, writeResult } from "./results.ts";
import { tryMutants } from "./try-mutants.ts";

// node tooling/mutation/dist/run.js [--fresh | --render] [package…]

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const {
  values: { fresh: isFresh, render: isRendered },
  positionals: names,
} = parseArgs({ allowPositionals: true, options: { fresh: { type: "boolean" }, render: { type: "boolean" } } });
for (const name of names) {
  if (!PACKAGES.has(name))
    throw new RangeError(`mutation: "${name}" is not one of ${[...PACKAGES.keys()].join(", ")}.`);
}

for (const name of names.length > 0 || isRendered ? names : PACKAGES.keys()) {
  const folder = join(ROOT, ".cache/mutation", name);
  mkdirSync(folder, { recursive: true });
  const plan = makePlan(ROOT, name);
  const entries = await tryMutants(ROOT, folder, plan, isFresh ? [] : keptKills(ROOT, folder, plan));
  keepKills(ROOT, folder, plan, entries);
  writeResult(ROOT, resultOf(name, plan, entries));
}

const results = readResults(ROOT);
const reasons = readReasons(ROOT);
writeFileSync(
  join(ROOT, "docs/mutation.md"),
  renderPage(results, reasons, (file) => existsSync(join(ROOT, file))),
);

for (const result of results) {
  if (names.length > 0 && !names.includes(result.name)) continue;
  for (const survivor of result.survivors) {
    if (reasonFor(survivor, reasons) !== undefined) continue;
    console.log(`${placeText(survivor)}\n    ${survivor.isReached ? "" : "(not run) "}${survivor.change}`);
  }
  const score = scoreOf(result, reasons);
  console.log(`${result.name}: ${score.toFixed(1)} % of the changes that can be observed are killed`);
  if (score < TARGET) process.exitCode = 1;
}
for (const unused of unusedReasons(results, reasons)) {
  console.error(`reasons.json has a reason for what does not survive: ${placeText(unused)}\n    ${unused.change}`);
  process.exitCode = 1;
}

function placeText({ file, within, at }: Survivor): string {
  return `${file}\n  ${within}${at === undefined ? "" : `, in ${at}`}`;
}
