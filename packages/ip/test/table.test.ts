import { orThrow } from "@url/result";
import { describe, expect, test } from "vitest";
import { fromBigInt } from "../src/index.ts";
import { lookup, makeTable, match, type Table } from "../src/table/index.ts";
import { failed } from "./results.ts";

describe("longest-prefix match", () => {
  const table = of([
    ["0.0.0.0/0", "default"],
    ["10.0.0.0/8", "ten"],
    ["10.1.0.0/16", "ten-one"],
    ["10.1.2.0/24", "ten-one-two"],
    ["10.1.2.3/32", "host"],
    ["255.255.255.0/24", "last"],
    ["2001:db8::/32", "docs"],
    ["2001:db8:1::/48", "docs-one"],
  ]);

  test.each([
    ["9.255.255.255", "0.0.0.0/0", "default"],
    ["10.0.0.0", "10.0.0.0/8", "ten"],
    ["10.1.0.0", "10.1.0.0/16", "ten-one"],
    ["10.1.2.2", "10.1.2.0/24", "ten-one-two"],
    ["10.1.2.3", "10.1.2.3/32", "host"],
    ["10.1.2.4", "10.1.2.0/24", "ten-one-two"],
    ["10.1.3.0", "10.1.0.0/16", "ten-one"],
    ["10.2.0.0", "10.0.0.0/8", "ten"],
    ["11.0.0.0", "0.0.0.0/0", "default"],
    ["255.255.255.255", "255.255.255.0/24", "last"],
    ["2001:db8::", "2001:db8::/32", "docs"],
    ["2001:db8:1:ffff:ffff:ffff:ffff:ffff", "2001:db8:1::/48", "docs-one"],
    ["2001:db8:2::", "2001:db8::/32", "docs"],
  ])("%s: %s", (address, prefix, value) => {
    expect(match(table, address)).toEqual({ prefix, value });
    expect(lookup(table, address)).toBe(value);
  });

  test.each(["::", "2001:db7:ffff::", "2001:db9::", "ffff::"])("%j matches nothing", (text) => {
    expect(match(table, text)).toBeUndefined();
    expect(lookup(table, text)).toBeUndefined();
  });

  test.each(["010.0.0.1", "", "10.0.0.0/8"])("lookup and match throw for %j, which is not an address", (text) => {
    const expectation = `address must be an IP address, not ${JSON.stringify(text)}.`;
    expect(() => match(table, text)).toThrow(new TypeError(`match: ${expectation}`));
    expect(() => lookup(table, text)).toThrow(new TypeError(`lookup: ${expectation}`));
  });

  test("looks up an IPv4-mapped address as the IPv4 address that it stands for, and only that", () => {
    expect(lookup(table, "::ffff:10.1.2.3")).toBe("host");
    expect(match(table, "::ffff:10.1.2.3")).toEqual({ prefix: "10.1.2.3/32", value: "host" });
    expect(lookup(of([["::/0", 1]]), "::ffff:10.1.2.3")).toBeUndefined();
    expect(match(of([["::ffff:10.0.0.0/104", 1]]), "10.1.2.3")).toEqual({ prefix: "10.0.0.0/8", value: 1 });
  });
});

test("matches prefixes longer than 64 bits, and up to the last address", () => {
  const table = of([
    ["::/0", 0],
    ["2001:db8::1/128", 1],
    ["2001:db8::/96", 2],
    ["ffff:ffff:ffff:ffff:ffff:ffff:ffff:fffe/127", 3],
  ]);
  expect(
    [
      "2001:db8::",
      "2001:db8::1",
      "2001:db8::2",
      "2001:db8::1:0:0",
      "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff",
      "::",
    ].map((address) => lookup(table, address)),
  ).toEqual([2, 1, 2, 0, 3, 0]);
});

test("the later of two entries with the same prefix counts, in any spelling", () => {
  const table = of([
    ["10.0.0.0/8", 1],
    ["2001:db8::/32", 1],
    ["10.0.0.0/8", 2],
    ["2001:DB8:0::/32", 2],
  ]);
  expect([lookup(table, "10.1.1.1"), lookup(table, "2001:db8::1")]).toEqual([2, 2]);
});

test("an empty table matches nothing", () => {
  expect([lookup(of([]), "10.0.0.1"), lookup(of([]), "::")]).toEqual([undefined, undefined]);
});

test.each([
  ["10.0.0.1/8", { code: "prefix-host-bits", start: 0, end: 8, index: 1 }],
  ["10.0.0.1/", { code: "prefix-length-invalid", start: 9, end: 9, index: 1 }],
])("makeTable fails at %j: code, range and index", (prefix, error) => {
  expect(
    makeTable([
      ["::/0", 0],
      [prefix, 1],
    ]),
  ).toEqual(failed(error));
});

test.each([
  ["IPv4", 4, 32],
  ["IPv6, no prefix longer than 64", 6, 64],
  ["IPv6", 6, 128],
] as const)("agrees with a search through all prefixes: %s", (_, family, longest) => {
  // From a linear congruential generator; few leading bits, so that prefixes nest.
  let seed = 11;
  const random = (below: number): number => (seed = (seed * 1103515245 + 12345) % 2 ** 31) % below;
  const size = family === 4 ? 32n : 128n;
  const address = (): bigint => {
    let value = BigInt(random(4));
    for (let bit = 2n; bit < size; bit++) value = (value << 1n) | BigInt(random(8) === 0 ? 1 : 0);
    return value;
  };
  const all = Array.from({ length: 150 }, () => {
    const length = random(longest + 1);
    const host = size - BigInt(length);
    const network = address() >> host;
    return { prefix: `${orThrow(fromBigInt(network << host, family))}/${length}`, length, host, network };
  });
  const prefixes = all.map(({ prefix }) => prefix);
  const table = of(prefixes.map((prefix, index) => [prefix, index] as const));
  let matched = 0;
  for (let round = 0; round < 600; round++) {
    const value = address();
    const text = orThrow(fromBigInt(value, family));
    const holding = all.filter(({ host, network }) => value >> host === network);
    const best = holding.sort((a, b) => b.length - a.length)[0]?.prefix;
    expect(match(table, text)?.prefix).toBe(best);
    if (best !== undefined) {
      matched++;
      expect(lookup(table, text)).toBe(prefixes.lastIndexOf(best));
    }
  }
  expect(matched).toBeGreaterThan(200);
});

function of<Value>(entries: readonly (readonly [string, Value])[]): Table<Value> {
  return orThrow(makeTable(entries));
}
