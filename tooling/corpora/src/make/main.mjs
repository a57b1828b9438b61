// Fetches the lists of URLs, and makes the samples: see USAGE. It runs without a build, so it is JavaScript.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { fetchCommit, readAt } from "@url/tooling-conformance/wpt/git";
import { sampleOf } from "./sample.mjs";

const USAGE = `npm run tool -- corpora [--sample] [--to <folder>]

Fetches the whole lists of real URLs, from the commit in tooling/data/corpora/source.json, into .cache/corpora.
Tests and benchmarks use them from then on instead of the samples in the repository. Needs git.

  --sample       chooses the samples in tooling/data/corpora/samples again, with the seed in source.json, instead
  --to <folder>  writes into this folder
  --help         this`;

const home = fileURLToPath(new URL("../../../data/corpora/", import.meta.url));
const cache = fileURLToPath(new URL("../../../../.cache/corpora", import.meta.url));
const clone = mkdtempSync(join(tmpdir(), "corpora-"));

try {
  const { values } = parseArgs({
    options: { sample: { type: "boolean" }, to: { type: "string" }, help: { type: "boolean" } },
  });
  if (values.help) console.log(USAGE);
  else make(values.sample === true, values.to ?? (values.sample ? join(home, "samples") : cache));
} catch (error) {
  console.error(`${error.message}\n\n${USAGE}`);
  process.exitCode = 2;
} finally {
  rmSync(clone, { recursive: true, force: true });
}

function make(sampled, to) {
  const { repository, commit, seed, sample, files } = JSON.parse(readFileSync(join(home, "source.json"), "utf8"));
  fetchCommit(clone, repository, commit);
  mkdirSync(to, { recursive: true });
  for (const [name, { path, lines }] of Object.entries(files)) {
    const all = linesOf(readAt(clone, commit, path));
    if (all.length !== lines) throw new Error(`${name} has ${all.length} lines, but source.json says ${lines}.`);
    const chosen = sampled ? sampleOf(all, sample, seed) : all;
    writeFileSync(join(to, name), `${chosen.join("\n")}\n`);
    console.log(`${join(to, name)}: ${chosen.length} of ${lines} lines`);
  }
}

/** Returns the lines of a list, whether or not it begins with a byte order mark and ends with a line feed. */
function linesOf(text) {
  return text
    .replace(/^\ufeff/, "")
    .replace(/\n$/, "")
    .split("\n");
}
