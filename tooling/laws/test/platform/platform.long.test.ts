import { parse, serializeURL } from "@url/tooling-conformance/oracle";
import { chromium, type Engine, firefox, node } from "@url/tooling-engines";
import { beforeAll, describe, expect, test } from "vitest";
import { DOMAIN_QUESTIONS, QUESTIONS } from "../../../../packages/parser/src/platform-exact.ts";
import { byClass } from "../../src/platform/classes.ts";
import { outcomeOn } from "../../src/platform/measure.ts";
import type { PlatformReport } from "../../src/platform/question.ts";
import { questions } from "../../src/platform/questions.ts";
import { bundleExact, bundlePlatform } from "../../src/platform/script.ts";

const asked = questions(1_000);
let script: string;

beforeAll(async () => {
  script = await bundlePlatform(asked);
});

test("isPlatformExact asks what the Standard's algorithms, implemented literally, decide", () => {
  for (const [href, input, base] of [...QUESTIONS, ...DOMAIN_QUESTIONS]) {
    const url = parse(input, base === undefined ? null : parse(base));
    expect(url === null ? null : serializeURL(url)).toBe(href);
  }
});

const engines: readonly Engine<PlatformReport>[] = [
  node(Number(process.versions.node.split(".")[0])),
  node(24),
  chromium(),
  firefox(),
];

describe.each(engines)("on $name", (engine) => {
  test("law 13: the tier answers as the full build if isPlatformExact returns true, for the domains that it was asked about", async (context) => {
    if (engine.find() === undefined) context.skip(`${engine.name} is not installed: npm run tool -- install`);
    const outcome = await outcomeOn(engine, script, false);
    if (typeof outcome === "string") throw new Error(outcome);
    const { report } = outcome;
    expect(report.compared).toBe(asked.length);
    const classes = byClass(asked, report);
    // A probe that fails where nothing differs would be of no use.
    expect(classes.size === 0).toBe(report.isExact);
    classes.delete("a domain beyond ASCII");
    expect(classes.size === 0).toBe(report.isExactInASCII);
  });
});

test("law 13: the tier answers as the full build on a URL that is exact, and isPlatformExact returns true", async () => {
  const own = node<PlatformReport>(Number(process.versions.node.split(".")[0]));
  const outcome = await outcomeOn(own, (await bundleExact()) + script, false);
  if (typeof outcome === "string") throw new Error(outcome);
  const { isExact, isExactInASCII, differences } = outcome.report;
  expect([isExact, isExactInASCII, differences]).toEqual([true, true, []]);
});
