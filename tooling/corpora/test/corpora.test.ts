import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { readCorpus } from "../src/index.ts";

const SAMPLES = fileURLToPath(new URL("../../data/corpora/samples", import.meta.url));
const COMMAND = fileURLToPath(new URL("../src/make/main.mjs", import.meta.url));

test("the samples are as large as source.json says, and only the last web address is not a URL", () => {
  const { sample } = JSON.parse(readFileSync(new URL("../../data/corpora/source.json", import.meta.url), "utf8"));
  const [web, files] = (["urls-web.txt", "urls-files.txt"] as const).map((name) => {
    return readCorpus(name, { whole: join(SAMPLES, "no-such-folder"), samples: SAMPLES });
  });
  expect([web!.lines.length, files!.lines.length]).toEqual([sample, sample]);
  expect(web!.lines.filter((line) => !URL.canParse(line))).toEqual(["https://"]);
  expect(web!.lines.at(-1)).toBe("https://");
  expect(files!.lines.filter((line) => !URL.canParse(line))).toEqual([]);
  expect(new Set(web!.lines).size).toBeGreaterThan(490);
});

test("reads the whole list if it was fetched, and otherwise says how many lines were left out", () => {
  const folder = mkdtempSync(join(tmpdir(), "corpora "));
  try {
    const folders = { whole: join(folder, "whole"), samples: join(folder, "samples") };
    mkdirSync(folders.samples);
    writeFileSync(join(folders.samples, "urls-web.txt"), "https://a/\nhttps://b/\n");
    const sample = readCorpus("urls-web.txt", folders);
    expect(sample.lines).toEqual(["https://a/", "https://b/"]);
    expect(sample.text).toBe("https://a/\nhttps://b/\n");
    expect(sample.leftOut).toMatch(/^48008 of 48010 lines of urls-web\.txt did not run\. "npm run tool -- corpora" /);

    mkdirSync(folders.whole);
    writeFileSync(join(folders.whole, "urls-web.txt"), "https://c/\n");
    expect(readCorpus("urls-web.txt", folders)).toEqual({
      text: "https://c/\n",
      lines: ["https://c/"],
      leftOut: undefined,
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("a sample has the requested number of lines in their order and the last line, and the seed decides the others", async () => {
  const { sampleOf } = await import(new URL("../src/make/sample.mjs", import.meta.url).href);
  const lines = Array.from({ length: 1000 }, (_, index) => String(index));
  const sample: string[] = sampleOf(lines, 100, 1);
  expect(sample).toHaveLength(100);
  expect(sample).toEqual(lines.filter((line) => sample.includes(line)));
  expect(sample.at(-1)).toBe("999");
  expect(sampleOf(lines, 100, 1)).toEqual(sample);
  expect(sampleOf(lines, 100, 2)).not.toEqual(sample);
  expect(sampleOf(lines.slice(0, 3), 100, 1)).toEqual(["0", "1", "2"]);
});

test("npm run tool -- corpora explains itself, and rejects an option that it does not have", () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [COMMAND, ...args], { encoding: "utf8", timeout: 60_000 });
  expect(run("--help").stdout).toContain("npm run tool -- corpora [--sample] [--to <folder>]");
  const { status, stderr } = run("--samples");
  expect(status).toBe(2);
  expect(stderr).toContain("--samples");
});
