import { type Plan, planOf } from "./entries.ts";
import {
  INCLUDES_PACKAGES,
  type Manifest,
  NODE,
  REACT_NATIVE,
  SOURCE,
  STANDALONE,
  TIERS,
  WITH_PACKAGES,
} from "./manifest.ts";
import { packageScripts } from "./scripts.ts";
import type { Variant } from "./variants.ts";

/** What is the same for all packages. It stands in the manifest of the workspace. */
export interface House {
  /** The address of the public repository, such as `https://github.com/owner/name`. */
  readonly repository: string;
  readonly author: string;
  readonly license: string;
}

/**
 * Returns a package's manifest with the fields that follow from the others: how Node, bundlers, TypeScript and tools
 * that do not read `exports` find each entry, and where the package comes from.
 *
 * The order of the conditions matters. Node takes `module-sync` for `import` and `require` alike, and bundlers take
 * `module`: there, each class exists once. `require` is for tools that cannot require an ES module, such as jest.
 */
export function complete(manifest: Manifest, { repository, author, license }: House): Manifest {
  const { name, version, description, keywords, sideEffects, engines, bin, imports, ...rest } = manifest;
  const directory = `packages/${name.slice("@url/".length)}`;
  const plan = planOf(manifest);
  const scripts = packageScripts(directory);
  const fields: Record<string, unknown> = {
    name,
    version,
    description,
    keywords,
    homepage: `${repository}/tree/main/${directory}#readme`,
    bugs: `${repository}/issues`,
    repository: { type: "git", url: `git+${repository}.git`, directory },
    license,
    author,
    type: "module",
    sideEffects: Array.isArray(sideEffects) ? sideEffectsOf(sideEffects, plan, name) : false,
    engines,
    bin,
    main: "./dist/index.cjs",
    module: "./dist/index.js",
    types: "./dist/index.d.cts",
    imports,
    exports: exportsOf(manifest, plan),
    scripts: { ...scripts, ...manifest.scripts, ...scripts },
    dependencies: rest.dependencies,
    peerDependencies: rest.peerDependencies,
    peerDependenciesMeta: rest.peerDependenciesMeta,
    devDependencies: rest.devDependencies,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as unknown as Manifest;
}

type Target = Record<string, unknown>;

function exportsOf(manifest: Manifest, { entries, variants }: Plan): Target {
  const exports: Target = {};
  for (const { path, choices } of entries) {
    const target: Target = { [SOURCE]: (manifest.exports[path] as Target)[SOURCE] };
    for (const [condition, output] of choices) {
      const includes = INCLUDES_PACKAGES.includes(manifest.name);
      const built = path === STANDALONE ? formatsOf(output) : variantsOfOutput(output, variants, includes);
      if (condition === "default") Object.assign(target, built);
      else target[condition] = built;
    }
    exports[path] = target;
  }
  return { ...exports, "./package.json": "./package.json" };
}

/**
 * Each variant under its conditions, and the usual build behind them. If there is a build that includes packages, it is for
 * Node, unless another tier of one of them is asked for.
 */
function variantsOfOutput(output: string, variants: readonly Variant[], includesPackages: boolean): Target {
  const target: Target = {};
  for (const { conditions, suffix } of variants) {
    if (conditions.length === 0) {
      if (includesPackages) {
        for (const tier of TIERS) target[tier] ??= formatsOf(output);
        target[NODE.condition] = formatsOf(output, NODE.suffix);
      }
      Object.assign(target, formatsOf(output));
    }
    for (const condition of conditions) target[condition] = formatsOf(output, suffix);
    if (includesPackages && conditions.includes(REACT_NATIVE.condition)) {
      target[REACT_NATIVE.condition] = forReactNative(output, suffix);
    }
  }
  return target;
}

/** One file for each tier of IDNA. What parses cannot be replaced in it, so the platform tier has the variant `suffix`. */
function forReactNative(output: string, suffix: string): Target {
  const { default: full, ...tiers } = REACT_NATIVE.suffixes;
  const target: Target = { "url-platform": formatsOf(output, suffix) };
  for (const [condition, tier] of Object.entries(tiers)) target[condition] = formatsOf(output, tier);
  return { ...target, ...formatsOf(output, full) };
}

/** The declarations stand beside each file, where TypeScript looks for them. */
function formatsOf(output: string, suffix = ""): Target {
  const file = `./dist/${output}${suffix}`;
  return { "module-sync": `${file}.js`, module: `${file}.js`, require: `${file}.cjs`, default: `${file}.js` };
}

/** The sources with side effects, and what is built from them. */
function sideEffectsOf(listed: readonly string[], { outputs, variants }: Plan, name: string): string[] {
  const sources = listed.filter((file) => file.startsWith("./src/"));
  const built = [...outputs].filter(([, source]) => sources.includes(source));
  const own = variants.map(({ suffix }) => suffix);
  const suffixes = INCLUDES_PACKAGES.includes(name) ? [...own, ...WITH_PACKAGES] : own;
  const files = built.flatMap(([output]) =>
    suffixes.flatMap((suffix) => [`./dist/${output}${suffix}.js`, `./dist/${output}${suffix}.cjs`]),
  );
  return [...sources, ...files];
}
