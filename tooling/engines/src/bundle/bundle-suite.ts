import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type BuildOptions, build, type Plugin } from "esbuild";
import { HERE, ROOT } from "../root.ts";
import type { Exclusion } from "../suite/registry.ts";
import { portable } from "./portable-plugin.ts";
import { portableTests } from "./portable-tests.ts";
import { missingWPT } from "./wpt-data.ts";

/** The tests that need more than the language, or that take an interpreter minutes. */
function readExclusions(): readonly Exclusion[] {
  return JSON.parse(readFileSync(join(ROOT, "tooling/data/not-portable.json"), "utf8"));
}

/**
 * Bundles the whole suite, with the packages and the data of WPT, as one script in ES2022 that defines the global
 * function `runSuite`: it runs every test and returns a SuiteReport as JSON. Throws if the data is missing.
 */
export async function bundleSuite(): Promise<string> {
  return bundleScript(["@url/source"]);
}

/** The same on the platform tier: WPT, and the packages that have the tier or work above it. */
export async function bundlePlatformSuite(): Promise<string> {
  return bundleScript(["@url/source", "url-platform"], TIER);
}

const TIER = /^(?:tooling|packages\/(?:api|display|edit|host|html|parser|pattern|serializer|site))\//;

async function bundleScript(conditions: string[], folders?: RegExp): Promise<string> {
  const code = await bundle({ format: "iife", globalName: "suite", banner: STRICT, conditions }, [], folders);
  return `${code}\nglobalThis.runSuite = () => suite.runAsJSON();\n`;
}

/** The same as a module that exports `runAsJSON` and imports the packages, for another bundler. */
export async function bundleTestsAlone(): Promise<string> {
  // Hermes cannot compile `import.meta`, which esbuild replaces by an empty object in a script only.
  const options: BuildOptions = {
    format: "esm",
    conditions: ["@url/source"],
    define: { "import.meta.url": "undefined" },
  };
  const code = await bundle(options, [outsidePackages]);
  return code.replace(/^export \{[^}]*\};\s*$/m, "");
}

/** The tests are modules and therefore strict, which a script has to declare. */
const STRICT = { js: '"use strict";' };

async function bundle(options: BuildOptions, more: readonly Plugin[] = [], folders = /^/): Promise<string> {
  const missing = missingWPT();
  if (missing !== undefined) throw new Error(missing);
  const tests = (await portableTests()).filter((file) => folders.test(file));
  const exclusions = readExclusions().filter(({ file }) => folders.test(file));
  const whole = new Set(exclusions.filter(({ test }) => test === undefined).map(({ file }) => file));
  const stale = [...whole].filter((file) => !tests.includes(file));
  if (stale.length > 0) throw new Error(`not-portable.json names ${stale.join()}, which is not a portable test file`);
  const files = tests.filter((file) => !whole.has(file));

  const { outputFiles } = await build({
    stdin: { contents: entry(files, exclusions), resolveDir: ROOT, loader: "js" },
    absWorkingDir: ROOT,
    bundle: true,
    write: false,
    platform: "neutral",
    mainFields: ["module", "main"],
    target: "es2022",
    // In ASCII, so that every engine reads lone surrogates and newer characters of the tests correctly.
    charset: "ascii",
    logLevel: "error",
    plugins: [...more, beginnings, portable({ data: true })],
    ...options,
  });
  return outputFiles![0]!.text;
}

function entry(files: readonly string[], exclusions: readonly Exclusion[]): string {
  const single = exclusions.filter(({ test }) => test !== undefined);
  return [
    `import { runSuite } from ${JSON.stringify(REGISTRY)};`,
    ...files.flatMap((file) => [`import "begin:${file}";`, `import "test:${file}";`]),
    `export function runAsJSON() { return JSON.stringify(runSuite(${JSON.stringify(single)})); }`,
  ].join("\n");
}

const REGISTRY = join(HERE, "src", "suite", "registry.ts");

/** Modules run in the order of their imports, so a module before each test file can name that file. */
const beginnings: Plugin = {
  name: "beginnings",
  setup({ onResolve, onLoad }) {
    // The packages declare that they have no side effects, but their tests consist of side effects.
    onResolve({ filter: /^test:/ }, ({ path }) => ({
      path: join(ROOT, path.slice("test:".length)),
      sideEffects: true,
    }));
    onResolve({ filter: /^begin:/ }, ({ path }) => ({ path: path.slice("begin:".length), namespace: "begin" }));
    onLoad({ filter: /.*/, namespace: "begin" }, ({ path }) => ({
      contents: `import { beginFile } from ${JSON.stringify(REGISTRY)}; beginFile(${JSON.stringify(path)});`,
      resolveDir: ROOT,
    }));
  },
};

/**
 * A package's own tests import its `src/index.ts` and `src/internal.ts`, and all others its name. All are imports of the package,
 * because a second copy of a module would not read the records of the first.
 */
const outsidePackages: Plugin = {
  name: "outside-packages",
  setup({ onResolve }) {
    onResolve({ filter: /^@url\// }, ({ path }) =>
      path.startsWith("@url/tooling-") ? undefined : { path, external: true },
    );
    onResolve({ filter: /^\.\.\/src\/(?:index|internal)\.ts$/ }, ({ path, importer }) => {
      const [, name] = /[\\/]packages[\\/]([^\\/]+)[\\/]test[\\/]/.exec(importer) ?? [];
      const entry = path.endsWith("/internal.ts") ? "/internal" : "";
      return name === undefined ? undefined : { path: `@url/${name}${entry}`, external: true };
    });
  },
};
