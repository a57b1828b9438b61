import * as idna from "@url/idna";
import { describeMissing, type HostRow, isMissing, readWPT } from "@url/tooling-conformance/wpt";
import * as tr46 from "tr46";
import { beforeAll, describe, expect, test } from "vitest";
import { encodePunycode } from "../../../../packages/idna/src/punycode.ts";
import { makeDomains, makePools, type Properties, readProperties, readStatuses } from "../../src/unicode/index.ts";
import { followsContextJ } from "./context-j.ts";

const LENIENT = {
  checkBidi: true,
  checkHyphens: false,
  checkJoiners: true,
  ignoreInvalidPunycode: false,
  transitionalProcessing: false,
  useSTD3ASCIIRules: false,
};
const STRICT = { ...LENIENT, checkHyphens: true, useSTD3ASCIIRules: true, verifyDNSLength: true };

/** IDNA_DOMAINS=500000 for the long run. */
const COUNT = Number(process.env.IDNA_DOMAINS ?? 50_000);

let properties: Properties;
beforeAll(async () => {
  properties = await readProperties();
});

function toASCII(domain: string, options?: idna.IDNAOptions): string | null {
  const result = idna.toASCII(domain, options);
  return result.ok ? result.value : null;
}

function toUnicode(domain: string): string | null {
  const result = idna.toUnicode(domain);
  return result.ok ? result.value : null;
}

/** Where the two differ on one domain: the function's name, their answers; or null. */
function compare(domain: string): string | null {
  const decoded = tr46.toUnicode(domain, LENIENT);
  const pairs = [
    ["toASCII", toASCII(domain), tr46.toASCII(domain, LENIENT)],
    ["strict", toASCII(domain, { strict: true }), tr46.toASCII(domain, STRICT)],
    ["toUnicode", toUnicode(domain), decoded.error ? null : decoded.domain],
  ] as const;
  const [name, ours, theirs] = pairs.find(([, ours, theirs]) => ours !== theirs) ?? [];
  return name === undefined ? null : `${name} ${JSON.stringify(domain)}: ${ours}, tr46: ${theirs}`;
}

/**
 * The differences that are tr46's, each by what is wrong there; null for one that is not.
 * - Its ContextJ check does not go on from a U+200C that a virama justifies.
 * - It normalizes with the engine, which may be older than Unicode 18.
 */
function excuse(domain: string): "contextJ" | "older engine" | null {
  const { domain: decoded } = tr46.toUnicode(domain, LENIENT);
  if (toASCII(domain) === null && decoded.split(".").some((label) => !followsContextJ(label, properties))) {
    return "contextJ";
  }
  const unknown = Array.from(decoded).some(
    (ch) => /\p{Cn}/u.test(ch) && properties.combining[ch.codePointAt(0) as number] !== 0,
  );
  return unknown ? "older engine" : null;
}

describe.each(["IdnaTestV2.json", "IdnaTestV2-removed.json", "toascii.json"] as const)("%s", (file) => {
  const rows = readWPT(file);
  if (isMissing(rows)) {
    describeMissing(file, rows);
    return;
  }
  test("returns what tr46 does", () => {
    const inputs = (rows as readonly HostRow[]).map(({ input }) => input);
    expect(inputs.map(compare).filter((difference) => difference !== null)).toEqual([]);
  });
});

test(`${COUNT} generated domains: returns what tr46 does, except for its known errors`, () => {
  const { next } = makeDomains(18, makePools(readStatuses(), properties), (label) => encodePunycode(label) as string);
  const unexcused: string[] = [];
  const excused = { contextJ: 0, "older engine": 0 };
  let accepted = 0;
  for (let i = 0; i < COUNT; i++) {
    const domain = next();
    if (toASCII(domain) !== null) accepted++;
    const difference = compare(domain);
    if (difference === null) continue;
    const reason = excuse(domain);
    if (reason === null) unexcused.push(difference);
    else excused[reason]++;
  }
  expect(unexcused).toEqual([]);
  // The comparison is worth something only while a good part of the domains is valid, and excuses are rare.
  expect(accepted / COUNT).toBeGreaterThan(0.1);
  expect((excused.contextJ + excused["older engine"]) / COUNT).toBeLessThan(0.01);
  if (process.env.IDNA_DOMAINS !== undefined) console.info({ count: COUNT, accepted, ...excused });
});

test("tr46's error: accepts a U+200C after one that a virama justifies", () => {
  const label = "\u0628\u094d\u200c\u0628\u200c\u05d0";
  expect(followsContextJ(label, properties)).toBe(false);
  expect(toASCII(label)).toBeNull();
  // When this fails, tr46 is mended, and the excuse can go.
  expect(tr46.toASCII(label, LENIENT)).not.toBeNull();
});

test("tr46's error: accepts surrogates from Punycode that make a pair", () => {
  // U+D83D and U+DE00 as two code points; RFC 3492 has no such thing, and the label is that of no text.
  expect(toASCII("xn--8c9bk9h")).toBeNull();
  expect(tr46.toASCII("xn--8c9bk9h", LENIENT)).toBe("xn--e28h");
});
