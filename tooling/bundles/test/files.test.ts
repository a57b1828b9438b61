import { expect, test } from "vitest";
import { weigh } from "../src/weigh.ts";

const SOURCE = 'export * from "@url/api";';

// With a file for each module, an import of @url/api opened 104 files, which took ten times as long.
test("an import of @url/api in Node takes all of one file", async () => {
  const { files } = await weigh(SOURCE, { platform: "node" });
  const built = files.filter((path) => path.includes("/dist/"));
  expect(new Set(built.map((path) => path.slice(path.lastIndexOf("/") + 1)))).toEqual(new Set(["shared.node.js"]));
});

test("an import of @url/api with a tier of IDNA opens at most three files of a package", async () => {
  const { files } = await weigh(SOURCE, { platform: "node", conditions: ["url-idna-ascii"] });
  const built = files.filter((path) => path.includes("/dist/"));
  const byPackage = new Map<string, string[]>();
  for (const path of built) {
    const name = /packages\/([^/]+)/.exec(path)![1]!;
    byPackage.set(name, [...(byPackage.get(name) ?? []), path]);
  }
  expect(byPackage.size).toBeGreaterThanOrEqual(9);
  for (const paths of byPackage.values()) expect(paths.length).toBeLessThanOrEqual(3);
  expect(built.length).toBeLessThanOrEqual(20);
});
