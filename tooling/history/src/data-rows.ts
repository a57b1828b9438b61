import { CHANGES, type DraftChangeName as ChangeName, type DraftName } from "@url/history/internal";
import type { Case } from "./case.ts";
import { CLASSES } from "./classes/index.ts";
import type { DocumentName, DocumentRows, Row } from "./row.ts";

/** Whether the packages have what the document says, today's Standard, or what the document says within limits of ours. */
export type RuleName = "as written" | "today's" | "ours, with a limit";

/** What the playground shows for a row: the values of its fields. */
export interface Run {
  readonly url: string;
  readonly base?: string;
  /** The attribute whose setter is tried, and the value for it. */
  readonly set?: string;
  readonly to?: string;
}

/** A row as the site and other programs read it. `tooling/data/history-rows.json` has all of them. */
export interface DataRow {
  readonly document: DocumentName;
  readonly section: string;
  readonly name: string;
  readonly kind: Row["kind"] | "terms";
  readonly home: readonly string[];
  readonly rule: RuleName;
  /** The names of the changes since, as `explainChange` of `@url/history` takes them. */
  readonly changes: readonly ChangeName[];
  readonly note: string | null;
  /** The ids of the tests that run it. */
  readonly tests: readonly string[];
  /** The smallest input that shows the first change, or the input of an example. */
  readonly run: Run | null;
}

/** Returns the rows of the documents. The definitions that are only words of a document are one row of it. */
export function dataRows(documents: readonly DocumentRows[]): DataRow[] {
  return documents.flatMap(({ name, rows }) => {
    const terms = rows.filter(isTerm);
    const others = rows.filter((row) => !isTerm(row)).map((row) => dataRow(name, row));
    return terms.length === 0 ? others : [termsRow(name, terms), ...others];
  });
}

/** Returns true for a definition whose home is a test: a word that every algorithm of the document uses. */
function isTerm({ kind, home }: Row): boolean {
  return kind === "definition" && home.every((place) => place.startsWith("tooling/"));
}

function termsRow(document: DocumentName, rows: readonly Row[]): DataRow {
  return {
    document,
    section: "terms",
    name: rows.map(({ name }) => name).join(", "),
    kind: "terms",
    home: [`@url/history#parseAs`],
    rule: "as written",
    changes: [],
    note: "what the algorithms of the document are written with",
    tests: [...new Set(rows.flatMap(({ test }) => test))],
    run: null,
  };
}

function dataRow(document: DocumentName, row: Row): DataRow {
  const changes = row.classes ?? [];
  return {
    document,
    section: row.section,
    name: row.name,
    kind: row.kind,
    home: row.home,
    rule: row.limit !== undefined ? "ours, with a limit" : row.rule === "old" ? "as written" : "today's",
    changes,
    note: [row.limit, row.note].filter((text) => text !== undefined).join("; ") || null,
    tests: row.test,
    run: runOf(document, row, changes),
  };
}

function runOf(document: DocumentName, { kind, name }: Row, changes: readonly ChangeName[]): Run | null {
  const [change] = changes.filter((one) => CHANGES[one].sections[document as DraftName] !== undefined);
  if (change !== undefined) return runOfCase(CLASSES[change].smallest[1]);
  return kind === "example" && /^[\w./:@#?%[\]~+-]+$/.test(name) ? { url: name } : null;
}

/** An input of any algorithm, as a URL that leads to it. */
function runOfCase(input: Case): Run | null {
  switch (input.subject) {
    case "parse":
      return { url: input.input, ...(input.base !== null && { base: input.base }) };
    case "set":
      return { url: input.href, set: input.name, to: input.value };
    case "host":
    case "domain":
      return { url: `http://${input.input}/` };
    case "IPv6":
      return { url: `http://[${input.input}]/` };
    case "IPv6 serialize":
      return { url: `http://[${input.pieces.map((piece) => piece.toString(16)).join(":")}]/` };
    case "construct":
      return { url: input.url };
    case "serialize":
    case "origin":
    case "origin attribute":
    case "params of URL":
      return { url: input.href };
    case "params":
      return typeof input.init === "string" ? { url: `http://a/?${input.init}` } : null;
    case "form parse":
    case "form serialize":
      return null;
  }
}

/** Returns the text of `tooling/data/history-rows.json`: a row in each line. */
export function writeDataRows(documents: readonly DocumentRows[]): string {
  return `[\n${dataRows(documents)
    .map((row) => JSON.stringify(row))
    .join(",\n")}\n]\n`;
}
