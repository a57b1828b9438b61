import { orThrow } from "@url/result";
import { describe, expect, test } from "vitest";
import { fromBigInt, toBigInt } from "../src/index.ts";
import {
  addressRangesOf,
  complement,
  containsPrefix,
  count,
  difference,
  has,
  hasBatch,
  type IPSet,
  intersection,
  intersects,
  isEmpty,
  makeSet,
  overlapsPrefix,
  parseSet,
  prefixesOf,
  setEquals,
  union,
} from "../src/set/index.ts";
import { makeRandom } from "./random.ts";

const random = makeRandom(7);

describe("sets of more ranges than the builder holds at once", () => {
  // Compared with sorted pairs of bigints, merged one by one.
  test.each([
    ["IPv4", 4, 30_000, 12],
    ["IPv4, dense", 4, 30_000, 18],
    ["IPv6", 6, 12_000, 12],
    ["IPv6, dense", 6, 12_000, 21],
  ] as const)("%s: the ranges are those of a simple merge", (_, family, many, spanBits) => {
    const shift = family === 4 ? 0n : 90n;
    const end = (1n << (family === 4 ? 32n : 128n)) - 1n;
    const ranges = Array.from({ length: many }, (): [bigint, bigint] => {
      const first = BigInt(random.below(2 ** 32)) << shift;
      const last = first + (BigInt(random.below(2 ** spanBits)) << shift);
      return [first, last > end ? end : last];
    });
    const text = (value: bigint): string => orThrow(fromBigInt(value, family));
    const set = orThrow(makeSet(ranges.map(([first, last]) => `${text(first)}-${text(last)}`)));
    const merged: [bigint, bigint][] = [];
    for (const [first, last] of ranges.sort((a, b) => (a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0))) {
      const open = merged[merged.length - 1];
      const touches = open !== undefined && first <= open[1] + 1n;
      if (!touches) merged.push([first, last]);
      else if (last > open[1]) open[1] = last;
    }
    expect(merged.length).toBeGreaterThan(500);
    expect(merged.length).toBeLessThan(many);
    expect(Array.from(addressRangesOf(set), (ends) => ends.map((end) => orThrow(toBigInt(end))))).toEqual(merged);
    expect(count(set)).toBe(merged.reduce((sum, [first, last]) => sum + last - first + 1n, 0n));
  });

  test("a list in order, a list in reverse and one with each prefix twice make the same set", () => {
    const prefixes = Array.from(
      { length: 40_000 },
      (_, n) => `${10 + (n >> 15)}.${(n >> 7) & 255}.${(n & 127) * 2}.0/24`,
    );
    const set = orThrow(makeSet(prefixes));
    expect(orThrow(makeSet([...prefixes].reverse()))).toEqual(set);
    expect(orThrow(makeSet([...prefixes, ...prefixes]))).toEqual(set);
    expect(orThrow(parseSet(prefixes.join("\n")))).toEqual(set);
    expect([...prefixesOf(set)]).toEqual(prefixes);
  });
});

describe("complement", () => {
  const all = of("0.0.0.0/0", "::/0");

  test("of nothing is everything, of everything nothing", () => {
    expect(complement(of())).toEqual(all);
    expect(complement(all)).toEqual(of());
    expect([...prefixesOf(complement(of("0.0.0.0/1", "8000::/1")))]).toEqual(["128.0.0.0/1", "::/1"]);
    expect([...addressRangesOf(complement(of("255.255.255.255", "::")))]).toEqual([
      ["0.0.0.0", "255.255.255.254"],
      ["::1", "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
    ]);
  });

  test("is the difference to everything, and obeys De Morgan's laws", () => {
    for (let round = 0; round < 200; round++) {
      const [a, b] = [randomSet(), randomSet()];
      expect(complement(a)).toEqual(difference(all, a));
      expect(complement(union(a, b))).toEqual(intersection(complement(a), complement(b)));
      expect(complement(intersection(a, b))).toEqual(union(complement(a), complement(b)));
      expect(intersects(a, b)).toBe(!isEmpty(intersection(a, b)));
      expect(intersects(a, complement(a))).toBe(false);
      expect(count(a) + count(complement(a))).toBe(2n ** 128n);
    }
  });
});

test("count counts an IPv4-mapped address as its IPv4 address", () => {
  expect(count(of())).toBe(0n);
  expect(count(of("10.0.0.0/8", "::1"))).toBe(2n ** 24n + 1n);
  expect(count(of("0.0.0.0/0"))).toBe(2n ** 32n);
  expect(count(of("::ffff:0:0/96"))).toBe(2n ** 32n);
  expect(count(of("::/0"))).toBe(2n ** 128n - 2n ** 32n);
  expect(count(of("::/0", "0.0.0.0/0"))).toBe(2n ** 128n);
  expect(count(of("::fffe:0:0/95"))).toBe(2n ** 32n);
  expect(count(of("::fffe:0:0/96"))).toBe(2n ** 32n);
});

test("a prefix that ends where the IPv4-mapped block begins, or with it, is listed without it", () => {
  expect([...addressRangesOf(of("::fffe:0:0/96"))]).toEqual([["::fffe:0:0", "::fffe:ffff:ffff"]]);
  expect([...addressRangesOf(of("::fffe:0:0/95"))]).toEqual([["::fffe:0:0", "::fffe:ffff:ffff"]]);
  expect(of("::fffe:0:0/96")).toEqual(of("::fffe:0:0/95"));
  expect([...prefixesOf(of("::/80"))]).toEqual(["::/80"]);
  expect([...prefixesOf(of("::/0"))]).toEqual(["::/0"]);
  expect([...prefixesOf(of("::fffe:ffff:ffff"))]).toEqual(["::fffe:ffff:ffff/128"]);
  expect([...prefixesOf(of("::1:0:0:0/80"))]).toEqual(["::1:0:0:0/80"]);
});

test("containsPrefix and overlapsPrefix agree with intersection and difference", () => {
  const seen = [0, 0, 0];
  for (let round = 0; round < 2000; round++) {
    const set = randomSet();
    const prefix = random.below(2) === 0 ? random.prefix(4, 3) : [...prefixesOf(set)][0];
    if (prefix === undefined) continue;
    const [inside, some] = [containsPrefix(set, prefix), overlapsPrefix(set, prefix)];
    expect([prefix, inside]).toEqual([prefix, isEmpty(difference(of(prefix), set))]);
    expect([prefix, some]).toEqual([prefix, !isEmpty(intersection(of(prefix), set))]);
    seen[Number(inside) + Number(some)]!++;
  }
  expect(Math.min(...seen)).toBeGreaterThan(10);
  expect(containsPrefix(of("10.0.0.0/9", "10.128.0.0/9"), "10.0.0.0/8")).toBe(true);
  expect(containsPrefix(of("0.0.0.0/0", "::/0"), "::/0")).toBe(true);
  expect(overlapsPrefix(of("10.0.0.7"), "10.0.0.0/29")).toBe(true);
});

test("setEquals and isEmpty", () => {
  expect(setEquals(of("10.0.0.0/9", "10.128.0.0/9"), of("10.0.0.0/8"))).toBe(true);
  expect(setEquals(of("10.0.0.0/8"), of("10.0.0.0/9"))).toBe(false);
  expect(setEquals(of("10.0.0.0/8"), of("10.0.0.0/8", "::1"))).toBe(false);
  expect([isEmpty(of()), isEmpty(of("::1")), isEmpty(of("0.0.0.0"))]).toEqual([true, false, false]);
});

test("hasBatch answers for each address what has does", () => {
  const set = of("10.0.0.0/8", "2001:db8::/32");
  const ipv4 = Uint8Array.of(10, 0, 0, 1, 9, 0, 0, 1, 255, 255, 255, 255, 10, 255, 255, 255);
  expect([...hasBatch(set, 4, ipv4)]).toEqual([1, 0, 0, 1]);
  const ipv6 = new Uint8Array(48);
  ipv6.set([0x20, 0x01, 0x0d, 0xb8], 0);
  ipv6.set([0xff, 0xff, 10, 0, 0, 1], 26);
  ipv6.set([0x20, 0x01, 0x0d, 0xb9], 32);
  expect([...hasBatch(set, 6, ipv6)]).toEqual([1, 1, 0]);
  expect([...hasBatch(set, 6, new Uint8Array(0))]).toEqual([]);
  expect(() => hasBatch(set, 6, ipv4.subarray(0, 12))).toThrow(
    new RangeError("hasBatch: bytes must have a multiple of 16 elements, but has 12."),
  );
  expect(() => hasBatch(set, 5 as never, ipv4)).toThrow(new RangeError("hasBatch: family must be 4 or 6, not 5."));
  for (let round = 0; round < 100; round++) expect(has(set, ipv4.subarray(0, 4))).toBe(true);
});

test("hasBatch answers the same for many addresses in a large set, with its index", () => {
  const set = orThrow(makeSet(Array.from({ length: 9000 }, () => random.prefix(4, 12))));
  const bytes = Uint8Array.from({ length: 4 * 40_000 }, () => random.below(256));
  const ends = [0, 0, 0, 0, 255, 255, 255, 255];
  bytes.set(ends);
  const found = hasBatch(set, 4, bytes);
  const expected = Array.from(found, (_, index) => Number(has(set, bytes.subarray(index * 4, index * 4 + 4))));
  expect([...found]).toEqual(expected);
  expect(set.ipv4.length).toBeGreaterThan(0x1000);
  expect(new Set(expected).size).toBe(2);
});

function randomSet(): IPSet {
  const items = Array.from({ length: random.below(5) }, () => random.prefix(random.below(2) === 0 ? 4 : 6));
  return of(...items);
}

function of(...items: string[]): IPSet {
  return orThrow(makeSet(items));
}
