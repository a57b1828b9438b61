import type { ReferenceEntry, ReferenceExport } from "@url/tooling-documents/api";
import { type HTML, html } from "../build/html.ts";
import { sourceAddress } from "../build/root.ts";
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
${KINDS.map(([kind, title]) =>
  listOf(
    title,
    exports.filter((item) => item.kind === kind),
    writer,
  ),
)}
${KINDS.map(([kind]) => exports.filter((item) => item.kind === kind).map((item) => exportSection(item, writer)))}`.html;
}

function listOf(title: string, exports: readonly ReferenceExport[], { prose }: Writer): HTML | false {
  return (
    exports.length > 0 &&
    html`<h2 class="list" id="${title.toLowerCase()}-list">${title}</h2>
<ul class="exports">
${exports.map(
  ({ name, entry, summary }) =>
    html`<li><a href="#${name}"><code>${name}</code></a> <span>${prose.inline(summary, entry, name)}</span></li>\n`,
)}</ul>
`
  );
}
