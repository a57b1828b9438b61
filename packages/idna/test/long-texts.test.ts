// Not "punycode", which is the module of Node with that name.
import punycode from "punycode/punycode.js";
import { expect, test } from "vitest";
import * as idna from "../src/index.ts";
import { mapDomain } from "../src/map.ts";
import { toNFC } from "../src/normalize.ts";
import { decodePunycode, encodePunycode } from "../src/punycode.ts";
import { valueOrNull } from "./value.ts";

const toASCII = (domain: string): string | null => valueOrNull(idna.toASCII(domain));
const toUnicode = (domain: string): string | null => valueOrNull(idna.toUnicode(domain));

// Long texts are worked on in parts: normal form by our own algorithm if many marks follow one another.
mapDomain("\u00e9"); // decodes the tables

test("toNFC: returns what the engine returns, wherever it cuts a long text", () => {
  const tricky = [
    "e\u0301\u0323\u0301",
    "\u1112\u1161\u11ab\u1112\u1161\u11ab",
    "\u0915\u093c\u0bc6\u0bbe\u0bc6\u0bd7",
    "\u{1109b}\u{110ba}\u{11131}\u{11127}",
    "\uac00\u11a8\uac00\u11a8",
    "\u{1f600}\u0301a\u0327\u0301",
  ];
  for (const trick of tricky) {
    for (let length = 500; length < 514; length++) {
      const text = `${"\u65e5".repeat(length)}${trick}${"\u00e9".repeat(600)}`;
      expect(toNFC(text) === text.normalize("NFC"), `${JSON.stringify(trick)} behind ${length}`).toBe(true);
      expect(toNFC(trick.repeat(length)) === trick.repeat(length).normalize("NFC")).toBe(true);
    }
  }
});

test("toNFC: sorts thousands of consecutive marks", () => {
  for (const run of [
    "\u0301\u0323".repeat(3000),
    "\u0315\u0301\u0300\u0323\u0327".repeat(1500),
    "\u1161".repeat(5000),
  ]) {
    expect(toNFC(`e${run}`) === `e${run}`.normalize("NFC")).toBe(true);
    expect(toNFC(`${"e".repeat(600)}${run}a\u0301`) === `${"e".repeat(600)}${run}a\u0301`.normalize("NFC")).toBe(true);
  }
});

// Not the platform's `URL`: that of Node 26 rejects long domains.
test("encodes a long label as the punycode package does, and decodes it to the same label", () => {
  for (const label of [
    "\u65e5".repeat(5000),
    `a${"\u65e5\u672c\u8a9e".repeat(2000)}`,
    `${"a\u{1f600}".repeat(2500)}z`,
    `${"\u0434\u0430".repeat(2500)}\u{20000}`,
  ]) {
    const ascii = `xn--${punycode.encode(label)}`;
    expect(toASCII(label) === ascii).toBe(true);
    expect(toUnicode(ascii) === label).toBe(true);
    expect(decodePunycode(encodePunycode(label) as string) === label).toBe(true);
  }
});

test("converts a domain of 9,000 labels", () => {
  const domain = "\u00e9.b\u00fc.a.".repeat(3000);
  expect(toASCII(domain) === punycode.toASCII(domain)).toBe(true);
  expect(toUnicode(toASCII(domain) as string) === domain).toBe(true);
});
