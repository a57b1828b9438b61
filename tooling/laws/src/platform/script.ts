import { fileURLToPath } from "node:url";
import { type BuildOptions, build } from "esbuild";
import type { Question } from "./question.ts";

const HERE = fileURLToPath(new URL(".", import.meta.url));
const ENTRY: BuildOptions = { entryPoints: [`${HERE}entry.ts`] };

/**
 * Bundles the full build and the platform tier as one script, which defines the global function `runSuite`: it asks
 * both, and returns a `PlatformReport` as JSON.
 */
export async function bundlePlatform(questions: readonly Question[]): Promise<string> {
  const [full, platform] = await Promise.all([bundle("full", []), bundle("platform", ["url-platform"])]);
  return `${full}\n${platform}\nconst questions = ${asciiJSON(questions)};\nglobalThis.runSuite = ${compare};\n`;
}

/** Returns a script that defines an exact global `URL`: that of the full build. */
export async function bundleExact(): Promise<string> {
  return `${await bundle("full", [], { stdin: { contents: 'export { URL } from "@url/api";', resolveDir: HERE } })}
globalThis.URL = full.URL;\n`;
}

async function bundle(
  globalName: string,
  conditions: readonly string[],
  source: BuildOptions = ENTRY,
): Promise<string> {
  const { outputFiles } = await build({
    ...source,
    bundle: true,
    write: false,
    format: "iife",
    globalName,
    platform: "neutral",
    target: "es2022",
    charset: "ascii",
    conditions: ["@url/source", ...conditions],
    logLevel: "error",
  });
  return outputFiles![0]!.text;
}

const compare = `() => {
  const differences = [];
  questions.forEach((question, index) => {
    const [ours, theirs] = [full.answer(question), platform.answer(question)];
    if (ours !== theirs) differences.push([index, ours, theirs]);
  });
  const isExact = platform.isPlatformExact();
  const isExactInASCII = platform.isPlatformExact({ asciiDomains: true });
  return JSON.stringify({ isExact, isExactInASCII, compared: questions.length, differences });
}`;

/** In ASCII, so that lone surrogates reach every engine as they are. */
function asciiJSON(value: unknown): string {
  return JSON.stringify(value).replace(
    /[^\0-\x7e]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
