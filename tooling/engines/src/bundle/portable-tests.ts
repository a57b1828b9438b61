import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { build } from "esbuild";
import { PACKAGES, ROOT } from "../root.ts";
import { portable } from "./portable-plugin.ts";

/** The names of Vitest for which the suite has a substitute. */
const SUBSTITUTED = new Set(["describe", "expect", "test"]);

/**
 * Returns the test files that need only the language and the packages, as paths from the repository's root. They are
 * found and not listed, so that the tests of a new package are part of the suite.
 */
export async function portableTests(): Promise<string[]> {
  const candidates = [...PACKAGES.map((name) => `packages/${name}/test`), "tooling/conformance/test/wpt"]
    .flatMap(testsIn)
    .filter((file) => usesOnlySubstitutes(readFileSync(join(ROOT, file), "utf8")));
  const strangers = await importersOfStrangers(candidates);
  return candidates.filter((file) => !strangers.has(file));
}

function testsIn(folder: string): string[] {
  return (
    readdirSync(join(ROOT, folder))
      // An interpreter would take minutes for a long test.
      .filter((name) => name.endsWith(".test.ts") && !name.endsWith(".long.test.ts"))
      .sort()
      .map((name) => posix.join(folder, name))
  );
}

function usesOnlySubstitutes(source: string): boolean {
  const [, names = ""] = /import \{([^}]*)\} from "vitest"/.exec(source) ?? [];
  return names
    .split(",")
    .map((name) => name.trim())
    .every((name) => name === "" || SUBSTITUTED.has(name));
}

/**
 * Returns those of `files` that import, directly or indirectly, a module that is neither ours nor a dependency of our
 * packages.
 */
async function importersOfStrangers(files: readonly string[]): Promise<Set<string>> {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [...files],
    outdir: join(ROOT, ".cache", "unwritten"),
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    platform: "neutral",
    conditions: ["@url/source"],
    logLevel: "silent",
    plugins: [portable({ data: false })],
  });
  return new Set(
    Object.values(metafile.outputs).flatMap(({ entryPoint = "", imports }) =>
      imports.some(({ external }) => external) ? [entryPoint] : [],
    ),
  );
}
