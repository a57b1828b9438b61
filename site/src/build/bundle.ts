import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Metafile, type Plugin } from "esbuild";

const SCRIPTS = fileURLToPath(new URL("../scripts", import.meta.url));
const STYLES = fileURLToPath(new URL("../styles", import.meta.url));
const PAGE_STYLES = join(STYLES, "pages");

/**
 * Writes `scripts/*.js`: one bundle for each file of `src/scripts/`, for each folder's `index.ts`, and for each folder's
 * `worker.ts` as `<folder>-worker.js`. What a page imports later is in chunks. `scripts/meta.json` says what each one loads.
 */
export async function bundleScripts(out: string): Promise<void> {
  // Chunks that pages share have what any of them needs of a package, and the playground was 22 files to fetch and start.
  const outputs = await Promise.all(entries().map((entry) => bundle(entry, out)));
  writeFileSync(join(out, "scripts/meta.json"), JSON.stringify(Object.fromEntries(outputs.flatMap(Object.entries))));
}

interface Entry {
  readonly in: string;
  readonly out: string;
}

async function bundle(entry: Entry, out: string): Promise<Metafile["outputs"]> {
  const { metafile } = await build({
    entryPoints: [entry],
    outdir: join(out, "scripts"),
    bundle: true,
    splitting: true,
    minify: true,
    format: "esm",
    target: "es2022",
    metafile: true,
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    legalComments: "linked",
    chunkNames: "chunk-[hash]",
    logLevel: "warning",
  });
  return metafile.outputs;
}

/** Writes `styles/*.css`: `site.css`, which every page has, and one for each kind of page in `src/styles/pages/`. */
export async function bundleStyles(out: string): Promise<void> {
  await build({
    entryPoints: [join(STYLES, "site.css"), ...readdirSync(PAGE_STYLES).map((name) => join(PAGE_STYLES, name))],
    entryNames: "[name]",
    outdir: join(out, "styles"),
    bundle: true,
    minify: true,
    logLevel: "warning",
    plugins: [FIELD],
  });
}

/** `@import "@url/field"` in a style sheet is the style of a field, which would else arrive with its script. */
const FIELD: Plugin = {
  name: "field",
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^@url\/field$/ }, ({ path }) => ({ path, namespace: "field" }));
    onLoad({ filter: /^/, namespace: "field" }, async ({ path }) => {
      // Its types are those of a page, which this program is not.
      const { FIELD_STYLE } = (await import(path)) as { FIELD_STYLE: string };
      return { contents: FIELD_STYLE, loader: "css" };
    });
  },
};

function entries(): Entry[] {
  return readdirSync(SCRIPTS, { withFileTypes: true }).flatMap((entry) => {
    const { name } = entry;
    if (name === "shared") return [];
    if (!entry.isDirectory()) {
      return /\.tsx?$/.test(name) ? [{ in: join(SCRIPTS, name), out: name.replace(/\.tsx?$/, "") }] : [];
    }
    return [
      { in: join(SCRIPTS, name, "index.ts"), out: name },
      { in: join(SCRIPTS, name, "worker.ts"), out: `${name}-worker` },
    ].filter((found) => existsSync(found.in));
  });
}
