import type { ReferenceEntry, ReferenceExport } from "@url/tooling-documents/api";
import { type HTML, html } from "../build/html.ts";
import { addressOf, pageOfEntry } from "./address.ts";
import type { Prose } from "./prose.ts";

/** Every export, by package and entry. */
export function indexByPackage(entries: readonly ReferenceEntry[], descriptionOf: (name: string) => string): string {
  const packages = [...new Set(entries.map((entry) => entry.package))];
  const count = entries.reduce((sum, { exports }) => sum + exports.length, 0);
  return html`<h1>Reference</h1>
<p>${count} exports of ${entries.length} entries of ${packages.length} packages, from their declarations and doc comments. Every example is run by a test. <a href="/reference/a-z/">All of them from A to Z</a>.</p>
${packages.map((name) => {
  const own = entries.filter((entry) => entry.package === name);
  return html`<section class="package" aria-labelledby="${name.replace("@url/", "")}">
<h2 id="${name.replace("@url/", "")}"><a href="${pageOfEntry(name)}">${name}</a></h2>
<p>${descriptionOf(name)}.</p>
${own.map(
  (entry) =>
    html`${own.length > 1 && html`<h3><a href="${pageOfEntry(entry.name)}"><code>${entry.name}</code></a></h3>\n`}${namesOf(entry)}`,
)}</section>
`;
})}`.html;
}

function namesOf({ exports }: ReferenceEntry): HTML {
  if (exports.length === 0) return html`<p>Exports nothing: importing it has an effect.</p>\n`;
  const callable = exports.filter(({ kind }) => kind !== "type");
  const types = exports.filter(({ kind }) => kind === "type");
  return html`${namesList("", callable)}${namesList("Types: ", types)}`;
}

function namesList(title: string, exports: readonly ReferenceExport[]): HTML | false {
  return (
    exports.length > 0 &&
    html`<p class="names">${title}${exports.map(
      (item, index) => html`${index > 0 && ", "}<a href="${addressOf(item)}">${item.name}</a>`,
    )}</p>
`
  );
}

/** The pages of all exports from A to Z, and the letters on each: one page of all of them would be 300 KB. */
export const LETTER_PAGES: readonly { readonly url: string; readonly letters: readonly string[] }[] = [
  { url: "/reference/a-z/", letters: [..."ABCD"] },
  { url: "/reference/a-z/e-g/", letters: [..."EFG"] },
  { url: "/reference/a-z/h-l/", letters: [..."HIJKL"] },
  { url: "/reference/a-z/m-q/", letters: [..."MNOPQ"] },
  { url: "/reference/a-z/r-z/", letters: [..."RSTUVWXYZ_$"] },
];

/** Every export whose name begins with a letter of the page of this index, with where it is from and what it does. */
export function indexByName(entries: readonly ReferenceEntry[], prose: Prose, index: number): string {
  const exports = entries.flatMap((entry) => entry.exports).sort(byName);
  const letters = [...new Set(exports.map(letterOf))];
  const here = letters.filter((letter) => LETTER_PAGES[index]!.letters.includes(letter));
  const addressOfLetter = (letter: string) => {
    const { url } = LETTER_PAGES.find((one) => one.letters.includes(letter))!;
    return url === LETTER_PAGES[index]!.url ? `#${letter}` : `${url}#${letter}`;
  };
  return html`<h1>All exports, A to Z</h1>
<p class="letters">${letters.map((letter) => html`<a href="${addressOfLetter(letter)}">${letter}</a> `)}</p>
${here.map(
  (letter) => html`<h2 id="${letter}"><a href="#${letter}">${letter}</a></h2>
<dl class="a-z">
${exports
  .filter((item) => letterOf(item) === letter)
  .map(
    (
      item,
    ) => html`<div><dt><a href="${addressOf(item)}"><code>${item.name}</code></a> <span class="kind">${item.kind}</span> <span class="from">${item.entry}</span></dt>
<dd>${prose.inline(item.summary, item.entry, item.name)}</dd></div>
`,
  )}</dl>
`,
)}`.html;
}

function letterOf({ name }: ReferenceExport): string {
  return name[0]!.toUpperCase();
}

function byName(a: ReferenceExport, b: ReferenceExport): number {
  const [first, second] = [a, b].map(({ name, entry }) => `${name.toLowerCase()} ${name} ${entry}`);
  return first! < second! ? -1 : 1;
}
