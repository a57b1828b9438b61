import { choicesOf, type Manifest, SOURCE, type Source } from "./manifest.ts";
import { type Variant, variantsOf } from "./variants.ts";

/** What is built of a package. */
export interface Plan {
  /** The source of each entry, by the path of what is built in `dist`, without its extension. */
  readonly outputs: ReadonlyMap<string, string>;
  /** The same for the commands, which are CommonJS modules without declarations. */
  readonly commands: ReadonlyMap<string, string>;
  /** The import paths, such as `"."` and `"./set"`. */
  readonly entries: readonly Entry[];
  /** The builds of a package whose `imports` choose between sources. The last has no conditions. */
  readonly variants: readonly Variant[];
}

export interface Entry {
  readonly path: string;
  /** The output for each condition of the entry's own; `default` is the last. */
  readonly choices: readonly (readonly [condition: string, output: string])[];
}

/**
 * Reads from a manifest what to build. The sources in `exports` decide: each entry is one output, and a source that
 * is the entry of two paths, or stands under a condition of one and is the entry of another, is built once.
 */
export function planOf(manifest: Manifest): Plan {
  const sources = Object.entries(manifest.exports).flatMap(([path, target]): [string, Source][] =>
    typeof target === "string" ? [] : [[path, target[SOURCE] as Source]],
  );
  const names = new Map<string, string>();
  for (const [path, source] of sources) {
    const [, file] = choicesOf(source).at(-1)!;
    if (!names.has(file)) names.set(file, path === "." ? "index" : path.slice(2));
  }
  const entries = sources.map(([path, source]) => ({
    path,
    choices: choicesOf(source).map(([condition, file]) => [condition, expectName(names, file)] as const),
  }));
  const outputs = new Map([...names].map(([file, name]) => [name, file]));
  const bins = Object.values(manifest.bin ?? {}).map((file) => file.replace(/^\.\/dist\/|\.cjs$/g, ""));
  const commands = new Map(bins.map((name) => [name, `./src/${name}.ts`]));
  return { outputs, commands, entries, variants: variantsOf(manifest) };
}

function expectName(names: ReadonlyMap<string, string>, file: string): string {
  const name = names.get(file);
  if (name === undefined) throw new Error(`${file} stands under a condition but is not an entry of its own.`);
  return name;
}
