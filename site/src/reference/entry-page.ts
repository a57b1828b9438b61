import type { ReferenceEntry, ReferenceExport } from "@url/tooling-documents/api";
import { type HTML, html } from "../build/html.ts";
import { sourceAddress } from "../build/root.ts";
import { addressOf, isTypeName, pageOfEntry, typesPageOf } from "./address.ts";
import { exportSection } from "./export-section.ts";
import { type EntrySize, sizesOf } from "./sizes.ts";
import type { Writer } from "./writer.ts";

const KINDS = [
  ["function", "Functions"],
  ["class", "Classes"],
  ["value", "Values"],
  ["type", "Types"],
] as const;

/** The page of one entry: what it is, what it weighs, a list of its exports, and each of them. */
export function entryPage(
  entry: ReferenceEntry,
  description: string,
  sizes: readonly EntrySize[],
  writer: Writer,
): string {
  const { name, file, exports } = entry;
  const isRoot = name === entry.package;
  const folder = entry.package.replace("@url/", "");
  return html`<h1>${name}</h1>
<p>${description}. ${
    isRoot ? "Its guide is " : html`An entry of <a href="/reference/${folder}/">${entry.package}</a>, whose guide is `
  }<a href="/packages/${folder}/">the README of ${entry.package}</a>; its source is <a href="${sourceAddress(file)}">${file}</a>.</p>
${sizesOf(sizes)}
${exports.length === 0 && html`<p>It exports nothing: importing it has an effect.</p>`}
${KINDS.map(([kind, title]) => listOf(title, shownHere(entry, kind), writer))}
${typesPageOf(name) !== undefined && html`<p>Its types are on <a href="${typesPageOf(name)!}">a page of their own</a>.</p>`}
${KINDS.map(([kind]) => shownHere(entry, kind).map((item) => exportSection(item, writer)))}`.html;
}

/** The page of the types of an entry that has one. */
export function typesPage(entry: ReferenceEntry, writer: Writer): string {
  const types = entry.exports.filter(({ kind }) => kind === "type");
  return html`<h1>Types of ${entry.name}</h1>
<p>Its functions and values are on <a href="${pageOfEntry(entry.name)}">the page of ${entry.name}</a>.</p>
${listOf("Types", types, writer)}
${types.map((item) => exportSection(item, writer))}`.html;
}

/** The exports of a kind that have a section on the page of the entry itself. */
function shownHere({ name, exports }: ReferenceEntry, kind: string): readonly ReferenceExport[] {
  const all = exports.filter((item) => item.kind === kind);
  if (typesPageOf(name) === undefined) return all;
  const wrong = all.find((item) => isTypeName(item.name) !== (kind === "type"));
  if (wrong !== undefined) throw new Error(`${name}: the name of ${wrong.name} does not say on which page it is`);
  return kind === "type" ? [] : all;
}

function listOf(title: string, exports: readonly ReferenceExport[], { prose }: Writer): HTML | false {
  return (
    exports.length > 0 &&
    html`<h2 class="list" id="${title.toLowerCase()}-list">${title}</h2>
<ul class="exports">
${exports.map(
  ({ name, entry, summary }) =>
    html`<li><a href="${addressOf({ entry, name })}"><code>${name}</code></a> <span>${prose.inline(summary, entry, name)}</span></li>\n`,
)}</ul>
`
  );
}
