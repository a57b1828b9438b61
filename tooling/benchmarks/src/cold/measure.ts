import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { outputOf } from "@url/tooling-shared/programs";
import { buildSync } from "esbuild";
import type { ColdResult } from "../result.ts";
import { median } from "../statistics.ts";

/** The measurements of one process; times in milliseconds, memory in bytes. */
interface Sample {
  readonly load: number;
  readonly first: number;
  readonly second: number;
  readonly memory: number;
}

const ROUNDS = 15;

/**
 * Measures the cost of IDNA at the first use. Each sample is a separate process of the engine `node`, and the
 * implementations alternate.
 */
export function measureCold(node: string): ColdResult[] {
  const folder = mkdtempSync(join(tmpdir(), "bench-cold-"));
  try {
    const modules = modulesIn(folder);
    const samples = new Map(modules.map(({ name }) => [name, [] as Sample[]]));
    for (let round = 0; round < ROUNDS; round++) {
      for (const { name, url } of modules) samples.get(name)!.push(sample(node, url));
    }
    return modules.map(({ name }) => {
      const of = (part: keyof Sample): number => median(samples.get(name)!.map((one) => one[part]));
      return { name, load: of("load"), first: of("first"), second: of("second"), memory: of("memory") };
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Ours as files and in one; tr46 as it comes, which is CommonJS and a table of JSON. */
function modulesIn(folder: string): { readonly name: string; readonly url: string }[] {
  const idna = fileURLToPath(import.meta.resolve("@url/idna"));
  const bundle = join(folder, "idna.mjs");
  buildSync({ entryPoints: [idna], outfile: bundle, bundle: true, minify: true, format: "esm" });
  const wrapper = join(folder, "tr46.mjs");
  const tr46 = createRequire(import.meta.url).resolve("tr46");
  writeFileSync(
    wrapper,
    `import tr46 from ${JSON.stringify(pathToFileURL(tr46).href)};\nexport const { toASCII } = tr46;\n`,
  );
  return [
    { name: "@url/idna, in one file", url: pathToFileURL(bundle).href },
    { name: "@url/idna, as it comes", url: pathToFileURL(idna).href },
    { name: "tr46", url: pathToFileURL(wrapper).href },
  ];
}

function sample(node: string, url: string): Sample {
  const script = fileURLToPath(new URL("process.js", import.meta.url));
  return JSON.parse(outputOf(node, ["--expose-gc", script, url]));
}
