// Makes the rows from web-platform-tests: see USAGE. It runs without a build, so it is JavaScript.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { commitOf, fetchCommit, readAt } from "./git.mjs";
import { rowsOf, toText } from "./rows.mjs";

const USAGE = `npm run tool -- wpt [<commit> | <folder>] [--to <folder>]

Makes the rows in tooling/data/wpt/rows again. Needs git.

  (nothing)      from the commits in tooling/data/wpt/source.json, which are fetched with git
  <commit>       from that commit of web-platform-tests, 40 hexadecimal digits, which is fetched
  <folder>       from the commit that is checked out in this clone of web-platform-tests
  --to <folder>  use source.json and rows/ of this folder instead of those of tooling/data/wpt
  --help         this

A commit or a folder becomes the new source of all files, and is written to source.json.`;

const REPOSITORY = "https://github.com/web-platform-tests/wpt";

/** Where web-platform-tests keeps what each of our files is made of. */
const PATHS = {
  "urltestdata.json": "url/resources/urltestdata.json",
  "urltestdata-javascript-only.json": "url/resources/urltestdata-javascript-only.json",
  "setters_tests.json": "url/resources/setters_tests.json",
  "toascii.json": "url/resources/toascii.json",
  "percent-encoding.json": "url/resources/percent-encoding.json",
  "IdnaTestV2.json": "url/resources/IdnaTestV2.json",
  "IdnaTestV2-removed.json": "url/resources/IdnaTestV2-removed.json",
  "urlencoded-parser-data.json": "url/urlencoded-parser.any.js",
  "urlpatterntestdata.json": "urlpattern/resources/urlpatterntestdata.json",
};

const home = fileURLToPath(new URL("../../../../data/wpt/", import.meta.url));
const clones = mkdtempSync(join(tmpdir(), "wpt-"));

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { to: { type: "string" }, help: { type: "boolean" } },
  });
  if (positionals.length > 1)
    throw new Error(`One commit or one folder is expected, but there are ${positionals.length}.`);
  if (values.help) console.log(USAGE);
  else make(positionals[0], values.to ?? home);
} catch (error) {
  console.error(`${error.message}\n\n${USAGE}`);
  process.exitCode = 2;
} finally {
  rmSync(clones, { recursive: true, force: true });
}

function make(from, to) {
  const sources = sourcesOf(from, to).map(({ repository, commit, clone, paths }) => ({
    repository,
    commit,
    texts: Object.entries(paths).map(([file, path]) => {
      const rows = rowsOf(path, readAt(clone, commit, path));
      return { file, path, rows: Object.values(rows).flat().length, text: toText(rows) };
    }),
  }));
  // Everything is read before anything is written: a file that is missing changes nothing.
  mkdirSync(join(to, "rows"), { recursive: true });
  for (const { texts } of sources) for (const { file, text } of texts) writeFileSync(join(to, "rows", file), text);
  writeFileSync(join(to, "source.json"), describe(sources));
  for (const { repository, commit, texts } of sources) {
    console.log(`${repository} ${commit}`);
    for (const { file, rows } of texts) console.log(`  ${String(rows).padStart(4)} rows of ${file}`);
  }
}

/** Returns the commits to read, each with a clone that has it and with the path of each file. */
function sourcesOf(from, to) {
  if (from === undefined) {
    const { sources } = JSON.parse(readFileSync(join(to, "source.json"), "utf8"));
    return sources.map(({ repository, commit, files }) => {
      const paths = Object.fromEntries(Object.entries(files).map(([file, { path }]) => [file, path]));
      return { repository, commit, clone: fetched(repository, commit), paths };
    });
  }
  const isCommit = /^[0-9a-f]{40}$/.test(from);
  const commit = isCommit ? from : commitOf(from);
  return [{ repository: REPOSITORY, commit, clone: isCommit ? fetched(REPOSITORY, commit) : from, paths: PATHS }];
}

function fetched(repository, commit) {
  const clone = mkdtempSync(join(clones, "clone-"));
  fetchCommit(clone, repository, commit);
  return clone;
}

/** Returns the text of source.json, formatted as Biome would format it: each file is one line. */
function describe(sources) {
  const list = sources.map(({ repository, commit, texts }) => {
    const files = texts.map(
      ({ file, path, rows }) => `        ${JSON.stringify(file)}: { "path": ${JSON.stringify(path)}, "rows": ${rows} }`,
    );
    return [
      "    {",
      `      "repository": ${JSON.stringify(repository)},`,
      `      "commit": ${JSON.stringify(commit)},`,
      `      "files": {\n${files.join(",\n")}\n      }`,
      "    }",
    ].join("\n");
  });
  const about = "Where rows/ is from, and how many rows each file has. Written by: npm run tool -- wpt";
  return `{\n  "about": ${JSON.stringify(about)},\n  "sources": [\n${list.join(",\n")}\n  ]\n}\n`;
}
