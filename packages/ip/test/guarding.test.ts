import { parseIPv4 } from "@url/ipv4";
import { orThrow } from "@url/result";
import { describe, expect, test } from "vitest";
import { map, parseAddress, toBytes } from "../src/index.ts";
import { contains, overlaps, parsePrefix, prefixMatcher } from "../src/prefix/index.ts";
import { scanIPv4 } from "../src/scan.ts";
import {
  addressRangesOf,
  complement,
  containsPrefix,
  has,
  hasBatch,
  type IPSet,
  makeSet,
  overlapsPrefix,
  prefixesOf,
} from "../src/set/index.ts";
import { readItem } from "../src/set/read-item.ts";
import { lookup, makeTable, match } from "../src/table/index.ts";
import { makeRandom } from "./random.ts";
import { ok } from "./results.ts";

// Law 9: what cannot be read never means "allowed". An IPv4-mapped address is its IPv4 address, and only that.

const random = makeRandom(20261122);
const MAPPED = "::ffff:0:0/96";

describe("one rule for every function that answers about an address", () => {
  test.each([
    ["10.0.0.0/8", "::ffff:10.1.2.3", true],
    ["10.0.0.0/8", "::FFFF:0A01:0203", true],
    ["10.0.0.0/8", "0:0:0:0:0:ffff:a01:203", true],
    ["10.0.0.0/8", "::ffff:11.1.2.3", false],
    // Compatible, translated and NAT64 addresses are addresses of their own.
    ["10.0.0.0/8", "::10.1.2.3", false],
    ["10.0.0.0/8", "::ffff:0:10.1.2.3", false],
    ["10.0.0.0/8", "64:ff9b::10.1.2.3", false],
    ["::ffff:10.0.0.0/104", "10.1.2.3", true],
    ["::ffff:10.0.0.0/104", "::ffff:10.1.2.3", true],
    [MAPPED, "203.0.113.1", true],
    [MAPPED, "::ffff:203.0.113.1", true],
    [MAPPED, "::fffe:ffff:ffff", false],
    ["::/0", "::ffff:10.1.2.3", false],
    ["::/0", "10.1.2.3", false],
    ["::/0", "::fffe:ffff:ffff", true],
    ["::/0", "::1:0:0:0", true],
    ["::/80", "::ffff:10.1.2.3", false],
    ["::fffe:0:0/95", "::ffff:10.1.2.3", false],
    ["::fffe:0:0/95", "::fffe:a01:203", true],
    ["::fffe:0:0/96", "::ffff:10.1.2.3", false],
  ])("%s and %s: %j", (prefix, address, answer) => {
    expect(contains(prefix, address)).toBe(answer);
    expect(overlaps(prefix, address)).toBe(answer);
    expect(prefixMatcher(prefix)(address)).toBe(answer);
    expect(prefixMatcher(prefix)(orThrow(toBytes(address)))).toBe(answer);
    expect(has(of(prefix), address)).toBe(answer);
    expect(has(complement(of(prefix)), address)).toBe(!answer);
    expect(containsPrefix(of(prefix), address)).toBe(answer);
    expect(overlapsPrefix(of(prefix), address)).toBe(answer);
    expect(lookup(orThrow(makeTable([[prefix, true]])), address) ?? false).toBe(answer);
    expect(match(orThrow(makeTable([[prefix, true]])), address) !== undefined).toBe(answer);
  });

  test("random prefixes and addresses near them: all of these functions agree, and the complement does not", () => {
    let inside = 0;
    for (let round = 0; round < 1500; round++) {
      const prefix = randomPrefix();
      const address = random.spelled(randomAddressNear(prefix));
      const answer = contains(prefix, address);
      const set = of(prefix);
      inside += Number(answer);
      expect([prefix, address, has(set, address)]).toEqual([prefix, address, answer]);
      expect(has(complement(set), address)).toBe(!answer);
      expect(prefixMatcher(prefix)(address)).toBe(answer);
      expect(lookup(orThrow(makeTable([[prefix, 1]])), address)).toBe(answer ? 1 : undefined);
      const bytes = orThrow(toBytes(address));
      expect(has(set, bytes)).toBe(answer);
      expect(hasBatch(set, bytes.length === 4 ? 4 : 6, bytes)[0]).toBe(Number(answer));
      // The mapped form of an IPv4 address is the same address.
      expect(has(set, orThrow(map(address)))).toBe(answer);
    }
    expect(inside).toBeGreaterThan(300);
  });

  test("the prefixes and the ranges of a set, read again, are the same set", () => {
    for (let round = 0; round < 500; round++) {
      const set = of(...Array.from({ length: random.below(6) }, randomPrefix));
      for (const some of [set, complement(set)]) {
        expect(of(...prefixesOf(some))).toEqual(some);
        expect(of(...Array.from(addressRangesOf(some), ([first, last]) => `${first}-${last}`))).toEqual(some);
      }
      expect(complement(complement(set))).toEqual(set);
    }
  });
});

describe("an answer about what is not an address", () => {
  const texts = [
    "",
    " ",
    "x",
    "10.0.0",
    "010.0.0.1",
    "10.0.0.1 ",
    " 10.0.0.1",
    "10.0.0.1/32",
    "0x0a000001",
    "167772161",
  ];
  const zones = ["fe80::1%eth0", "::1%0", "::ffff:10.0.0.1%1", "10.0.0.1%eth0", "fe80::1%25eth0"];
  const odd = [
    "[::1]",
    "::1]",
    "::ffff:10.0.0.256",
    "::ffff:010.0.0.1",
    "1::2::3",
    "١٠.0.0.1",
    "10。0.0.1",
    "10.0.0.1\0",
  ];

  test.each([...texts, ...zones, ...odd])("%j throws, whatever the set, the prefix or the table is", (text) => {
    const everything = of("0.0.0.0/0", "::/0");
    for (const set of [everything, of()]) {
      expect(() => has(set, text)).toThrow(TypeError);
    }
    const table = orThrow(
      makeTable([
        ["0.0.0.0/0", 1],
        ["::/0", 2],
      ]),
    );
    if (text !== "10.0.0.1/32") {
      expect(() => contains("0.0.0.0/0", text)).toThrow(TypeError);
      expect(() => containsPrefix(everything, text)).toThrow(TypeError);
    }
    expect(() => prefixMatcher("::/0")(text)).toThrow(TypeError);
    expect(() => lookup(table, text)).toThrow(TypeError);
    expect(() => match(table, text)).toThrow(TypeError);
  });

  test.each(["10.0.0.0/8 ", " 10.0.0.0/8", "10.0.0", "10.0.0.1/8", "10/8", "10.0.0.0/08", "10.0.0.0/", "/8", "::/0%1"])(
    "%j is not a rule: it throws, or no set is made",
    (rule) => {
      expect(() => contains(rule, "10.1.2.3")).toThrow(TypeError);
      expect(() => prefixMatcher(rule)).toThrow(TypeError);
      expect(makeTable([[rule, 1]])).toMatchObject({ ok: false });
      expect(makeSet([rule])).toMatchObject({ ok: false });
    },
  );
});

describe("the quick readers accept what the explaining ones accept", () => {
  const ALPHABET = "0123456789./-: 52afx%";
  const bits = (): string => {
    const text = random.below(2) === 0 ? randomPrefix() : random.address(random.below(2) === 0 ? 4 : 6);
    const characters = [
      ...random.spelled(text.split("/")[0]!),
      ...(text.includes("/") ? `/${text.split("/")[1]}` : ""),
    ];
    for (let change = random.below(3); change > 0; change--) {
      const at = random.below(characters.length + 1);
      characters.splice(at, random.below(2), ALPHABET[random.below(ALPHABET.length)]!);
    }
    return characters.join("");
  };

  const into = new Uint32Array(1);
  const scan = (text: string, start: number, end: number): number => (scanIPv4(text, start, end, into) ? into[0]! : -1);

  test("scanIPv4 is parseIPv4 without errors, in any range of a text", () => {
    let accepted = 0;
    for (let round = 0; round < 5_000; round++) {
      const text = bits();
      const parsed = parseIPv4(text);
      const expected = parsed.ok ? parsed.value : -1;
      accepted += Number(parsed.ok);
      expect([text, scan(text, 0, text.length)]).toEqual([text, expected]);
      expect(scan(`1${text}.9/24`, 1, text.length + 1)).toBe(expected);
    }
    expect(accepted).toBeGreaterThan(300);
  });

  test("makeSet accepts a prefix if parsePrefix does, and an address if parseAddress does", () => {
    const accepted = [0, 0];
    for (let round = 0; round < 5_000; round++) {
      const text = bits();
      if (text.includes("-")) continue;
      for (const hostBits of ["error", "mask"] as const) {
        const parsed = text.includes("/") ? parsePrefix(text, { hostBits }) : parseAddress(text);
        accepted[Number(text.includes("/"))]! += Number(parsed.ok);
        expect([text, readItem(text, hostBits === "mask") !== 0]).toEqual([text, parsed.ok]);
        if (!parsed.ok) {
          const { code, start, end } = parsed.error;
          expect(makeSet([text], { hostBits })).toEqual({ ok: false, error: { code, start, end, index: 0 } });
        } else {
          expect(makeSet([text], { hostBits })).toEqual(makeSet([parsed.value]));
        }
      }
    }
    expect(Math.min(...accepted)).toBeGreaterThan(300);
  });
});

test("a range has ends of one family, and a mapped end is IPv4", () => {
  expect(makeSet(["::ffff:10.0.0.0-10.0.0.9"])).toEqual(makeSet(["10.0.0.0-10.0.0.9"]));
  expect(makeSet(["::1-::ffff:10.0.0.9"])).toEqual({
    ok: false,
    error: { code: "range-of-two-families", start: 4, end: 19, index: 0 },
  });
  expect(makeSet(["10.0.0.0 - 10.0.0.9"])).toEqual(makeSet(["10.0.0.0-10.0.0.9"]));
  expect(makeSet(["10.0.0.9 - 10.0.0.0"])).toMatchObject({ error: { code: "range-reversed", start: 11, end: 19 } });
  expect(makeSet(["10.0.0.9 -  10.0.0.00"])).toMatchObject({ error: { start: 19, end: 21 } });
});

test("the option hostBits applies to sets and tables", () => {
  expect(makeSet(["10.1.2.3/8", "2001:db8::1/32"], { hostBits: "mask" })).toEqual(
    makeSet(["10.0.0.0/8", "2001:db8::/32"]),
  );
  expect(makeSet(["::ffff:10.1.2.3/104"], { hostBits: "mask" })).toEqual(makeSet(["10.0.0.0/8"]));
  expect(makeSet(["::ffff:10.1.2.3/90"], { hostBits: "mask" })).toEqual(makeSet(["::ffc0:0:0/90"]));
  expect(parsePrefix("::ffff:10.1.2.3/90", { hostBits: "mask" })).toEqual(ok("::ffc0:0:0/90"));
  const table = orThrow(makeTable([["10.1.2.3/255.0.0.0", 1]], { hostBits: "mask" }));
  expect(match(table, "10.9.9.9")).toEqual({ prefix: "10.0.0.0/8", value: 1 });
});

/** Often around the block of IPv4-mapped addresses. */
function randomPrefix(): string {
  switch (random.below(4)) {
    case 0:
      return random.prefix(4);
    case 1:
      return random.prefix(6);
    default: {
      const length = 60 + random.below(69);
      const address = `::${["fffe", "ffff", "0", "1:0"][random.below(4)]}:${random.below(2) * 0xffff}:${random.below(3)}`;
      const hex = address.replace("65535", "ffff");
      return orThrow(parsePrefix(`${hex}/${length}`, { hostBits: "mask" }));
    }
  }
}

function randomAddressNear(prefix: string): string {
  if (random.below(5) === 0) return random.address(random.below(2) === 0 ? 4 : 6);
  const ends = [...addressRangesOf(complement(of(prefix)))].flat();
  const inside = [...addressRangesOf(of(prefix))].flat();
  return [...ends, ...inside, ...inside][random.below(ends.length + inside.length * 2)]!;
}

function of(...items: string[]): IPSet {
  return orThrow(makeSet(items));
}
