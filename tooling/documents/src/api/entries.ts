import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** One import path that a package offers to its users. */
export interface Entry {
  /** What an import statement names: `@url/parser/internal`. */
  readonly name: string;
  /** The absolute path of its source file. */
  readonly file: string;
  /** The path of its report from the root of the repository. */
  readonly report: string;
}

/**
 * Returns the public entries of every package in `root/packages`. `/internal` makes no promise, so it is not among
 * them.
 */
export function readEntries(root: string): Entry[] {
  return readdirSync(join(root, "packages"))
    .sort()
    .flatMap((folder) => entriesOf(join(root, "packages", folder)));
}

function entriesOf(folder: string): Entry[] {
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    readonly name: string;
    readonly exports: Readonly<Record<string, unknown>>;
  };
  const found = new Map<string, Entry>();
  for (const [path, target] of Object.entries(manifest.exports)) {
    if (path === "./internal" || path === "./package.json") continue;
    const source = sourceOf(target);
    if (source === undefined) throw new Error(`${manifest.name}: the entry "${path}" names no source file`);
    const file = join(folder, source);
    // Two paths to the same file, such as one with ".js" for old resolvers, are one entry.
    if (found.has(file)) continue;
    const name = manifest.name + path.slice(1);
    found.set(file, { name, file, report: `docs/api/${name.replace("@url/", "").replaceAll("/", ".")}.txt` });
  }
  return [...found.values()];
}

/** The file under the condition `@url/source`, or under `default` below it where further conditions choose. */
function sourceOf(target: unknown): string | undefined {
  const source = (target as { readonly "@url/source"?: string | { readonly default: string } })["@url/source"];
  return typeof source === "object" ? source.default : source;
}
