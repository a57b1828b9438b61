import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { eachMapping, TraceMap } from "@jridgewell/trace-mapping";
import { build, type Plugin } from "esbuild";

/** How a source is bundled, if not for a browser with everything included. */
export interface WeighOptions {
  /** Export conditions beside a browser's. */
  readonly conditions?: readonly string[];
  /** Packages that stay outside. */
  readonly external?: readonly string[];
  /** "neutral" is what Node, Bun and Deno import, except for what only Node has: no condition of a platform is set. */
  readonly platform?: "browser" | "node" | "neutral";
  /** What changes the sources on their way. */
  readonly plugins?: readonly Plugin[];
}

/** The size of a source as an application would ship it, in bytes. */
export interface Weight {
  readonly minified: number;
  /** At level 9. */
  readonly gzip: number;
  /** At quality 11. */
  readonly brotli: number;
  /** The files of which something is left in the bundle, as paths from the repository's root. */
  readonly files: readonly string[];
  readonly text: string;
  /** Its source map. */
  readonly map: string;
}

/** The root of the repository. */
export const ROOT: string = fileURLToPath(new URL("../../../", import.meta.url));

/** Optional peers, which a program loads only if it uses them. */
const OPTIONAL: readonly string[] = [
  "@fastify/busboy",
  "mdast-util-from-markdown",
  "mdast-util-gfm",
  "micromark-extension-gfm",
  "parse5",
];

/**
 * Bundles `source`, a module that may import the dependencies of this workspace, minified by esbuild, and measures its
 * size.
 */
export async function weigh(source: string, options: WeighOptions = {}): Promise<Weight> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: ROOT,
    stdin: { contents: source, resolveDir: fileURLToPath(new URL("..", import.meta.url)) },
    bundle: true,
    minify: true,
    format: "esm",
    platform: options.platform ?? "browser",
    conditions: [...(options.conditions ?? [])],
    external: [...OPTIONAL, ...(options.external ?? [])],
    plugins: [...(options.plugins ?? [])],
    metafile: true,
    sourcemap: "external",
    sourcesContent: false,
    outfile: "out.js",
    write: false,
    logLevel: "silent",
  });
  const { contents, text } = outputFiles.find(({ path }) => path.endsWith(".js"))!;
  const map = outputFiles.find(({ path }) => path.endsWith(".map"))!;
  const { inputs } = metafile.outputs["out.js"]!;
  return {
    minified: contents.length,
    gzip: gzipSync(contents, { level: 9 }).length,
    brotli: brotliCompressSync(contents).length,
    files: [...Object.keys(inputs).filter((path) => inputs[path]!.bytesInOutput > 0), ...sourcesOf(map.text)],
    text,
    map: map.text,
  };
}

/** The sources of which something is left in the bundle: packages are built as one file for each entry. */
function sourcesOf(map: string): Set<string> {
  const sources = new Set<string>();
  eachMapping(new TraceMap(map), ({ source }) => {
    if (source !== null) sources.add(source);
  });
  return sources;
}
