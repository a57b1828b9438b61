import { describeMissing, type HostRow, isMissing, readWPT } from "@url/tooling-conformance/wpt";
import { beforeAll, describe, expect, test } from "vitest";
import { simpleToASCII } from "../../../../packages/idna/src/fast/index.ts";
import { encodePunycode } from "../../../../packages/idna/src/punycode.ts";
import type { Found } from "../../../../packages/idna/src/record.ts";
import { encode } from "../../../../packages/idna/src/to-ascii.ts";
import { makeDomains, makePools, type Properties, readProperties, readStatuses } from "../../src/unicode/index.ts";

// The law of the accelerator of @url/idna: what it returns, the full engine returns. What the full engine returns is
// compared with tr46 in against-tr46.test.ts.

let properties: Properties;
beforeAll(async () => {
  properties = await readProperties();
});

function fullToASCII(domain: string): string | null {
  const found: Found = { domain, limit: 1, errors: [] };
  const ascii = encode(found, false);
  return found.errors.length === 0 ? ascii : null;
}

/** What is accepted and comes out otherwise than from the full engine; and how many are accepted. */
function check(domains: Iterable<string>): { wrong: string[]; accepted: number } {
  const wrong: string[] = [];
  let accepted = 0;
  for (const domain of domains) {
    const ascii = simpleToASCII(domain);
    if (ascii === undefined) continue;
    accepted++;
    if (ascii !== fullToASCII(domain)) wrong.push(`${JSON.stringify(domain)}: ${ascii}, ${fullToASCII(domain)}`);
  }
  return { wrong, accepted };
}

/** `npm test` tries a part of the inputs: see docs/testing.md. */
const FACTOR = Math.min(1, Number(process.env.PROPERTY_RUNS ?? 1));

/** All of the BMP, and some of the others. In `npm test`, every thirteenth: another one for each `first`. */
function* eachCodePoint(first = 0): Iterable<string> {
  const step = FACTOR < 1 ? 13 : 1;
  for (let c = FACTOR < 1 ? first : 0; c < 0x110000; c += c < 0x10000 ? step : 97) yield String.fromCodePoint(c);
}

// A letter, a consonant and a syllable of Hangul, a vowel sign that composes, digits and letters of both directions.
const BEFORE = ["", "e", "\u1100", "\uac00", "\u0995\u09c7", "\u0627", "\u05d0", "1", "xn-", "ä.", "-", "q\u0323", "ß"];
test.each(BEFORE)("code points after %j", (before) => {
  function* domains(): Iterable<string> {
    for (const ch of eachCodePoint(BEFORE.indexOf(before))) yield `${before}${ch}`;
  }
  const { wrong, accepted } = check(domains());
  expect(wrong).toEqual([]);
  expect(accepted).toBeGreaterThan(FACTOR < 1 ? 100 : 1000);
});

test("code points before a letter of another direction", () => {
  function* domains(): Iterable<string> {
    for (const ch of eachCodePoint()) yield* [`${ch}\u05d0`, `a.${ch}é`, `\u0627.${ch}a`];
  }
  expect(check(domains()).wrong).toEqual([]);
});

describe.each(["IdnaTestV2.json", "IdnaTestV2-removed.json", "toascii.json"] as const)("%s", (file) => {
  const rows = readWPT(file);
  if (isMissing(rows)) {
    describeMissing(file, rows);
    return;
  }
  test("the rows", () => {
    expect(check((rows as readonly HostRow[]).map(({ input }) => input)).wrong).toEqual([]);
  });
});

test("generated domains", () => {
  const { next } = makeDomains(17, makePools(readStatuses(), properties), (label) => encodePunycode(label) as string);
  const { wrong, accepted } = check(Array.from({ length: Number(process.env.IDNA_DOMAINS ?? 50_000) }, next));
  expect(wrong).toEqual([]);
  expect(accepted).toBeGreaterThan(0);
});

test("mixtures of what is simple and what is nearly so", () => {
  const pieces = Array.from("aZz09-_!.。．ßÅΑςжЙ日本語ゝ゛ー・가각한ﾊﾟ１Ａ½ŀʼnﬁαά");
  pieces.push(
    ..."\u0301\u030a\u0327\u0483\u3099\u309a\u1161\u11a8\u094d\u093c\u0e39\u0e48\u064b\u0651\u200c\u00ad\u2126\u212b\u05d0\u0627\u0660\u06f1\u0345",
  );
  pieces.push("xn--", "XN--", "ｘｎ－－", "a".repeat(61), "日".repeat(20));
  let state = 21;
  const below = (n: number): number => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % n;
  };
  const domains = Array.from({ length: 200_000 * FACTOR }, () =>
    Array.from({ length: 1 + below(8) }, () => pieces[below(pieces.length)]).join(""),
  );
  const { wrong, accepted } = check(domains);
  expect(wrong).toEqual([]);
  expect(accepted).toBeGreaterThan(20_000 * FACTOR);
});

test("accepts letters of every script with their marks, mapped letters, both directions, and an empty label", () => {
  const domains = [
    "bücher.example",
    "Ångström。example",
    "ΑΒΓ.gr",
    "例え.テスト",
    "हिन्दी.भारत",
    "ไทย.th",
    "مصر.example",
    "ａｂｃ..é",
  ];
  expect(domains.filter((domain) => simpleToASCII(domain) === undefined)).toEqual([]);
});

test("long domains", () => {
  const domains = ["é.", "日.", "É.", "ＡＢ。é.", "ไทย.", "ب.", "a.é."].map((labels) => `${labels.repeat(20_000)}ä`);
  const { wrong, accepted } = check(domains);
  expect(wrong).toEqual([]);
  expect(accepted).toBe(domains.length);
});

test("leaves the rest to the full engine", () => {
  const long = "é".repeat(64);
  const domains = [long, "xn--bcher-kva.é", "क्‍ष.com", "𐐀", "e\u0301", "\u0301e", "ﬁé", "a\xadé", "0a.א", "ب١1"];
  expect(domains.map(simpleToASCII).filter((ascii) => ascii !== undefined)).toEqual([]);
});
