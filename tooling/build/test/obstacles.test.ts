import { expect, test } from "vitest";
import type { House } from "../src/complete.ts";
import { obstaclesTo } from "../src/obstacles.ts";

const house: House = {
  repository: "https://example.org/us/url",
  author: "us",
  license: "MIT",
};
const manifest = (version: string) => ({ name: "@url/made-up", version });

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
    '@url/made-up has no version yet. Run "npm run release -- version" first.',
  ]);
});
