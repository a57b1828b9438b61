import { describe, expect, test } from "vitest";
import { loadCorpora } from "../src/corpora.ts";
import { generateWeb } from "../src/generate.ts";
import { domain, hostOf, ipv6, oddIPv4 } from "../src/hosts.ts";
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
    expect(generateWeb(50, 8)).not.toEqual(generateWeb(50));
  });

  test("returns URLs of the documented kind and average length", () => {
    const web = generateWeb(4000);
    expect(web.filter((text) => !URL.canParse(text))).toEqual([]);
    expect(web.every((text) => text.startsWith("https://"))).toBe(true);
    const average = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.length, 0) / texts.length;
    expect(Math.abs(average(web) - 45)).toBeLessThan(4);
    const part = (pattern: RegExp) => web.filter((text) => pattern.test(text)).length / web.length;
    expect(Math.abs(part(/\?/) - 0.05)).toBeLessThan(0.02);
    expect(Math.abs(part(/\/(\?|#|$)/) - 0.37)).toBeLessThan(0.04);
  });
});

describe("the corpora", () => {
  test("have web addresses and file URLs, and name the lists they are from", () => {
    const { web, files, source } = loadCorpora();
    expect(web.length).toBeGreaterThanOrEqual(500);
    expect(files.length).toBeGreaterThanOrEqual(500);
    expect(web.every((text) => text.startsWith("https://"))).toBe(true);
    expect(files.every((text) => text.startsWith("file://"))).toBe(true);
    expect(source).toMatch(/^(500 and 500 lines of )?`urls-web\.txt` and `urls-files\.txt`(, because .+)?$/);
  });
});

describe("hosts", () => {
  const hosts = (make: Parameters<typeof hostOf>[0]) => Array.from({ length: 4000 }, (_, index) => hostOf(make, index));

  test("no two of 4,000 domains are equal, none is ASCII, and the engine takes all of them", () => {
    const domains = hosts(domain);
    expect(new Set(domains).size).toBe(4000);
    expect(domains.filter((text) => /^[\0-\x7f]*$/.test(text))).toEqual([]);
    expect(domains.filter((text) => !URL.canParse(`https://${text}/`))).toEqual([]);
  });

  test("addresses are distinct, and the engine writes all but few in another way", () => {
    for (const [make, format] of [
      [oddIPv4, (text: string) => text],
      [ipv6, (text: string) => `[${text}]`],
    ] as const) {
      const addresses = hosts(make).map(format);
      expect(new Set(addresses).size).toBeGreaterThan(3900);
      const changed = addresses.filter((text) => new URL(`https://${text}/`).host !== text);
      expect(changed.length).toBeGreaterThan(make === oddIPv4 ? 3999 : 1000);
    }
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
