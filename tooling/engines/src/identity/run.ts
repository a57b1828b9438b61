import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { fill } from "@url/tooling-shared/markdown";
import { ROOT } from "../root.ts";
import { ENTRIES, type Entry } from "./entry.ts";
import { equalityOf, prepare, usesOf, versions } from "./libraries.ts";
import { boundariesTable, equalityTable, usesTable } from "./page.ts";
import { type Boundaries, platforms, runBoundaries } from "./run-boundaries.ts";

const USAGE = `npm run tool -- identity [--install] [--write]

Gives our objects to libraries of equality, to libraries that take URLs, and to the functions of each engine.

  --install   fetch the libraries and engines that are missing, into .cache/engines
  --write     write docs/identity.md
  --help      this`;

const flag = { type: "boolean", default: false } as const;
const { install, write, help } = parseArgs({ options: { install: flag, write: flag, help: flag } }).values;

if (help) {
  console.log(USAGE);
} else if (prepare(install)) {
  await run();
} else {
  console.error("The libraries are not installed: npm run tool -- identity --install");
  process.exitCode = 2;
}

async function run(): Promise<void> {
  // First, because it installs Bun and Deno, whose runners compare below.
  const boundaries = boundariesTable(await ofEngines());
  const equality = equalityTable(await ofEntries(equalityOf));
  const uses = usesTable(await ofEntries((entry) => usesOf(entry)));
  const pins = Object.entries(versions()).map(([name, version]) => `${name} ${version}`);
  const parts = { equality, uses, boundaries, versions: `${pins.join(", ")}.` };
  const path = join(ROOT, "docs", "identity.md");
  let page = readFileSync(path, "utf8");
  for (const [name, text] of Object.entries(parts)) {
    console.log(`${text}\n`);
    page = fill(page, name, text);
  }
  if (write) writeFileSync(path, page);
}

async function ofEntries<T>(run: (entry: Entry) => T | Promise<T>): Promise<Record<Entry, T>> {
  const found: [Entry, T][] = [];
  for (const entry of ENTRIES) found.push([entry, await run(entry)]);
  return Object.fromEntries(found) as Record<Entry, T>;
}

async function ofEngines(): Promise<Map<string, Record<Entry, Boundaries>>> {
  const found = new Map<string, Record<Entry, Boundaries>>();
  for (const engine of platforms()) {
    let version = "";
    const results = await ofEntries(async (entry) => {
      const result = await runBoundaries(engine, entry, install);
      version = result?.version ?? version;
      return result?.found;
    });
    if (Object.values(results).every((one) => one !== undefined)) {
      found.set(`${engine.name.replace(/ \d+$/, "")} ${version}`, results as Record<Entry, Boundaries>);
    } else console.error(`${engine.name} is not installed`);
  }
  return found;
}
