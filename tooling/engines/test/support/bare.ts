import { join } from "node:path";
import { outputLater } from "@url/tooling-shared/programs";
import { expect } from "vitest";
import { bundleSuite } from "../../src/bundle/bundle-suite.ts";
import { missingWPT } from "../../src/bundle/wpt-data.ts";
import { withFiles } from "../../src/engines/with-files.ts";
import type { Failure, SuiteReport } from "../../src/suite/report.ts";

/** The globals that code is most likely to use if they exist. */
export const LIKELY = [
  "URL",
  "URLSearchParams",
  "TextEncoder",
  "TextDecoder",
  "Intl",
  "BigInt",
  "SharedArrayBuffer",
  "Atomics",
  "WeakRef",
  "structuredClone",
  "queueMicrotask",
  "Buffer",
  "String.prototype.toWellFormed",
];

/**
 * Removed together with those: other globals of Node, and members that the language got after ES2021. Not
 * Symbol.dispose, which Node does not allow to be deleted.
 */
export const TOGETHER = [
  "performance",
  "setTimeout",
  "WebAssembly",
  "FinalizationRegistry",
  "BigInt64Array",
  "BigUint64Array",
  "Array.prototype.at",
  "Array.prototype.findLast",
  "Array.prototype.toSorted",
  "String.prototype.at",
  "String.prototype.isWellFormed",
];

/** Tests that cannot run without it, because they test a bigint. */
const ABOUT_BIGINT: Record<string, string[]> = {
  "packages/ip/test/address.test.ts": ["toBigInt and fromBigInt use 32 or 128 bits"],
  "packages/ip/test/prefix.test.ts": ["firstAddress, lastAddress, prefixLength and prefixSize"],
};

/** Why the suite cannot run, if it cannot. */
export const missing: string | undefined = process.env.ALLOW_MISSING_DATA === "1" ? missingWPT() : undefined;
let suite: string;
let whole: string[];

/** Runs the suite in a process that has everything. */
export async function runWhole(): Promise<void> {
  if (missing !== undefined) return;
  suite = await bundleSuite();
  const { files, failures } = await runWithout([]);
  whole = Object.keys(files).map((file) => `${file}: ${files[file]!.passed}`);
  expect(failures).toEqual([]);
}

/** Runs it in a process without these globals: the same tests must pass, except those about a global. */
export async function expectTheSame(paths: readonly string[]): Promise<void> {
  const { files, failures, left } = await runWithout(paths);
  expect(left).toEqual([]);
  expect(failures.filter((failure) => !(paths.includes("BigInt") && isAboutBigInt(failure)))).toEqual([]);
  expect(Object.keys(files).map((file) => `${file}: ${files[file]!.passed + files[file]!.failed}`)).toEqual(whole);
}

function isAboutBigInt({ file, title }: Failure): boolean {
  return ABOUT_BIGINT[file]?.includes(title) ?? false;
}

/** Returns the report, and those of `paths` that could not be removed. */
function runWithout(paths: readonly string[]): Promise<SuiteReport & { readonly left: string[] }> {
  const script = `"use strict";
    const { stdout } = process;
    const vm = require("node:vm");
    const { readFileSync } = require("node:fs");
    const code = readFileSync(require("node:path").join(__dirname, "suite.js"), "utf8");
    const gone = (path) => vm.runInThisContext("typeof globalThis." + path) === "undefined";
    for (const path of ${JSON.stringify(paths)}) vm.runInThisContext("delete globalThis." + path);
    const left = ${JSON.stringify(paths)}.filter((path) => !gone(path));
    vm.runInThisContext(code);
    const report = vm.runInThisContext("runSuite()");
    stdout.write(report.replace(/}$/, ',"left":' + JSON.stringify(left) + "}"));`;
  return withFiles({ "suite.js": suite, "main.cjs": script }, async (folder) => {
    return JSON.parse(await outputLater(process.execPath, [join(folder, "main.cjs")]));
  });
}
