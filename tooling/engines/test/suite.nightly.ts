import { beforeAll, expect, test } from "vitest";
import { bundleSuite } from "../src/bundle/bundle-suite.ts";
import { missingWPT } from "../src/bundle/wpt-data.ts";
import { runInQuickJS } from "../src/engines/quickjs.ts";
import { node } from "../src/engines/shells.ts";
import { PACKAGES } from "../src/root.ts";
import type { SuiteReport } from "../src/suite/report.ts";

const missing = process.env.ALLOW_MISSING_DATA === "1" ? missingWPT() : undefined;

let suite: string;
let here: SuiteReport;

beforeAll(async () => {
  if (missing !== undefined) return;
  suite = await bundleSuite();
  here = (await node(Number.parseInt(process.versions.node, 10)).run(process.execPath, suite)).report;
});

test.skipIf(missing)("Node, in a separate process: every test of the suite passes", () => {
  expect(here.failures).toEqual([]);
});

test.skipIf(missing)("QuickJS, which has no URL and no TextDecoder: the same tests pass", async () => {
  expect(await runInQuickJS(suite)).toEqual(here);
});

test.skipIf(missing)("the suite contains the data of WPT and tests of every package that runs anywhere", () => {
  const files = Object.keys(here.files);
  expect(files.filter((file) => file.startsWith("tooling/conformance/test/wpt/"))).toHaveLength(10);
  const folders = new Set(files.map((file) => file.split("/")[1]));
  expect(PACKAGES.filter((name) => !folders.has(name) && !COMPARED.includes(name))).toEqual([]);
});

/** Its tests compare it with the package of that name, which is for Node and browsers. */
const COMPARED = ["whatwg-url"];
