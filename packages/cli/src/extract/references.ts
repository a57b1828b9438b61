import { createLinkFinder, type Link, parseLink } from "@url/links";
import { referencesInCode, referencesInJSON } from "@url/links/code";
import { referencesInCSS } from "@url/links/css";

/** What is read out of a file. */
export interface Found {
  readonly kind: string;
  readonly text: string;
  readonly line: number;
  readonly column: number;
  /** From the start of the file, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  /** Null if it cannot be resolved. */
  readonly href: string | null;
}

/** The languages of files. */
export const FORMATS = ["text", "markdown", "html", "css", "json", "code"] as const;
export type Format = (typeof FORMATS)[number];

/** Returns the format of a file by its extension. */
export function formatOf(path: string): Format {
  const extension = /\.([^./\\]+)$/.exec(path)?.[1]?.toLowerCase() ?? "";
  return EXTENSIONS.get(extension) ?? "text";
}

/** Returns the references of a document of a format that is read as a whole. The parsers are loaded when one needs them. */
export async function referencesIn(
  document: string,
  format: Format,
  base: string | undefined,
): Promise<readonly Found[]> {
  const options = base === undefined ? undefined : { base };
  switch (format) {
    case "markdown":
      return (await import("@url/links/markdown")).referencesInMarkdown(document, options);
    case "html":
      return (await import("@url/links/html")).referencesInHTML(document, options);
    case "css":
      return referencesInCSS(document, options);
    case "json":
      return referencesInJSON(document, options);
    default:
      return referencesInCode(document, options);
  }
}

/** Yields the links of plain text that comes in chunks. It keeps only what is not decided. */
export async function* linksOf(chunks: AsyncIterable<string>): AsyncGenerator<Found> {
  const finder = createLinkFinder();
  let line = 1;
  let lineStart = 0;
  let length = 0;
  // Where the line ends are that a link may be behind.
  let lineEnds: number[] = [];
  const place = (link: Link): Found => {
    let passed = 0;
    while (passed < lineEnds.length && (lineEnds[passed] as number) < link.start) {
      line++;
      lineStart = (lineEnds[passed] as number) + 1;
      passed++;
    }
    if (passed > 0) lineEnds = lineEnds.slice(passed);
    const url = parseLink(link);
    const { start, end, text, kind } = link;
    return { kind, text, start, end, line, column: start - lineStart + 1, href: url.ok ? url.value.href : null };
  };
  for await (const chunk of chunks) {
    for (let at = chunk.indexOf("\n"); at !== -1; at = chunk.indexOf("\n", at + 1)) lineEnds.push(length + at);
    length += chunk.length;
    for (const link of finder.push(chunk)) yield place(link);
  }
  for (const link of finder.end()) yield place(link);
}

const EXTENSIONS: ReadonlyMap<string, Format> = /* @__PURE__ */ new Map<string, Format>(
  Object.entries({
    markdown: "md markdown mdown mkd mdx",
    html: "html htm xhtml svg vue svelte",
    css: "css scss less",
    json: "json jsonl ndjson geojson webmanifest",
    code: "js mjs cjs jsx ts mts cts tsx py rb go rs java kt kts c h cc cpp hpp cs php swift scala sh bash zsh ps1 lua pl r sql toml yaml yml ini xml gradle dart ex exs erl hs clj",
  }).flatMap(([format, extensions]) => extensions.split(" ").map((name) => [name, format as Format] as const)),
);
