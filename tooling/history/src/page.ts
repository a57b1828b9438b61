import { table } from "@url/tooling-shared/markdown";
import { SINCE } from "./class-names.ts";
import { differences } from "./page-differences.ts";
import type { DocumentRows, Home, Row } from "./row.ts";
import { DOCUMENTS } from "./rows/index.ts";
import type { TestId } from "./test-ids.ts";

/** The file of each test, by its id. */
type FileOf = ReadonlyMap<string, string>;

/** Returns docs/history.md. `tests` say which file a test is in. */
export function writePage(tests: readonly TestId[], documents: readonly DocumentRows[] = DOCUMENTS): string {
  const fileOf = new Map(tests.map(({ id, file }) => [id, file]));
  const sections = documents.map((document) => section(document, fileOf));
  return `${[INTRODUCTION, rowCounts(documents), LEGEND, ...sections, differences()].join("\n\n")}\n`;
}

const INTRODUCTION = `# History

<!-- Written by "npm run tool -- history" from tooling/history. Do not edit. -->

This family of packages started from five older documents. This page has each of their algorithms, interfaces, flags, definitions and examples as a row: where it is in our packages, which test runs it, and what has changed since. Where the documents differ from today's [URL Standard](https://url.spec.whatwg.org/), we implement today's. What it no longer has, but somebody may still need, is in entries named \`/history\` or \`/legacy\`.`;

function rowCounts(documents: readonly DocumentRows[]): string {
  const rows = documents.map(({ name, title, rows }) => [
    `[${name}](#${anchor(name)})`,
    title,
    String(rows.length),
    String(rows.filter(({ rule }) => rule === "old").length),
    String(rows.filter(({ rule }) => rule === "living").length),
  ]);
  return table(["name", "document", "rows", "by its own rule", "by today's"], rows, ["name", "document"]);
}

const LEGEND = `"There" is the older document, and "here" our packages. A row is by the *old* rule if we have what the document says, and by the *living* one if today's Standard replaced it and we have that. "Since" says what has changed; it is written from the [differences](#differences) that were found by running the drafts.`;

function section({ name, title, rows }: DocumentRows, fileOf: FileOf): string {
  const groups = [...new Set(rows.map((row) => row.section))];
  const heading = `## ${name}\nThe document is ${title}.`;
  return [
    heading,
    ...groups.map(
      (group) =>
        `### ${group}\n${rowsOf(
          rows.filter((row) => row.section === group),
          fileOf,
        )}`,
    ),
  ].join("\n\n");
}

function rowsOf(rows: readonly Row[], fileOf: FileOf): string {
  const header = ["there", "kind", "here", "test", "rule", "since"];
  return table(
    header,
    rows.map((row) => [
      row.name,
      row.kind,
      row.home.map(homeText).join(", "),
      testLinks(row, fileOf),
      row.rule,
      since(row),
    ]),
    header,
  );
}

/** Links to the files of the tests, each once and by its name: a row may name several tests of a file. */
function testLinks({ test }: Row, fileOf: FileOf): string {
  const files = new Set(test.map((id) => fileOf.get(id)!));
  return Array.from(files, (file) => `[${file.replace(/^.*\/|\.test\.ts$/g, "")}](../${file})`).join(", ");
}

function homeText(home: Home): string {
  const [place = "", name = ""] = home.split("#");
  if (place.endsWith(".md")) return `[${name}](../${home})`;
  return place.startsWith("@url/") ? `\`${name}\` of \`${place}\`` : `[\`${name}\`](../${place})`;
}

function since(row: Row): string {
  const phrases = (row.classes ?? []).map((name) => `${SINCE[name]} ([${name}](#${anchor(name)}))`);
  return [...phrases, ...(row.note === undefined ? [] : [row.note])].join("; ");
}

function anchor(heading: string): string {
  return heading.toLowerCase().replaceAll(" ", "-");
}
