import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { installApp, installPeer } from "../bundlers/app.ts";
import type { Bundle } from "../bundlers/choice.ts";
import { bundleWithEsbuild } from "../bundlers/esbuild.ts";
import { bundleWithMetro } from "../bundlers/metro.ts";
import { bundleWithRolldown } from "../bundlers/rolldown.ts";
import { bundleWithRollup } from "../bundlers/rollup.ts";
import { bundleWithWebpack } from "../bundlers/webpack.ts";
import { versionOf } from "../peers.ts";
import { type Contender, JOBS, packageOf } from "./jobs.ts";

/** What `tooling/data/bundlers.json` holds. */
export interface BundlerData {
  readonly bundlers: readonly { readonly name: string; readonly version: string }[];
  readonly jobs: readonly { readonly job: string; readonly rows: readonly BundlerRow[] }[];
}

export interface BundlerRow {
  /** What is imported, and the version if it is another's. */
  readonly what: string;
  /** Bytes of gzip and brotli with each bundler. */
  readonly sizes: readonly (readonly [gzip: number, brotli: number])[];
  readonly note: string;
}

type Bundler = readonly [name: string, bundle: Bundle, packageName: string];

const BUNDLERS: readonly Bundler[] = [
  ["esbuild", bundleWithEsbuild, "esbuild"],
  ["Rollup", bundleWithRollup, "rollup"],
  ["rolldown", bundleWithRolldown, "rolldown"],
  ["webpack", bundleWithWebpack, "webpack"],
  ["Metro", bundleWithMetro, "metro"],
];

/** Bundles each contender of each job with `bundlers`, by how many bytes it makes an empty application larger. */
export async function measureJobs(bundlers: readonly Bundler[] = BUNDLERS): Promise<BundlerData> {
  const project = mkdtempSync(join(tmpdir(), "jobs-"));
  try {
    const contenders = JOBS.flatMap(({ ours, others }) => [...ours, ...others]);
    const names = new Set(contenders.flatMap(({ source }) => packagesIn(source)));
    installApp(
      project,
      [...names].filter((name) => name.startsWith("@url/")),
    );
    for (const name of names) if (!name.startsWith("@url/")) installPeer(name, project);
    putReactNative(project);
    const sizes = new Map<Contender, [number, number][]>(contenders.map((one) => [one, []]));
    for (const [, bundle] of bundlers) {
      const empty = await weigh(project, bundle, { name: "", source: "console.log(1);\n" });
      // One after another: each writes the application's file.
      for (const contender of contenders) {
        const [gzip, brotli] = await weigh(project, bundle, contender);
        sizes.get(contender)!.push([gzip - empty[0], brotli - empty[1]]);
      }
    }
    return {
      bundlers: bundlers.map(([name, , packageName]) => ({ name, version: versionOf(packageName) })),
      jobs: JOBS.map(({ job, ours, others }) => ({
        job,
        rows: [...ours, ...others].map((one) => ({
          what: whatOf(one),
          sizes: sizes.get(one)!,
          note: one.note ?? "",
        })),
      })),
    };
  } finally {
    rmSync(project, { recursive: true });
  }
}

/** With esbuild alone, which is fast. */
export function measureJobsWithEsbuild(): Promise<BundlerData> {
  return measureJobs(BUNDLERS.slice(0, 1));
}

async function weigh(project: string, bundle: Bundle, { source, condition }: Contender): Promise<[number, number]> {
  const output = join(project, "out.js");
  writeFileSync(join(project, "main.js"), source);
  const tier = { tier: "full", target: "browser", isMinified: true } as const;
  await bundle(project, output, { ...tier, ...(condition !== undefined && { condition }) });
  const text = readFileSync(output);
  return [gzipSync(text, { level: 9 }).length, brotliCompressSync(text).length];
}

/** `import … from "@url/ip/prefix"` is of the package `@url/ip`. */
function packagesIn(source: string): string[] {
  return Array.from(source.matchAll(/^import .*?"([^"]+)";$/gm), ([, entry = ""]) => packageOf(entry));
}

/** Instead of React Native itself, of which the polyfill reads the platform's version. */
function putReactNative(project: string): void {
  const folder = join(project, "node_modules/react-native");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "name": "react-native", "version": "0.0.0", "main": "index.js" }');
  writeFileSync(join(folder, "index.js"), "export const Platform = {};\nexport const NativeModules = {};\n");
}

function whatOf({ name, source, condition }: Contender): string {
  if (!name.startsWith("@url/")) return `${name} ${versionOf(name)}`;
  const imports = Array.from(source.matchAll(/^import \{ (.+) \} from "(.+)";$/gm));
  const what = imports.map(([, names, entry]) => `\`${entry}\`: \`${names}\``).join(", ");
  return condition === undefined ? what : `${what}, \`${condition}\``;
}
