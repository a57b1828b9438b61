import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Metafile } from "esbuild";

const SCRIPTS = fileURLToPath(new URL("../scripts", import.meta.url));
const STYLES = fileURLToPath(new URL("../styles", import.meta.url));
const PAGE_STYLES = join(STYLES, "pages");

/**
 * Writes `scripts/*.js`: one bundle for each file of `src/scripts/`, for each folder's `index.ts`, and for each folder's
 * `worker.ts` as `<folder>-worker.js`. What bundles share is in chunks. `scripts/meta.json` says what each one loads.
 */
export async function bundleScripts(out: string): Promise<void> {
  const all = entries();
  // A chunk has what any of its pages needs of a package: shared chunks made the front page 34 KB, gzipped, and not 25.
  const [shared, alone] = await Promise.all([
    bundle(
      all.filter((entry) => entry.out !== ALONE),
      out,
      true,
    ),
    bundle(
      all.filter((entry) => entry.out === ALONE),
      out,
      false,
    ),
  ]);
  writeFileSync(join(out, "scripts/meta.json"), JSON.stringify({ ...shared, ...alone }));
}

const ALONE = "front";

interface Entry {
  readonly in: string;
  readonly out: string;
}

async function bundle(entryPoints: Entry[], out: string, splitting: boolean): Promise<Metafile["outputs"]> {
  const { metafile } = await build({
    entryPoints,
    outdir: join(out, "scripts"),
    bundle: true,
    splitting,
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
  });
}

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
