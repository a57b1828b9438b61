import { type ChangeName, explainChange, type OldDocumentName } from "@url/history";
import { CHANGES, URI_CHANGES } from "@url/history/internal";
import { table } from "@url/tooling-shared/markdown";
import { readCounts } from "./counts.ts";
import { readTable, type Table } from "./read-rows.ts";
import { DOCUMENT_NAMES, type DocumentName, type Row, RULES, type RuleName } from "./row.ts";

/** Returns docs/history.md. */
export function writePage(): string {
  const table = readTable();
  return `${[INTRODUCTION, counts(table), differences(), index(table.rows)].join("\n\n")}\n`;
}

const INTRODUCTION = `# History

<!-- Written by "npm run tool -- history" from tooling/history. Do not edit. -->

This family of packages started from five older documents. Their algorithms, interfaces, flags, definitions and examples all have a place in it. [\`@url/history\`](../packages/history/README.md) runs their parsers as they are written, and explains what has changed; it also has what no newer document describes.

A thing is *as written* if we have what the document says. It is *today's* if the URL Standard of today replaced it and we have that: each such difference has a name. A few are *ours, with a limit*: as written, but with a bound that the document does not have. The page "History, row by row" of the site lists all rows with a filter, and opens the playground on an input that shows the difference. [history-rows.json](../tooling/data/history-rows.json) has the rows as data, with the tests of each row, and for rows that no page can run the reason by kind.`;

const SIGNS: Readonly<Record<RuleName, string>> = { "as written": "=", "today's": "→", "ours, with a limit": "≤" };

function counts({ documents, rows: all }: Table): string {
  const found = readCounts();
  const body = DOCUMENT_NAMES.map((name) => {
    const rows = all.filter(({ document }) => document === name);
    const ofRule = (rule: RuleName) => String(rows.filter((row) => row.rule === rule).length);
    const run = found.documents[NAMES[name]];
    const agreeing = run === undefined ? "" : `${run.urltestdata} of ${found.rows}`;
    return [name, documents[name], ...RULES.map(ofRule), agreeing];
  });
  const header = [
    "name",
    "document",
    "as written =",
    "today's →",
    "with a limit ≤",
    "rows of urltestdata.json as today",
  ];
  return `## The documents\n${table(header, body, ["name", "document"])}`;
}

/** The documents as `parseAs` takes them. */
const NAMES: Readonly<Record<DocumentName, OldDocumentName>> = {
  2012: "2012",
  2014: "2014",
  2015: "2015",
  HTML5: "html5",
  3986: "rfc3986",
};

function differences(): string {
  const { documents } = readCounts();
  const inputs = Object.entries(NAMES).map(([name, compared]) => `${documents[compared].inputs} inputs for ${name}`);
  return `## Changes
[tooling/history](../tooling/history/README.md) runs the documents and today's packages on the same inputs (${inputs.join(", ")}): rows of web-platform-tests, samples of real URLs, all short inputs, and generated ones. The last columns count the differences. A test fails on a difference without a name, on a change that no input reaches, and on an input that is smaller than the one that its change names. \`compareAs\` of \`@url/history\` does the same for your input, and \`explainChange\` says where a document and the Standard say it.

${changesOf(CHANGES, ["2012", "2014", "2015"])}

The changes since HTML5 and RFC 3986, for parsing alone. None of them sees today's result: each replaces a rule of the document by today's.

${changesOf(URI_CHANGES, ["HTML5", "3986"])}`;
}

function changesOf(changes: Readonly<Partial<Record<ChangeName, unknown>>>, columns: readonly DocumentName[]): string {
  const { documents } = readCounts();
  const rows = (Object.keys(changes) as ChangeName[]).map((name) => {
    const { old, today, standard, sections } = explainChange(name);
    const counted = columns.map((column) =>
      sections[NAMES[column]] === undefined ? "" : String(documents[NAMES[column]].classes[name] ?? 0),
    );
    return [name, old, `${today} ([Standard](${standard}))`, ...counted];
  });
  const header = ["change", "the documents", "today's Standard", ...columns];
  return table(header, rows, header.slice(0, 3));
}

function index(rows: readonly Row[]): string {
  const byName = new Map<string, Row[]>();
  for (const row of rows) {
    if (row.kind !== "terms") byName.set(row.name, [...(byName.get(row.name) ?? []), row]);
  }
  const body = [...byName]
    .sort(([a], [b]) => compareNames(a, b))
    .map(([name, found]) => [name, documentsOf(found), homesOf(found)]);
  const terms = rows.filter(({ kind }) => kind === "terms");
  const header = ["term", "documents", "here"];
  return `## Index by term
"=" is as written, "→" today's, and "≤" ours with a limit. A home without a package is a file. The terms that the algorithms of a document are written with, such as ${terms[0]?.name.split(", ").slice(0, 3).join(", ")}, are one row of the document in the data.

${table(header, body, header)}`;
}

/** In alphabetical order, ignoring case and what is not a letter or a digit. The order of a locale differs among engines. */
function compareNames(a: string, b: string): number {
  const key = (name: string) =>
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, " ")
      .trim() || name;
  const [first, second] = [key(a), key(b)];
  if (first === second) return a < b ? -1 : 1;
  return first < second ? -1 : 1;
}

/** `2012 =, 2014 2015 →`: documents with the same sign stand side by side. */
function documentsOf(rows: readonly Row[]): string {
  const signs = new Map<DocumentName, string>();
  for (const { document, rule } of rows) {
    const sign = SIGNS[rule];
    if (!signs.get(document)?.includes(sign)) signs.set(document, `${signs.get(document) ?? ""}${sign}`);
  }
  const bySign = new Map<string, DocumentName[]>();
  for (const [document, sign] of signs) bySign.set(sign, [...(bySign.get(sign) ?? []), document]);
  return [...bySign].map(([sign, names]) => `${names.join(" ")} ${sign}`).join(", ");
}

/** The homes of all rows, each package once: `api` URL.href, URL.origin. */
function homesOf(rows: readonly Row[]): string {
  const byPlace = new Map<string, Set<string>>();
  for (const home of rows.flatMap((row) => row.home)) {
    // The oracle, which the tests compare with, is at home in many rows and no place for a reader.
    if (home.startsWith("tooling/")) continue;
    const [place = "", name = ""] = home.split("#");
    const short = place.replace(/^@url\//, "").replace(/^packages\/([\w-]+)\/(?:src\/)?/, "$1: ");
    byPlace.set(short, (byPlace.get(short) ?? new Set()).add(name));
  }
  if (byPlace.size === 0) return "`history` parseAs";
  return Array.from(byPlace, ([place, names]) => `\`${place}\` ${[...names].join(", ")}`).join("; ");
}
