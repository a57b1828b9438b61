import { describe, expect, test } from "vitest";
import { rewriteLink } from "../src/build/links.ts";
import { pageOf } from "../src/build/pages.ts";
import { REPOSITORY } from "../src/build/root.ts";

describe("rewriteLink", () => {
  test.each([
    ["docs/migrating.md", "../packages/api/README.md#types", "/packages/api/#types"],
    ["docs/migrating.md", "migrating/ufo.md", "/docs/migrating/ufo/"],
    ["README.md", "packages/ipv6", "/packages/ipv6/"],
    ["README.md", "docs/decisions/README.md", "/docs/decisions/"],
    ["site/src/guide/index.md", "servers.md#read-a-form", "/guide/servers/#read-a-form"],
    ["site/src/guide/index.md", "../../../SECURITY.md", "/security/"],
    ["docs/conformance.md", "../tooling/data/wpt/source.json", `${REPOSITORY}/blob/main/tooling/data/wpt/source.json`],
    ["packages/ip/README.md", `${REPOSITORY}/tree/main/packages/guard#readme`, "/packages/guard/"],
    ["packages/ip/README.md", `${REPOSITORY}/tree/main/packages/idna#tiers`, "/packages/idna/#tiers"],
    [
      "packages/ip/README.md",
      `${REPOSITORY}/tree/main/tooling/conformance`,
      `${REPOSITORY}/tree/main/tooling/conformance`,
    ],
    ["README.md", "https://example.com/a", "https://example.com/a"],
    ["README.md", "#part", "#part"],
    ["README.md", "/playground/", "/playground/"],
  ])("in %s, %s leads to %s", (source, target, expected) => {
    expect(rewriteLink(target, source)).toBe(expected);
  });

  test("a link to a file that does not exist is an error", () => {
    expect(() => rewriteLink("nothing.md", "docs/migrating.md")).toThrow(
      'docs/migrating.md: the link "nothing.md" leads to no file',
    );
  });
});

test("what is not a page has no address", () => {
  expect(pageOf("packages/api/package.json")).toBeUndefined();
  expect(pageOf("site/src/build/html.ts")).toBeUndefined();
});
