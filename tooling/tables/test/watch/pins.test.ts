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

test.each(["URL Pattern Standard", "Encoding Standard"])(
  "the commit of the %s is that of docs/conformance.md",
  (name) => {
    expect(read("docs/conformance.md")).toContain(pinned(name));
  },
);

test("the commit of web-platform-tests is that of docs/conformance.md", () => {
  expect(read("docs/conformance.md")).toContain(pinned("web-platform-tests for URLs"));
});

test("the version of UTS #46 is that of the Unicode data that the tables are generated from", () => {
  const [, version] = /@unicode\/unicode-(\d+\.\d+\.\d+)@/.exec(read("pnpm-workspace.yaml"))!;
  expect(pinned("UTS #46")).toBe(version);
});

test("the version of confusables.txt is that of our extract, and of the tables that are made of it", () => {
  expect(read("tooling/data/unicode/confusables.txt")).toContain(`Unicode ${pinned("confusables.txt")} of `);
  expect(read("packages/display/src/confusables/tables.ts")).toContain(`version ${pinned("confusables.txt")} (`);
});

test("the day of UTS #58 is that of LinkTerm.txt", () => {
  const { since } = pins.find(({ name }) => name === "UTS #58")!;
  expect(read("tooling/data/uts58/LinkTerm.txt")).toContain(`# Date: ${since},`);
});

test("the version and the day of the Public Suffix List are those of tldts in package.json, and of the tables", () => {
  const { version, date } = pins.find(({ name }) => name === "Public Suffix List")!;
  expect(read("tooling/tables/package.json")).toContain(`"tldts": "${version}"`);
  for (const table of ["icann", "private", "top-level"]) {
    expect(read(`packages/site/src/tables/${table}.ts`)).toContain(`tldts ${version} of ${date} has it`);
  }
});

test("the day of IANA's registries of addresses is that of the tables of @url/ip", () => {
  for (const { date } of pins.filter(({ name }) => /Special-Purpose/.test(name!))) {
    expect(read("packages/ip/src/special/tables.ts")).toContain(`REGISTRIES_DATE = "${date}"`);
  }
});

test("the date of IANA's URI schemes is that of the table of @url/uri", () => {
  expect(read("packages/uri/src/schemes/tables.ts")).toContain(`REGISTRY_DATE = "${pinned("IANA URI Schemes")}"`);
});

test("the pinned files exist", () => {
  const files = pins.filter(({ kind }) => ["file", "rows", "sources"].includes(kind!));
  expect(files.length).toBeGreaterThan(0);
  for (const { pinned } of files) expect([pinned, existsSync(join(ROOT, pinned!))]).toEqual([pinned, true]);
});
