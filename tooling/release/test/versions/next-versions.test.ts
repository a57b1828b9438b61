import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { nextVersions } from "../../src/versions/next-versions.ts";

const root = fileURLToPath(new URL("../../../..", import.meta.url));
const names = readdirSync(join(root, "packages")).map((name) => `@url/${name}`);
const FIX = '---\n"@url/host": patch\n---\n\nA fix.\n';

/** The versions that the packages would have, each once. */
function versionsAfter(changesets: readonly string[], config?: Readonly<Record<string, unknown>>) {
  const next = nextVersions(root, { from: "0.1.0", changesets, ...(config && { config }) });
  expect([...next.keys()].sort()).toEqual(names.sort());
  return next;
}

test("a fix of one package releases the whole family with one version, because others contain its code", () => {
  expect([...new Set(versionsAfter([FIX]).values())]).toEqual(["0.1.1"]);
});

test("the largest change decides the version of all", () => {
  const feature = '---\n"@url/ip": minor\n---\n\nA new function.\n';
  expect([...new Set(versionsAfter([FIX, feature]).values())]).toEqual(["0.2.0"]);
});

test("without the group, host alone would be released: the bundles of api and cli would keep the fault", () => {
  const versions = versionsAfter([FIX], { fixed: [] });
  const bumped = [...versions].filter(([, version]) => version !== "0.1.0").map(([name]) => name);
  expect(bumped).toContain("@url/host");
  expect(bumped).not.toContain("@url/idna");
});
