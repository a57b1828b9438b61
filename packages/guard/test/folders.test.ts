import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const SOURCES = fileURLToPath(new URL("../src", import.meta.url));

/** Pairs of folders, with files that import from one to the other. */
function importsBetweenFolders(): ReadonlySet<string> {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
  return new Set(
    files.flatMap((file) => {
      const folder = posix.dirname(file);
      const text = readFileSync(`${SOURCES}/${file}`, "utf8");
      const targets = [...text.matchAll(/from "(\.[^"]+)"/g)].map(([, target]) => posix.join(folder, target!));
      return targets.map((target) => `${folder} → ${posix.dirname(target)}`);
    }),
  );
}

test("policy is data, rules read it, connect asks them: no folder imports from one that imports from it", () => {
  const imports = importsBetweenFolders();
  expect(imports.has("rules → policy")).toBe(true);
  for (const folder of ["rules", "connect", "fetch", "undici"]) expect(imports.has(`policy → ${folder}`)).toBe(false);
  for (const folder of ["connect", "fetch", "undici"]) expect(imports.has(`rules → ${folder}`)).toBe(false);
  for (const folder of ["fetch", "undici"]) expect(imports.has(`connect → ${folder}`)).toBe(false);
});

test("one file calls onDecision", () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
  const calling = files.filter((file) => /\bonDecision\(/.test(readFileSync(`${SOURCES}/${file}`, "utf8")));
  expect(calling).toEqual(["record.ts"]);
});
