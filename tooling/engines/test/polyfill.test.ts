import { describe, expect, test } from "vitest";
import { withFormServer } from "../src/polyfill/form-server.ts";
import type { PolyfillReport } from "../src/polyfill/in-engine/report.ts";
import { judge } from "../src/polyfill/judge.ts";
import { polyfillLine, polyfillTable } from "../src/polyfill/page.ts";
import { FORM, platforms, sent } from "../src/polyfill/platforms.ts";
import { isPolyfillFailure, type PolyfillResult, runCheck } from "../src/polyfill/run-check.ts";

/** The platforms that are always there: the Node that runs this, and QuickJS. */
const here = platforms().filter(({ engine: { name } }) => {
  const major = process.versions.node.split(".", 1)[0];
  return name === "QuickJS" || new RegExp(`^Node ${major}\\b`).test(name);
});

test("a Node and a QuickJS are available for the check", () => {
  expect(here.length).toBeGreaterThan(0);
});

test.each(here.map((platform) => [platform.engine.name, platform] as const))("the check passes on %s", async (_, p) => {
  const result = await runCheck(p, false);
  expect(result.outcome).toHaveProperty("report");
  expect(result.faults).toEqual([]);
  expect(isPolyfillFailure(result, true)).toBe(false);
});

test("the platforms: expects each browser and server runtime to keep its classes, and to replace them if canParse is missing", () => {
  const kept = platforms().filter(({ expected }) => expected.decision === "kept");
  expect(kept.map(({ engine }) => engine.name)).toEqual([
    ...["Chromium", "Firefox", "WebKit"],
    ...["Node 20", "Node 22", "Node 24", "Node 26", "Deno", "Bun", "workerd"],
  ]);
  for (const { engine } of kept) {
    const old = platforms().find(({ engine: { name } }) => name === `${engine.name} without canParse`)!;
    expect(old.expected.decision).toBe("replaced");
  }
});

const form = sent(FORM);
const sound: PolyfillReport = {
  decision: "kept",
  alias: true,
  blobURLs: true,
  blobURLsOfOwn: true,
  clone: "DataCloneError",
  cloneOfOwn: "DataCloneError",
  params: { fetch: form },
  text: { fetch: form },
};
const kept = { decision: "kept", form } as const;

describe("judge", () => {
  test("finds no fault in a platform that works and kept its classes", () => {
    expect(judge(kept, sound)).toEqual([]);
    expect(judge(kept, { ...sound, alias: null, blobURLs: null, blobURLsOfOwn: null })).toEqual([]);
  });

  test.each<[string, Partial<PolyfillReport>]>([
    ["The classes are replaced, but have to be kept.", { decision: "replaced" }],
    ["webkitURL is not URL.", { alias: false }],
    ["Blob URLs do not work as before.", { blobURLs: false }],
    ["structuredClone gives {}, but DataCloneError before.", { clone: "{}" }],
    [
      `fetch sends a URLSearchParams as "text/plain": "a=1+%C3%A9", not "${FORM}": "a=1+%C3%A9".`,
      { params: { fetch: sent("text/plain") } },
    ],
    [
      `fetch sends a URLSearchParams as "${FORM}": "", not "${FORM}": "a=1+%C3%A9".`,
      { params: { fetch: { ...form, body: "" } } },
    ],
    [
      `sendBeacon sends the text of a form as "text/plain": "a=1+%C3%A9".`,
      { text: { sendBeacon: sent("text/plain") } },
    ],
  ])("says: %s", (fault, change) => {
    expect(judge(kept, { ...sound, ...change })).toEqual([fault]);
  });

  test("expects replaced classes to do what the platform does with ours", () => {
    const expected = { decision: "replaced", form: sent("text/plain") } as const;
    const report: PolyfillReport = {
      ...sound,
      decision: "replaced",
      params: { fetch: sent("text/plain") },
      clone: "{}",
    };
    expect(judge(expected, report)).toEqual([]);
    expect(judge(expected, { ...report, params: { fetch: form } })).toHaveLength(1);
  });
});

const engine = { name: "Engine", from: "npm: engine" };
const ran: PolyfillResult = { engine, outcome: { version: "1.2", report: sound }, faults: [] };
const faulty: PolyfillResult = { ...ran, faults: ["webkitURL is not URL."] };
const absent: PolyfillResult = { engine, outcome: { missing: "not installed (npm: engine)" }, faults: [] };
const broken: PolyfillResult = { engine, outcome: { broken: "it ended with 1" }, faults: [] };

test("the table has a row for each platform, including those that did not run", () => {
  const lost = { ...sound, alias: null, clone: null, params: { fetch: { type: FORM, body: "" }, Response: sent("") } };
  const rows = polyfillTable([ran, { ...ran, outcome: { version: "1", report: lost } }, faulty, absent, broken]);
  expect(rows.split("\n").slice(2)).toEqual([
    "| Engine | 1.2 | kept | form | – | – | – | – | `DataCloneError` | yes | yes |",
    "| Engine | 1 | kept | form, without its body | – | no type | – | – | – | – | yes |",
    "| Engine | 1.2 | kept, with 1 faults | form | – | – | – | – | `DataCloneError` | yes | yes |",
    "| Engine | – | not run: not installed |  |  |  |  |  |  |  |  |",
    "| Engine | – | not run |  |  |  |  |  |  |  |  |",
  ]);
});

test("the terminal: shows the decision, what was tried, each fault, and what is missing", () => {
  expect(polyfillLine(ran)).toBe(`${"Engine".padEnd(30)}kept (1.2): fetch`);
  expect(polyfillLine(faulty)).toContain("FAILED (1.2): fetch\n  webkitURL is not URL.");
  expect(polyfillLine(absent)).toContain("skipped: not installed (npm: engine)");
  expect(polyfillLine(broken)).toContain("FAILED: it ended with 1");
});

test("the status: fails for a fault, and for a platform that was requested and is missing", () => {
  const all = [ran, faulty, absent, broken];
  expect(all.map((result) => isPolyfillFailure(result, false))).toEqual([false, true, false, true]);
  expect(all.map((result) => isPolyfillFailure(result, true))).toEqual([false, true, true, true]);
});

test("the form server: waits for the post, and returns its content type and body", async () => {
  await withFormServer(async (address) => {
    const answer = fetch(`${address}1`);
    await fetch(`${address}1`, { method: "POST", body: new URLSearchParams({ a: "é" }) });
    expect(await (await answer).json()).toEqual({ type: `${FORM};charset=UTF-8`, body: "a=%C3%A9" });
    await fetch(`${address}2`, { method: "POST", body: new Uint8Array([97]) });
    expect(await (await fetch(`${address}2`)).json()).toEqual({ type: null, body: "a" });
  });
});
