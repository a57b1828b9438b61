import { fileURLToPath } from "node:url";
import { type PackageSource, readPackages } from "@url/tooling-structure/layers";
import { expect, test } from "vitest";
import { NOT_OPTIONS } from "../../src/options/not-options.ts";
import { optionsIn } from "../../src/options/scan.ts";
import { TABLE } from "../../src/options/table.ts";

// The command reads its options from the command line, and `@url/api` has Web IDL's conversions.
const packages = readPackages(fileURLToPath(new URL("../../../../packages", import.meta.url))).filter(
  ({ directory }) => directory !== "cli" && directory !== "api",
);

/** The names that the entries of a package export. */
function publicNames({ modules, manifest }: PackageSource): Set<string> {
  const { exports } = manifest as unknown as { readonly exports: Readonly<Record<string, unknown>> };
  const files = Object.entries(exports).flatMap(([entry, target]) =>
    entry === "./internal"
      ? []
      : Array.from(JSON.stringify(target).matchAll(/"\.\/src\/([^"]+\.ts)"/g), ([, file = ""]) => file),
  );
  return new Set(
    files.flatMap((file) => {
      const text = modules.get(file)!;
      const listed = Array.from(text.matchAll(/^export \{([^}]*)\}/gm), ([, names = ""]) => names.split(","));
      const own = Array.from(text.matchAll(/^export function\*? (\w+)/gm), ([, name = ""]) => name);
      return [...listed.flat().map((name) => name.trim().split(" as ")[0]!), ...own];
    }),
  );
}

const inSources = packages.flatMap((source) => {
  const names = publicNames(source);
  return optionsIn(source.directory, source.modules, (fn) => names.has(fn));
});
const inTable = new Set(TABLE.map(({ from, fn, option }) => `${from.split("/")[1]} ${fn} ${option}`));

test("every option in the sources is in the table, or listed as no option with a reason", () => {
  expect(inSources.length).toBeGreaterThan(80);
  expect(inSources.filter((option) => !inTable.has(option) && !NOT_OPTIONS.has(option))).toEqual([]);
});

test("what is listed as no option is in the sources", () => {
  expect([...NOT_OPTIONS.keys()].filter((option) => !inSources.includes(option))).toEqual([]);
});

test("finds a new option: a member of an options interface, an inherited one, a default, an optional parameter", () => {
  const source = [
    "export interface BaseOptions {",
    "  /** A comment: with a colon. */",
    "  readonly old?: boolean;",
    "}",
    "export interface NewOptions extends BaseOptions {",
    "  readonly fresh?: (a: string, b: number) => boolean;",
    "}",
    "export function f<T extends string>(a: T, options?: NewOptions): T {}",
    "export function g(",
    "  a: readonly [string, number],",
    "  level = 1,",
    '  mode: "a" | "b" = "a",',
    "  report?: (code: string) => void,",
    "): void {}",
    "export function hidden(x?: string): void {}",
  ].join("\n");
  expect(optionsIn("p", new Map([["a.ts", source]]), (fn) => fn !== "hidden")).toEqual([
    "p f old",
    "p f fresh",
    "p g level",
    "p g mode",
    "p g report",
  ]);
});
