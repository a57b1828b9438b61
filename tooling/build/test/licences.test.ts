import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const packages = fileURLToPath(new URL("../../../packages", import.meta.url));

/** Returns the packages of other authors whose code is in a file of `dist`, by its source maps. */
function included(dist: string): string[] {
  const maps = readdirSync(dist).filter((file) => file.endsWith(".map"));
  const sources = maps.flatMap((file) => JSON.parse(readFileSync(join(dist, file), "utf8")).sources as string[]);
  return [...new Set(sources.flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? []))];
}

test("what a package includes of other authors is packed with its licence", () => {
  const found = readdirSync(packages).flatMap((name) => {
    const dist = join(packages, name, "dist");
    return included(dist).map((author) => [name, author, dist] as const);
  });
  expect(found.map(([name, author]) => [name, author])).toEqual([["encoding", "@exodus/bytes"]]);
  for (const [name, author, dist] of found) {
    const file = join(dist, `LICENSE-${author.replace("@", "").replace("/", "-")}.txt`);
    const licence = readFileSync(file, "utf8");
    expect([name, licence]).toEqual([name, expect.stringMatching(/^MIT License\n\nCopyright[\s\S]*Exodus Movement/)]);
  }
});
