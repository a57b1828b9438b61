import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { loadCorpora } from "../src/corpora.ts";
import { generateFiles, generateWeb } from "../src/generate.ts";
import { between, seeded, word } from "../src/random.ts";
import { flat, sliced, spread } from "../src/strings.ts";

describe("the generator", () => {
  test("xorshift32 from 1 begins with Marsaglia's 270369", () => {
    expect(seeded(1)() * 2 ** 32).toBe(270369);
  });

  test("numbers and words are within their bounds, and reach them", () => {
    const random = seeded(5);
    const numbers = new Set(Array.from({ length: 200 }, () => between(random, 2, 4)));
    expect([...numbers].sort()).toEqual([2, 3, 4]);
    expect(Array.from({ length: 200 }, () => word(random, 2, 4)).every((text) => /^[a-z]{2,4}$/.test(text))).toBe(true);
  });

  test("returns the same URLs for the same seed, and others for another one", () => {
    expect(generateWeb(50)).toEqual(generateWeb(50));
    expect(generateFiles(50)).toEqual(generateFiles(50));
    expect(generateWeb(50, 8)).not.toEqual(generateWeb(50));
  });

  test("returns URLs of the documented kinds and average length", () => {
    const web = generateWeb(4000);
    const files = generateFiles(4000);
    expect([...web, ...files].filter((text) => !URL.canParse(text))).toEqual([]);
    expect(web.every((text) => text.startsWith("https://"))).toBe(true);
    expect(files.every((text) => text.startsWith("file://"))).toBe(true);
    const average = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.length, 0) / texts.length;
    expect(Math.abs(average(web) - 45)).toBeLessThan(4);
    expect(Math.abs(average(files) - 58)).toBeLessThan(6);
    const part = (pattern: RegExp) => web.filter((text) => pattern.test(text)).length / web.length;
    expect(Math.abs(part(/\?/) - 0.05)).toBeLessThan(0.02);
    expect(Math.abs(part(/\/(\?|#|$)/) - 0.37)).toBeLessThan(0.04);
  });
});

describe("the corpora", () => {
  test("read line by line from the folder that the environment names", () => {
    const folder = mkdtempSync(join(tmpdir(), "corpora-"));
    try {
      writeFileSync(join(folder, "urls-web.txt"), "https://a/\nhttps://b/\n");
      writeFileSync(join(folder, "urls-files.txt"), "file://c\n");
      const { web, files, source } = loadCorpora({ CORPORA_DIR: folder });
      expect({ web, files }).toEqual({ web: ["https://a/", "https://b/"], files: ["file://c"] });
      expect(source).toContain("urls-web.txt");
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test("generated if the folder does not exist, and described as such", () => {
    const { web, files, source } = loadCorpora({ CORPORA_DIR: join(tmpdir(), "no-such-folder") });
    expect([web.length, files.length]).toEqual([40_000, 40_000]);
    expect(source).toContain("made-up");
  });
});

describe("strings", () => {
  test("flat and sliced strings have the same text", () => {
    const texts = ["https://example.com/", "\u65e5\u672c", ""];
    expect(flat(texts)).toEqual(texts);
    expect(sliced(texts)).toEqual(texts);
  });

  test("a sample is spread over the whole list; a short list is returned whole", () => {
    const numbers = Array.from({ length: 10 }, (_, index) => index);
    expect(spread(numbers, 5)).toEqual([0, 2, 4, 6, 8]);
    expect(spread(numbers, 3)).toEqual([0, 3, 6]);
    expect(spread(numbers, 20)).toEqual(numbers);
  });
});
