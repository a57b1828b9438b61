import { orThrow } from "@url/result";
import { describe, expect, test } from "vitest";
import { toBytes } from "../src/index.ts";
import {
  addressRangesOf,
  difference,
  has,
  type IPSet,
  intersection,
  makeSet,
  parseSet,
  prefixesOf,
  serializeSet,
  union,
} from "../src/set/index.ts";
import { failed, ok } from "./results.ts";

const LAST = "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff";

test("makeSet takes prefixes, ranges and addresses of both families in any order", () => {
  const set = of("2001:db8::/32", "192.0.2.7", "10.0.0.0-10.0.0.9", "192.0.2.0/30");
  expect([...addressRangesOf(set)]).toEqual([
    ["10.0.0.0", "10.0.0.9"],
    ["192.0.2.0", "192.0.2.3"],
    ["192.0.2.7", "192.0.2.7"],
    ["2001:db8::", "2001:db8:ffff:ffff:ffff:ffff:ffff:ffff"],
  ]);
});

test("makeSet merges items that touch or overlap, up to the last address of a family", () => {
  expect([...prefixesOf(of("10.0.0.0/9", "10.128.0.0/9", "10.1.0.0/16"))]).toEqual(["10.0.0.0/8"]);
  expect([...prefixesOf(of("128.0.0.0/1", "0.0.0.0/1"))]).toEqual(["0.0.0.0/0"]);
  expect([...prefixesOf(of("8000::/1", "::/1", LAST))]).toEqual(["::/0"]);
  expect([...addressRangesOf(of("255.255.255.255", "255.255.255.254"))]).toEqual([
    ["255.255.255.254", "255.255.255.255"],
  ]);
  expect([...prefixesOf(of())]).toEqual([]);
});

test("equal sets have equal arrays and equal text, whatever they were made from", () => {
  const a = of("10.0.0.0/8", "2001:db8::/32");
  const b = of("2001:db8:8000::/33", "10.0.0.0-10.255.255.255", "2001:db8::/33");
  expect(a).toEqual(b);
  expect(serializeSet(a)).toBe("10.0.0.0/8\n2001:db8::/32\n");
  expect(serializeSet(b)).toBe(serializeSet(a));
  expect(parseSet(serializeSet(a))).toEqual(ok(a));
});

test.each([
  ["10.0.0.1/8", { code: "prefix-host-bits", start: 0, end: 8, index: 1 }],
  ["010.0.0.1", { code: "IPv4-non-decimal-part", start: 0, end: 3, index: 1 }],
  ["10.0.0.9-10.0.0.1", { code: "range-reversed", start: 9, end: 17, index: 1 }],
  ["10.0.0.0-::", { code: "range-of-two-families", start: 9, end: 11, index: 1 }],
  ["10.0.0.0-10.0.0.256", { code: "IPv4-out-of-range-part", start: 16, end: 19, index: 1 }],
  ["10.0.0-10.0.0.2", { code: "IPv4-too-few-parts", start: 0, end: 6, index: 1 }],
  ["", { code: "IPv4-empty-part", start: 0, end: 0, index: 1 }],
])("makeSet fails at %j: code, range and index", (item, error) => {
  expect(makeSet(["::1", item, "x"])).toEqual(failed(error));
});

test("parseSet: a CR belongs to the end of a line only before LF", () => {
  expect(parseSet("::1\r")).toEqual(failed({ code: "IPv6-invalid-code-point", start: 3, end: 4, index: 0 }));
  expect(parseSet("::1\r\r\n")).toEqual(failed({ code: "IPv6-invalid-code-point", start: 3, end: 4, index: 0 }));
  expect(parseSet("::1\r\n\r")).toEqual(failed({ code: "IPv4-non-numeric-part", start: 0, end: 1, index: 1 }));
});

test("parseSet ignores empty lines and CR, and an error has the number of its line", () => {
  expect(parseSet("\r\n192.0.2.1\r\n\r\n::1-::2\n")).toEqual(ok(of("192.0.2.1", "::1", "::2")));
  expect(parseSet("\n192.0.2.1\n\n192.0.2\n")).toEqual(
    failed({ code: "IPv4-too-few-parts", start: 0, end: 7, index: 3 }),
  );
});

describe("has", () => {
  const set = of("10.0.0.0/8", "255.255.255.255", "2001:db8::/32", LAST);

  test.each([
    ["9.255.255.255", false],
    ["10.0.0.0", true],
    ["10.255.255.255", true],
    ["11.0.0.0", false],
    ["255.255.255.254", false],
    ["255.255.255.255", true],
    ["2001:db7:ffff:ffff:ffff:ffff:ffff:ffff", false],
    ["2001:db8::", true],
    ["2001:DB8:0::FFFF", true],
    ["2001:db9::", false],
    ["ffff:ffff:ffff:ffff:ffff:ffff:ffff:fffe", false],
    [LAST, true],
  ])("%s: %j", (address, answer) => {
    expect(has(set, address)).toBe(answer);
  });

  test("takes the 4 or 16 bytes of an address", () => {
    expect(has(set, Uint8Array.of(10, 1, 2, 3))).toBe(true);
    expect(has(set, Uint8Array.of(9, 255, 255, 255))).toBe(false);
    expect(has(set, orThrow(toBytes("2001:db8::1")))).toBe(true);
    expect(has(set, orThrow(toBytes("2001:db9::")))).toBe(false);
    expect(has(set, orThrow(toBytes("::ffff:10.1.2.3")))).toBe(true);
    for (const bytes of [new Uint8Array(3), new Uint8Array(0), new Uint16Array(4), new Int8Array(4), [10, 0, 0, 1]]) {
      expect(() => has(set, bytes as never)).toThrow(/^has: address must be /);
    }
  });

  test("throws for text that is not an address, because neither answer would be true", () => {
    for (const set of [of("0.0.0.0/0", "::/0"), of()]) {
      for (const text of ["", "010.0.0.1", "10.0.0.0/8", "256.0.0.1", "fe80::1%1", "x"]) {
        expect(() => has(set, text)).toThrow(
          new TypeError(`has: address must be an IP address, not ${JSON.stringify(text)}.`),
        );
      }
    }
  });
});

describe("union, intersection, difference", () => {
  const a = of("10.0.0.0/8", "192.0.2.0-192.0.2.9", "2001:db8::/32");
  const b = of("10.128.0.0/9", "192.0.2.5-192.0.2.20", "::/0");

  test("in both families at once", () => {
    expect([...addressRangesOf(union(a, b))]).toEqual([
      ["10.0.0.0", "10.255.255.255"],
      ["192.0.2.0", "192.0.2.20"],
      ["::", LAST],
    ]);
    expect(intersection(a, b)).toEqual(of("10.128.0.0/9", "192.0.2.5-192.0.2.9", "2001:db8::/32"));
    expect(difference(a, b)).toEqual(of("10.0.0.0/9", "192.0.2.0-192.0.2.4"));
    expect(difference(b, a)).toEqual(
      of("192.0.2.10-192.0.2.20", "::-2001:db7:ffff:ffff:ffff:ffff:ffff:ffff", `2001:db9::-${LAST}`),
    );
  });

  test("with the set of all addresses and with the empty set", () => {
    const all = of("0.0.0.0/0", "::/0");
    const none = of();
    expect([union(a, none), intersection(a, all), difference(a, none)]).toEqual([a, a, a]);
    expect([intersection(a, none), difference(a, all), difference(a, a)]).toEqual([none, none, none]);
    expect(union(a, all)).toEqual(all);
    expect(difference(all, difference(all, a))).toEqual(a);
  });

  test("agree with has for each single address", () => {
    // Small ranges at the two ends of IPv4, from a linear congruential generator.
    let seed = 7;
    const random = (below: number): number => (seed = (seed * 1103515245 + 12345) % 2 ** 31) % below;
    const text = (n: number): string => (n < 32 ? `0.0.0.${n}` : `255.255.255.${n + 192}`);
    for (let round = 0; round < 200; round++) {
      const [x, y] = [0, 1].map(() =>
        of(
          ...Array.from({ length: random(6) }, () => {
            const side = random(2) * 32;
            const from = random(32);
            return `${text(side + from)}-${text(side + from + random(32 - from))}`;
          }),
        ),
      ) as [IPSet, IPSet];
      const [both, either, first] = [intersection(x, y), union(x, y), difference(x, y)];
      for (let n = 0; n < 64; n++) {
        const [inX, inY] = [has(x, text(n)), has(y, text(n))];
        const answers = [has(both, text(n)), has(either, text(n)), has(first, text(n))];
        expect(answers).toEqual([inX && inY, inX || inY, inX && !inY]);
      }
      for (const set of [x, y, both, either, first]) expect(parseSet(serializeSet(set))).toEqual(ok(set));
    }
  });
});

function of(...items: string[]): IPSet {
  return orThrow(makeSet(items));
}
