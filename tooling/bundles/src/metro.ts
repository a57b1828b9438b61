import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { installApp } from "./bundlers/app.ts";
import { bundleWithMetro } from "./bundlers/metro.ts";
import type { MetroFigure } from "./figures.ts";

/**
 * Weighs imports in React Native's bundler, which includes each imported file as a whole, minified by terser and gzipped at
 * level 9: by how many bytes they make an empty application larger.
 */
export async function weighWithMetro(figures: readonly MetroFigure[]): Promise<ReadonlyMap<string, number>> {
  const project = mkdtempSync(join(tmpdir(), "metro-"));
  try {
    installApp(project, new Set(figures.map(({ entry }) => entry.split("/", 2).join("/"))));
    const weigh = async (source: string, condition?: string): Promise<number> => {
      writeFileSync(join(project, "main.js"), source);
      const output = join(project, "out.js");
      await bundleWithMetro(project, output, { tier: "full", ...(condition !== undefined && { condition }) });
      return gzipSync(readFileSync(output), { level: 9 }).length;
    };
    const empty = await weigh("console.log(1);\n");
    const sizes = new Map<string, number>();
    // One after another: each writes the application's file.
    for (const { id, names, entry, condition } of figures) {
      const source = `import { ${names} } from "${entry}";\nconsole.log(${names});\n`;
      sizes.set(id, (await weigh(source, condition)) - empty);
    }
    return sizes;
  } finally {
    rmSync(project, { recursive: true });
  }
}
