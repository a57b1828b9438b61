// Asks the questions of other projects: see USAGE.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { table } from "@url/tooling-shared/markdown";
import { KINDS } from "./questions.mjs";

const USAGE = `npm run tool -- link-questions [--write]

Asks @url/links what the tests of linkify-it, linkifyjs and twitter-text and the examples of CommonMark and GFM ask, counts how
many answers agree, and names the class of each other one. It fails if a difference has no class, or if an answer with a class agrees:
tooling/data/link-questions.json has the classes by the number of the question, and the commits of the files.

  --from <folder>  reads the files there. The default is .cache/link-questions; what is missing is fetched from GitHub.
  --write          writes the table of docs/migrating/linkify-it.md
  --help           this`;

const at = (path) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
const { values } = parseArgs({
  options: { from: { type: "string" }, write: { type: "boolean" }, help: { type: "boolean" } },
});
if (values.help) {
  console.log(USAGE);
  process.exit();
}

const folder = values.from ?? at(".cache/link-questions");
const path = at("docs/migrating/linkify-it.md");
const page = readFileSync(path, "utf8");
const faults = [];
const rows = [];
for (const { name, path, kind, title, differ } of JSON.parse(readFileSync(at("tooling/data/link-questions.json")))) {
  const { read, find } = KINDS[kind];
  const classes = new Map(Object.entries(differ).flatMap(([group, names]) => names.map((one) => [one, group])));
  let agreed = 0;
  const questions = read(await fileOf(name, path));
  for (const { name: question, text, expected } of questions) {
    const found = find(text);
    const group = classes.get(question);
    classes.delete(question);
    if (JSON.stringify(found) === JSON.stringify(expected)) {
      agreed++;
      if (group !== undefined) faults.push(`${name}, ${question}: it agrees now, and is not of "${group}"`);
    } else if (group === undefined)
      faults.push(`${name}, ${question}: ${text} → ${found.join(" ")}, not ${expected.join(" ")}`);
    else if (!page.includes(`\n| ${group} |`)) faults.push(`docs/migrating/linkify-it.md does not explain "${group}"`);
  }
  for (const question of classes.keys()) faults.push(`${name} has no question ${question}`);
  rows.push([title, String(agreed), String(questions.length)]);
  const groups = Object.entries(differ).map(([group, names]) => `${names.length} ${group}`);
  console.log(`${title}: ${agreed} of ${questions.length}${groups.length > 0 ? `; ${groups.join(", ")}` : ""}`);
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else if (values.write) {
  const written = table(["questions", "agree", "of"], rows);
  writeFileSync(
    path,
    page.replace(
      /<!-- questions -->[\s\S]*<!-- \/questions -->/,
      () => `<!-- questions -->\n${written}\n<!-- /questions -->`,
    ),
  );
}

async function fileOf(name, path) {
  const local = join(folder, name);
  if (!existsSync(local)) {
    const response = await fetch(`https://raw.githubusercontent.com/${path}`, { signal: AbortSignal.timeout(60_000) });
    if (!response.ok) throw new Error(`GitHub answers ${response.status} for ${path}`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(local, await response.text());
  }
  return readFileSync(local, "utf8");
}
