import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type ChangeName, explainChange } from "@url/history";
import { type HTML, html } from "./build/html.ts";
import { ROOT } from "./build/root.ts";
import { ATTRIBUTE_OF } from "./scripts/playground/model/setter-names.ts";

export const data = {
  title: "History, row by row",
  description: "Each algorithm and definition of the URL documents of 2011 to 2015: where it is, and what has changed.",
  permalink: "/docs/history/rows/index.html",
  script: "history",
  wide: true,
};

/** What runs a row: the fields of the playground, or those of this page's form. */
type Run = {
  readonly url?: string;
  readonly base?: string;
  readonly set?: string;
  readonly to?: string;
  readonly form?: string;
  readonly flags?: readonly string[];
  readonly encoding?: string;
};

/** A row of `tooling/data/history-rows.json`. What is absent there is left out. */
interface Row {
  readonly document: string;
  readonly section: string;
  readonly name: string;
  readonly kind: string;
  readonly home: readonly string[];
  readonly rule: string;
  readonly changes?: readonly ChangeName[];
  readonly note?: string;
  readonly run?: Run;
}

interface Table {
  readonly withoutRun: Readonly<Record<string, string>>;
  readonly rows: readonly Row[];
}

/** The page, whose script hides rows, and reads forms. */
export function render(): string {
  const { rows, withoutRun }: Table = JSON.parse(readFileSync(join(ROOT, "tooling/data/history-rows.json"), "utf8"));
  const merged = sideBySide(rows);
  const names = [...new Set(rows.map(({ document }) => document))];
  const rules = [...new Set(rows.map(({ rule }) => rule))];
  const sizeOf = (kind: string) => merged.filter(({ row }) => row.kind === kind).length;
  const kinds = [...new Set(rows.map(({ kind }) => kind))].sort((a, b) => sizeOf(a) - sizeOf(b));
  return html`<h1>History, row by row</h1>
<p>Each algorithm, interface, flag, definition and example of five old documents. Documents that say the same stand in one row. <a href="/docs/history/">History</a> has an index, and what has changed since. “Run it” opens the playground on a small input that shows the difference, or fills in the form below.</p>
<h2>Read a form</h2>
<p><label for="form-text">Form</label> <input id="form-text" type="text" autocomplete="off" spellcheck="false">
<label for="form-document">As of</label> <select id="form-document">${["2012", "2014", "2015"].map(option)}</select>
<label for="form-encoding">Encoding</label> <input id="form-encoding" type="text" autocomplete="off" spellcheck="false" placeholder="utf-8">
<label><input id="form-charset" type="checkbox"> <code>_charset_</code></label>
<label><input id="form-isindex" type="checkbox"> isindex</label></p>
<p role="status">The document: <output id="form-old" for="form-text"></output><br>Today: <output id="form-today" for="form-text"></output></p>
<h2>The rows</h2>
<p><label for="filter">Filter</label> <input id="filter" type="search" autocomplete="off" spellcheck="false">
<label for="filter-document">Document</label> <select id="filter-document"><option value="">all</option>${names.map(option)}</select>
<label for="filter-rule">Rule</label> <select id="filter-rule"><option value="">all</option>${rules.map(option)}</select>
<span id="filter-count" role="status">${merged.length} rows</span></p>
<div id="history-rows">
${kinds.map((kind) => tableOf(kind, merged))}</div>
<h2>Rows that do not run</h2>
<ul>${Object.entries(withoutRun).map(([kind, why]) => html`<li>${kind}: ${why}</li>`)}</ul>`.html;
}

function option(value: string): HTML {
  return html`<option value="${value}">${value}</option>`;
}

/** Rows of several documents that say the same about one thing, with all of the documents. */
interface Merged {
  readonly row: Row;
  readonly documents: readonly string[];
}

function sideBySide(rows: readonly Row[]): Merged[] {
  const byContent = new Map<string, { row: Row; documents: string[] }>();
  for (const row of rows) {
    const { name, kind, home, rule, changes, note, run } = row;
    const key = JSON.stringify([name, kind, home, rule, changes, note, run]);
    const found = byContent.get(key);
    if (found === undefined) byContent.set(key, { row, documents: [row.document] });
    else if (!found.documents.includes(row.document)) found.documents.push(row.document);
  }
  return [...byContent.values()];
}

/**
 * A table for each kind, the shortest first: a browser lays out those that are near, and one table of all rows would keep a
 * phone busy.
 */
function tableOf(kind: string, merged: readonly Merged[]): HTML {
  const rows = merged.filter(({ row }) => row.kind === kind);
  const title = kind[0]!.toUpperCase() + kind.slice(1) + (kind.endsWith("s") ? "" : "s");
  return html`<section><h3>${title}</h3>
<div class="table${rows.length > 15 && " long"}" role="group" aria-label="${title}" tabindex="0"><table>
<thead><tr><th scope="col">There</th><th scope="col">Documents</th><th scope="col">Here</th><th scope="col">Rule</th><th scope="col">Today</th><th scope="col">Run it</th></tr></thead>
<tbody>
${rows.map(rowOf)}</tbody></table></div></section>
`;
}

function rowOf({ row, documents }: Merged): HTML {
  const today = [...(row.changes ?? []).map((name) => explainChange(name).today), ...(row.note ? [row.note] : [])];
  return html`<tr data-documents="${documents.join(" ")}" data-rule="${row.rule}"><td>${row.name}</td><td>${documents.join(", ")}</td><td>${homesOf(row.home)}</td><td>${row.rule}</td><td>${today.join("; ").replaceAll("`", "")}</td><td>${row.run && html`<a href="${addressOf(row.run, row.document)}">run it<span class="only-spoken">: ${row.name}</span></a>`}</td></tr>
`;
}

/** The exports and declarations, by where they are. */
function homesOf(homes: readonly string[]): HTML[] {
  const byPlace = new Map<string, string[]>();
  for (const home of homes) {
    const [path = "", name = ""] = home.split("#");
    const place = path.replace(/^packages\/(\w+)\/.*$/, "@url/$1").replace(/^tooling\/(\w+)\/.*$/, "tooling/$1");
    byPlace.set(place, [...(byPlace.get(place) ?? []), name]);
  }
  return Array.from(byPlace, ([place, names], index) => html`${index > 0 && "; "}${names.join(", ")} of ${place}`);
}

/** A fragment with the state of a page. */
function hashOf(state: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(state).filter(([, value]) => value !== "");
  return `#${pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&")}`;
}

/** The address of the page that runs a row. */
function addressOf({ url = "", base = "", set, to = "", form, flags = [], encoding = "" }: Run, by: string): string {
  if (form !== undefined) return hashOf({ form, by, flags: flags.join(","), encoding });
  const setter = Object.entries(ATTRIBUTE_OF).find(([, attribute]) => attribute === set)?.[0];
  return `/playground/${hashOf({ url, base, ...(setter !== undefined && { set: setter, to }) })}`;
}
