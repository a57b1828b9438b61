import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { escapeHTML } from "./html.ts";

/** The width and the height that social networks ask for. */
export const SIZE = { width: 1200, height: 630 } as const;

/** The pages of these folders have one picture each folder: there are hundreds, and nobody would tell them apart. */
const SHARED = /^\/(?:reference|docs\/decisions|benchmarks)\//;

/** Returns the address of the picture of a page, from the root of the site. */
export function pictureOf(url: string): string {
  const name = (SHARED.exec(url)?.[0] ?? url)
    .replace(/\.html$/, "")
    .split("/")
    .filter(Boolean)
    .join("-");
  return `/og/${name || "index"}.png`;
}

interface Page {
  readonly url: string;
  readonly title: string;
  readonly description: string;
}

/** Draws the picture of each page that has one of its own into the folder `og`. */
export async function writePictures(out: string, pages: readonly Page[]): Promise<void> {
  const require = createRequire(import.meta.url);
  const read = (path: string): Uint8Array<ArrayBuffer> => new Uint8Array(readFileSync(path));
  // It can be initialized once in a process, and a process may build the site twice.
  ready ??= initWasm(read(require.resolve("@resvg/resvg-wasm/index_bg.wasm")));
  await ready;
  const fontBuffers = [
    read(require.resolve("@expo-google-fonts/source-code-pro/400Regular/SourceCodePro_400Regular.ttf")),
    read(require.resolve("@expo-google-fonts/source-code-pro/700Bold/SourceCodePro_700Bold.ttf")),
  ];
  mkdirSync(join(out, "og"), { recursive: true });
  const first = new Map<string, Page>();
  // The first page of a folder is its index: the shortest address.
  for (const page of [...pages].sort((a, b) => a.url.length - b.url.length)) {
    const path = pictureOf(page.url);
    if (!first.has(path)) first.set(path, page);
  }
  for (const [path, page] of first) {
    const drawing = new Resvg(pictureSVG(page), { font: { fontBuffers, defaultFontFamily: "Source Code Pro" } });
    writeFileSync(join(out, path), drawing.render().asPng());
    drawing.free();
  }
}

let ready: Promise<void> | undefined;

/** Draws a picture: the name, the title, what the page is about, and a URL with its parts in their hues. */
export function pictureSVG({ title, description }: Pick<Page, "title" | "description">): string {
  const head = wrap(title, 26, 3);
  const about = wrap(description, 54, 3);
  const below = 190 + head.length * 78;
  const line = (text: string, y: number, style: string) =>
    `<text x="80" y="${y}" ${style} xml:space="preserve">${escapeHTML(text)}</text>`;
  const pieces = URL_PIECES.map(([text, color]) => `<tspan fill="${color}">${escapeHTML(text)}</tspan>`).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">
<rect width="100%" height="100%" fill="#ffffff"/>
${line("@url", 110, 'font-size="40" font-weight="700" fill="#5b616a"')}
${head.map((text, i) => line(text, 210 + i * 78, 'font-size="64" font-weight="700" fill="#1c1e21"')).join("\n")}
${about.map((text, i) => line(text, below + 40 + i * 44, 'font-size="31" fill="#1c1e21"')).join("\n")}
<text x="80" y="570" font-size="34">${pieces}</text>
</svg>`;
}

/** The hues of src/styles/base.css. */
const URL_PIECES: readonly (readonly [text: string, color: string])[] = [
  ["https", "#6b3fa0"],
  ["://", "#5b616a"],
  ["user", "#97235c"],
  ["@", "#5b616a"],
  ["example.com", "#0b57b8"],
  [":", "#5b616a"],
  ["8443", "#00677a"],
  ["/a/b", "#22692c"],
  ["?", "#5b616a"],
  ["q=1", "#8a4b00"],
  ["#", "#5b616a"],
  ["top", "#5c5c00"],
];

/** Breaks a text at spaces into at most so many lines; "…" stands for the rest. */
export function wrap(text: string, width: number, most: number): string[] {
  const lines: string[] = [""];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)!;
    if (last === "") lines[lines.length - 1] = word;
    else if (last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else if (lines.length < most) lines.push(word);
    else {
      lines[lines.length - 1] = `${last.slice(0, width - 1)}…`;
      break;
    }
  }
  return lines.map((line) => (line.length > width ? `${line.slice(0, width - 1)}…` : line));
}
