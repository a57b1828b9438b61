import { parse, serializeURL } from "@url/tooling-conformance/oracle";
import { chromium, type Engine, firefox, node } from "@url/tooling-engines";
import { beforeAll, describe, expect, test } from "vitest";
import { QUESTIONS } from "../../../../packages/parser/src/platform-exact.ts";
import { byClass } from "../../src/platform/classes.ts";
import { outcomeOn } from "../../src/platform/measure.ts";
import type { PlatformReport } from "../../src/platform/question.ts";
import { questions } from "../../src/platform/questions.ts";
import { bundlePlatform } from "../../src/platform/script.ts";

const asked = questions(1_000);
let script: string;

beforeAll(async () => {
  script = await bundlePlatform(asked);
});

test("isPlatformExact asks what the Standard's algorithms, implemented literally, decide", () => {
  for (const [href, input, base] of QUESTIONS) {
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
  test("law 13: the tier answers as the full build, except for domains beyond ASCII, if isPlatformExact returns true", async (context) => {
    if (engine.find() === undefined) context.skip(`${engine.name} is not installed: npm run tool -- install`);
    const outcome = await outcomeOn(engine, script, false);
    if (typeof outcome === "string") throw new Error(outcome);
    const { report } = outcome;
    expect(report.compared).toBe(asked.length);
    const classes = byClass(asked, report);
    classes.delete("a domain beyond ASCII");
    if (report.isExact) expect([...classes]).toEqual([]);
    // A probe that fails where nothing differs would be of no use.
    else expect(classes.size).toBeGreaterThan(0);
  });
});
