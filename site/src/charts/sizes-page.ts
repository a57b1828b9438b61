import type { FigureData, SizeData } from "@url/tooling-bundles";
import { type HTML, html } from "../build/html.ts";
import { pageOfEntry } from "../reference/address.ts";
import { linearScale } from "./axis.ts";
import { barTrack } from "./bars.ts";
import { type ChartRow, chartTable } from "./chart-table.ts";
import type { RenderMarkdown } from "./markdown.ts";
import { madeBy } from "./text.ts";

/** `/sizes/`: what `URL` adds to a bundle, beside other packages, and where the other imports are. */
export function sizesPage(data: SizeData, markdown: RenderMarkdown): string {
  return html`<h1>Sizes</h1>
<p>What an import adds to a bundle, in KB of 1,024 bytes: bundled with all its dependencies, minified by esbuild for a browser, and compressed. The bars are of gzip at level 9.</p>
<h2 id="url"><a href="#url">URL and URLSearchParams, beside others</a></h2>
${peersChart(data)}${madeBy("npm run tool -- size", "bundles")}
<h2 id="packages"><a href="#packages">Every import</a></h2>
<ul>
${importPages(data).map(
  ({ url, names }) =>
    html`<li>${names.map((name, index) => html`${index > 0 && ", "}<a href="${url}#${anchorOf(name)}">${name}</a>`)}</li>\n`,
)}</ul>
<h2 id="builds"><a href="#builds">Both builds</a></h2>
${markdown(
  "Bundlers choose the small build for browsers and React Native, and it is what all figures above are of. Everywhere else the [fast build](architecture.md#two-builds) is chosen, which has the accelerators.",
)}
${buildsChart(data.figures)}${madeBy("npm run tool -- size", "bundles")}
${markdown("Some are larger than planned. [sizes-explained.md](sizes-explained.md) shows where their bytes are, and what less of them would take.")}`
    .html;
}

/** A page of imports: its address, its title and the packages on it. */
export interface ImportPage {
  readonly url: string;
  readonly title: string;
  readonly names: readonly string[];
}

/** Returns the pages with a chart for each package: all of them on one would be 150 KB. */
export function importPages({ figures }: SizeData): ImportPage[] {
  const names = [...groupsOf(figures).keys()].sort();
  const middle = names.findIndex((name) => name > "@url/i");
  return [
    { url: "/sizes/imports/", title: "Every import, A to H", names: names.slice(0, middle) },
    { url: "/sizes/imports/i-z/", title: "Every import, I to Z", names: names.slice(middle) },
  ];
}

/** `/sizes/imports/`: what each import of some packages adds to a bundle, beside its budget. */
export function importsPage({ figures }: SizeData, title: string, names: readonly string[]): string {
  const groups = groupsOf(figures);
  return html`<h1>${title}</h1>
<p>The line across a bar is the budget, which a test holds it to. <a href="/sizes/">All sizes</a></p>
${names.map(
  (name) => html`<h2 id="${anchorOf(name)}"><a href="${pageOfEntry(name)}">${name}</a></h2>
${figuresChart(name, groups.get(name)!)}`,
)}${madeBy("npm run tool -- size", "bundles")}`.html;
}

function anchorOf(name: string): string {
  return name.replace("@url/", "");
}

function peersChart({ figures, peers }: SizeData): HTML {
  const ours = figures
    .filter(({ imports }) => isURL(imports))
    .map((figure) => ({ ...figure, name: nameOf(figure), note: "", kind: "ours" as const }));
  const others = peers.map((peer) => ({ ...peer, name: html`${peer.name} ${peer.version}`, kind: "other" as const }));
  const all = [...ours, ...others].sort((a, b) => a.gzip - b.gzip);
  const scale = linearScale(all.map(({ gzip }) => gzip));
  return chartTable({
    label: "Sizes beside other packages",
    columns: ["gzip", "brotli", "minified"],
    scale,
    unit: " KB",
    rows: all.map(({ name, note, kind, gzip, brotli, minified }) => ({
      name: html`${name}${note !== "" && html` <span class="quiet-text">${note.replaceAll("`", "")}</span>`}`,
      track: barTrack(textOf(name), [{ name: "gzip", kind, value: gzip, text: `${gzip.toFixed(1)} KB` }], scale),
      cells: [gzip, brotli, minified].map((kb) => kb.toFixed(1)),
    })),
  });
}

function figuresChart(label: string, figures: readonly FigureData[]): HTML {
  const scale = linearScale(figures.flatMap(({ gzip, budget }) => [gzip, budget]));
  return chartTable({
    label,
    columns: ["gzip", "budget", "brotli", "minified"],
    scale,
    unit: " KB",
    rows: figures.map((figure): ChartRow => {
      const { gzip, budget, brotli, minified } = figure;
      const name = nameOf(figure);
      return {
        name,
        track: barTrack(
          textOf(name),
          [{ name: "gzip", kind: "ours", value: gzip, text: `${gzip.toFixed(1)} KB` }],
          scale,
          budget,
        ),
        cells: [gzip.toFixed(1), `≤ ${budget.toFixed(1)}`, brotli.toFixed(1), minified.toFixed(1)],
      };
    }),
  });
}

function buildsChart(figures: readonly FigureData[]): HTML {
  const both = figures.filter(({ fast }) => fast !== undefined);
  const scale = linearScale(both.map(({ fast }) => fast!));
  return chartTable({
    label: "Both builds",
    columns: ["small", "fast"],
    scale,
    unit: " KB",
    rows: both.map((figure) => {
      const name = nameOf(figure);
      const bars = [
        { name: "small", kind: "ours", value: figure.gzip, text: `${figure.gzip.toFixed(1)} KB` },
        { name: "fast", kind: "other", value: figure.fast!, text: `${figure.fast!.toFixed(1)} KB` },
      ] as const;
      return {
        name,
        track: barTrack(textOf(name), bars, scale),
        cells: [figure.gzip.toFixed(1), figure.fast!.toFixed(1)],
      };
    }),
  });
}

/** The figures by the package of what they are about, which is the last that they import. */
function groupsOf(figures: readonly FigureData[]): Map<string, FigureData[]> {
  const groups = new Map<string, FigureData[]>();
  for (const figure of figures) {
    const name = figure.imports.at(-1)!.entry.split("/").slice(0, 2).join("/");
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [figure]);
    else group.push(figure);
  }
  return groups;
}

function isURL(imports: FigureData["imports"]): boolean {
  return (
    imports.length === 1 && imports[0]!.entry === "@url/api" && imports[0]!.names?.join() === "URL,URLSearchParams"
  );
}

function nameOf({ imports, conditions, isAlone }: FigureData): HTML {
  const what = imports.map(
    ({ entry, names }, index) =>
      html`${index > 0 && " and "}<code>${entry}</code>${names !== null && html` <code>${names.join(", ")}</code>`}`,
  );
  return html`${what}${conditions.length > 0 && html` <span class="quiet-text">${conditions.join(", ")}</span>`}${
    isAlone && html` <span class="quiet-text">without its dependencies</span>`
  }`;
}

function textOf({ html: text }: HTML): string {
  return text.replace(/<[^>]+>/g, "").replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
}
