import { readFileSync } from "node:fs";
import { CHANGE_NAMES } from "@url/history";
import { DOCUMENT_NAMES, type DocumentName, KINDS, type Kind, type Row, RULES } from "./row.ts";

/** What `tooling/data/history-rows.json` has. */
export interface Table {
  /** What each document is, in the order of the pages. */
  readonly documents: Readonly<Record<DocumentName, string>>;
  /** Why rows of a kind have nothing that a page could run. */
  readonly withoutRun: Readonly<Partial<Record<Kind, string>>>;
  readonly rows: readonly Row[];
}

/** Reads the rows of all documents. Throws an Error that names the row if one has not the fields of {@link Row}. */
export function readTable(): Table {
  return checkTable(JSON.parse(readFileSync(new URL("../../data/history-rows.json", import.meta.url), "utf8")));
}

/** Checks a table, and completes its rows by what they leave out: no changes, no note and no input. */
export function checkTable({ documents, withoutRun, rows }: Table): Table {
  const complete = rows.map((row): Row => ({ ...ABSENT, ...row }));
  for (const row of complete) {
    const wrong = Object.keys(row).filter((name) => !Object.hasOwn(FIELDS, name));
    for (const [name, isValid] of Object.entries(FIELDS)) if (!isValid(row[name as keyof Row])) wrong.push(name);
    if (wrong.length > 0) throw new Error(`${row.document}, ${row.section}: ${row.name}: wrong ${wrong.join(", ")}`);
  }
  return { documents, withoutRun, rows: complete };
}

const ABSENT = { changes: [], note: null, run: null };

/** Whether a value is one of a field. */
const FIELDS: Readonly<Record<keyof Row, (value: unknown) => boolean>> = {
  document: oneOf(DOCUMENT_NAMES),
  section: isText,
  name: isText,
  kind: oneOf(KINDS),
  home: listOf(isText, 1),
  rule: oneOf(RULES),
  changes: listOf(oneOf(CHANGE_NAMES)),
  note: (value) => value === null || isText(value),
  tests: listOf(isText, 1),
  run: (value) => value === null || isRun(value),
};

function isRun(value: unknown): boolean {
  const { url, base, set, to, form, flags, encoding, ...others } = { ...(value as Record<string, unknown>) };
  const isForm = typeof form === "string" && url === undefined && [base, set, to].every((one) => one === undefined);
  const isURL = typeof url === "string" && [form, flags, encoding].every((one) => one === undefined);
  const isSet = set === undefined ? to === undefined : isText(set) && typeof to === "string";
  const isOfForm = listOf(oneOf(["charset", "isindex"]))(flags ?? []) && (encoding === undefined || isText(encoding));
  return (isForm || (isURL && isSet && (base === undefined || isText(base)))) && isOfForm && isEmpty(others);
}

function isText(value: unknown): boolean {
  return typeof value === "string" && value !== "";
}

function isEmpty(value: object): boolean {
  return Object.keys(value).length === 0;
}

function oneOf(values: readonly unknown[]): (value: unknown) => boolean {
  return (value) => values.includes(value);
}

function listOf(isItem: (value: unknown) => boolean, least = 0): (value: unknown) => boolean {
  return (value) => Array.isArray(value) && value.length >= least && value.every(isItem);
}
