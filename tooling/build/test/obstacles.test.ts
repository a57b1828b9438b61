import { expect, test } from "vitest";
import type { House } from "../src/complete.ts";
import type { Manifest } from "../src/manifest.ts";
import { obstaclesTo } from "../src/obstacles.ts";

const house: House = {
  repository: "https://example.org/us/url",
  author: "us",
  license: "MIT",
  packageManager: "pnpm@12.0.0",
};
const manifest = (version: string): Manifest => ({ name: "@url/made-up", version, description: "", exports: {} });

test("a package with a version and an address may be published", () => {
  expect(obstaclesTo(house, [manifest("0.1.0")])).toEqual([]);
});

test("nothing is published while the address of the repository is the placeholder", () => {
  const placeholder = { ...house, repository: "https://github.com/OWNER/url" };
  expect(obstaclesTo(placeholder, [manifest("0.1.0")])).toEqual([
    expect.stringContaining("still the placeholder https://github.com/OWNER/url"),
  ]);
});

test("a package without a version is not published", () => {
  expect(obstaclesTo(house, [manifest("0.1.0"), manifest("0.0.0")])).toEqual([
    '@url/made-up has no version yet. Run "npm run version-packages" first.',
  ]);
});
