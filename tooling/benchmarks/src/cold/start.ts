import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { outputOf } from "@url/tooling-shared/programs";
import { NATIVE, OURS } from "../names.ts";
import type { StartResult } from "../result.ts";
import { median } from "../statistics.ts";
import { installCopy } from "./install.ts";

const ROUNDS = 15;

/** What a process imports, by the name of the implementation. */
const SPECIFIERS: Readonly<Record<string, string>> = {
  [OURS]: "@url/api",
  [`${OURS}, standalone`]: "@url/api/standalone",
  [NATIVE]: "./native.mjs",
  "whatwg-url-minimum": "whatwg-url-minimum",
  "whatwg-url": "./whatwg-url.mjs",
  "core-js": "./core-js.mjs",
};

/** The packages from which they are imported. */
const PACKAGES = ["@url/api", "whatwg-url-minimum", "whatwg-url", "core-js"];

/**
 * Where the import of the package itself would not give a `URL`. core-js keeps the engine's classes if they have every
 * method.
 */
const MODULES: Readonly<Record<string, string>> = {
  "native.mjs": "export const { URL } = globalThis;\n",
  "whatwg-url.mjs": 'import whatwg from "whatwg-url";\nexport const { URL } = whatwg;\n',
  "core-js.mjs": `const Native = globalThis.URL;
delete URLSearchParams.prototype.sort;
await import("core-js/web/url.js");
await import("core-js/web/url-search-params.js");
export const { URL } = globalThis;
if (URL === Native) throw new Error("core-js keeps the engine's URL.");
`,
};

/**
 * Measures how long a process takes to import an implementation and to parse its first URL. Each sample is a separate
 * process of the engine `node`, and the implementations alternate.
 */
export function measureStart(node: string): StartResult[] {
  const folder = mkdtempSync(join(tmpdir(), "bench-start-"));
  try {
    const bench = fileURLToPath(new URL("../..", import.meta.url));
    mkdirSync(join(folder, "node_modules"));
    for (const name of PACKAGES) installCopy(name, bench, join(folder, "node_modules"));
    for (const [file, text] of Object.entries(MODULES)) writeFileSync(join(folder, file), text);
    copyFileSync(fileURLToPath(new URL("start-process.js", import.meta.url)), join(folder, "start.mjs"));
    const entries = Object.entries(SPECIFIERS);
    const samples = entries.map((): Sample[] => []);
    for (let round = 0; round < ROUNDS; round++) {
      for (const [index, [, specifier]] of entries.entries()) samples[index]!.push(sample(node, folder, specifier));
    }
    return entries.map(([name], index) => {
      const of = (value: (one: Sample) => number): number => median(samples[index]!.map(value));
      return { name, load: of(({ load }) => load), first: of(({ first }) => first), both: of((s) => s.load + s.first) };
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Milliseconds in one process. */
interface Sample {
  readonly load: number;
  readonly first: number;
}

function sample(node: string, cwd: string, specifier: string): Sample {
  return JSON.parse(outputOf(node, ["start.mjs", specifier], { cwd }));
}
