import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../../../..", import.meta.url));
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const pins: readonly Record<string, string | null>[] = JSON.parse(read("tooling/data/pins.json"));
const pinned = (name: string) => pins.find((pin) => pin.name === name)!.pinned as string;

// A version that also stands elsewhere, because people read it there or a tool installs it, has to be the same one.
test("the commit of the URL Standard is that of docs/conformance.md and of the oracle", () => {
  expect(read("docs/conformance.md")).toContain(pinned("URL Standard"));
  expect(read("tooling/conformance/README.md")).toContain(pinned("URL Standard").slice(0, 7));
});

test("the commit of web-platform-tests is that of docs/conformance.md", () => {
  expect(read("docs/conformance.md")).toContain(pinned("web-platform-tests for URLs"));
});

test("the version of UTS #46 is that of the Unicode data that the tables are generated from", () => {
  const [, version] = /@unicode\/unicode-(\d+\.\d+\.\d+)@/.exec(read("pnpm-workspace.yaml"))!;
  expect(pinned("UTS #46")).toBe(version);
});

test("the date of IANA's URI schemes is that of the table of @url/uri", () => {
  expect(read("packages/uri/src/schemes/tables.ts")).toContain(`REGISTRY_DATE = "${pinned("IANA URI Schemes")}"`);
});

test("the pinned files exist", () => {
  const files = pins.filter(({ kind }) => ["file", "rows", "sources"].includes(kind!));
  expect(files.length).toBeGreaterThan(0);
  for (const { pinned } of files) expect([pinned, existsSync(join(ROOT, pinned!))]).toEqual([pinned, true]);
});
