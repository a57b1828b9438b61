import type { FigureData, SizeData } from "@url/tooling-bundles";
import { type HTML, html } from "../build/html.ts";
import { table } from "./table.ts";

/** What is imported, and its gzip size in KB. */
export interface EntrySize extends Pick<FigureData, "minified" | "gzip" | "brotli" | "conditions" | "isAlone"> {
  /** Undefined for the whole entry. */
  readonly names: readonly string[] | undefined;
}

/** Returns the figures of imports from one entry and from no other. */
export function sizesOfEntry(entry: string, { figures }: SizeData): EntrySize[] {
  return figures.flatMap((figure) => {
    const { imports } = figure;
    return imports.length === 1 && imports[0]!.entry === entry
      ? [{ ...figure, names: imports[0]!.names ?? undefined }]
      : [];
  });
}

/** The sizes of an entry: KB, bundled for a browser with all its dependencies. */
export function sizesOf(sizes: readonly EntrySize[]): HTML | false {
  return (
    sizes.length > 0 &&
    html`${table(
      "Sizes",
      ["import", "gzip, KB", "brotli, KB", "minified, KB"],
      sizes.map((size) => [whatOf(size), ...[size.gzip, size.brotli, size.minified].map((kb) => kb.toFixed(1))]),
    )}<p class="note">Bundled with its dependencies and minified for a browser, by <a href="/sizes/"><code>npm run tool -- size</code></a>.</p>`
  );
}

function whatOf({ names, conditions, isAlone }: EntrySize): HTML {
  return html`${names === undefined ? "everything" : html`<code>${names.join(", ")}</code>`}${
    conditions.length > 0 && html`, <code>${conditions.join(", ")}</code>`
  }${isAlone && ", without its dependencies"}`;
}
