import { orThrow } from "@url/result";
import { describe, expect, test } from "vitest";
import { toBytes } from "../src/index.ts";
import { comparePrefixes, contains } from "../src/prefix/index.ts";
import {
  covered,
  covering,
  entriesOf,
  exact,
  insert,
  lookup,
  lookupBatch,
  makeTable,
  match,
  remove,
  type Table,
} from "../src/table/index.ts";
import { makeRandom } from "./random.ts";
import { failed } from "./results.ts";

const random = makeRandom(41);

const ROUTES = [
  ["0.0.0.0/0", "default"],
  ["10.0.0.0/8", "ten"],
  ["10.0.0.0/16", "ten-zero"],
  ["10.1.0.0/16", "ten-one"],
  ["10.1.2.0/24", "ten-one-two"],
  ["2001:db8::/32", "docs"],
  ["2001:db8::/48", "docs-zero"],
] as const;

describe("exact, covering and covered", () => {
  const table = of(ROUTES);

  test("exact finds a prefix in any spelling, and nothing near it", () => {
    expect(ROUTES.map(([prefix]) => exact(table, prefix))).toEqual(ROUTES.map(([, value]) => value));
    expect(exact(table, "2001:DB8:0::/32")).toBe("docs");
    expect(exact(table, "::ffff:10.0.0.0/104")).toBe("ten");
    expect(exact(table, "10.0.0.0/255.255.0.0")).toBe("ten-zero");
    for (const prefix of ["10.0.0.0/9", "10.0.0.0/24", "10.1.2.0/32", "0.0.0.0/1", "::/0", "2001:db8::/33"]) {
      expect([prefix, exact(table, prefix)]).toEqual([prefix, undefined]);
    }
  });

  test("covering lists the prefixes that contain a prefix or an address, the longest first", () => {
    const names = (prefix: string): string[] => Array.from(covering(table, prefix), ([, value]) => value);
    expect(names("10.1.2.3")).toEqual(["ten-one-two", "ten-one", "ten", "default"]);
    expect(names("10.1.2.0/24")).toEqual(["ten-one-two", "ten-one", "ten", "default"]);
    expect(names("10.1.2.0/23")).toEqual(["ten-one", "ten", "default"]);
    expect(names("10.0.0.0/8")).toEqual(["ten", "default"]);
    expect(names("10.0.0.0/12")).toEqual(["ten", "default"]);
    expect(names("11.0.0.0/8")).toEqual(["default"]);
    expect(names("2001:db8::1")).toEqual(["docs-zero", "docs"]);
    expect(names("::1")).toEqual([]);
  });

  test("covered lists the prefixes in a prefix, in order", () => {
    const names = (prefix: string): string[] => Array.from(covered(table, prefix), ([, value]) => value);
    expect(names("10.0.0.0/8")).toEqual(["ten", "ten-zero", "ten-one", "ten-one-two"]);
    expect(names("10.0.0.0/9")).toEqual(["ten-zero", "ten-one", "ten-one-two"]);
    expect(names("10.1.0.0/16")).toEqual(["ten-one", "ten-one-two"]);
    expect(names("10.0.0.0/17")).toEqual([]);
    expect(names("0.0.0.0/0")).toEqual(["default", "ten", "ten-zero", "ten-one", "ten-one-two"]);
    expect(names("128.0.0.0/1")).toEqual([]);
    expect(names("::/0")).toEqual(["docs", "docs-zero"]);
    expect(names("2001:db8::/65")).toEqual([]);
  });

  test("entriesOf lists all entries in the order of comparePrefixes", () => {
    expect([...entriesOf(of([...ROUTES].reverse()))]).toEqual(ROUTES);
    expect([...entriesOf(of([]))]).toEqual([]);
  });
});

describe("insert and remove", () => {
  test("return another table, and leave the first one as it is", () => {
    const before = of(ROUTES);
    const after = orThrow(
      insert(before, [
        ["10.1.2.3/32", "host"],
        ["10.0.0.0/8", "new"],
        ["::1/128", "loopback"],
      ]),
    );
    expect([lookup(after, "10.1.2.3"), lookup(after, "10.200.0.0"), lookup(after, "::1")]).toEqual([
      "host",
      "new",
      "loopback",
    ]);
    expect([...entriesOf(before)]).toEqual(ROUTES);
    const removed = orThrow(remove(after, ["10.1.2.3/32", "::1/128", "192.0.2.0/24", "10.0.0.0/8"]));
    expect([...entriesOf(removed)]).toEqual(ROUTES.filter(([prefix]) => prefix !== "10.0.0.0/8"));
    expect(lookup(removed, "10.200.0.0")).toBe("default");
  });

  test("fail at a prefix that is not one, with its index, and read host bits as they are told", () => {
    const table = of(ROUTES);
    expect(
      insert(table, [
        ["::/0", "x"],
        ["10.0.0.1/8", "y"],
      ]),
    ).toEqual(failed({ code: "prefix-host-bits", start: 0, end: 8, index: 1 }));
    expect(remove(table, ["10.0.0.0/"])).toEqual(failed({ code: "prefix-length-invalid", start: 9, end: 9, index: 0 }));
    expect(exact(orThrow(remove(table, ["10.9.9.9/8"], { hostBits: "mask" })), "10.0.0.0/8")).toBeUndefined();
    expect(exact(orThrow(insert(table, [["10.9.9.9/8", "z"]], { hostBits: "mask" })), "10.0.0.0/8")).toBe("z");
  });

  test("a prefix longer than 64 bits widens the addresses of a table", () => {
    const table = orThrow(insert(of([["2001:db8::/32", 1]]), [["2001:db8::1/128", 2]]));
    expect([lookup(table, "2001:db8::1"), lookup(table, "2001:db8::2")]).toEqual([2, 1]);
    const narrow = orThrow(insert(of([["2001:db8::1/128", 2]]), [["2001:db8::/32", 1]]));
    expect([...entriesOf(narrow)]).toEqual([...entriesOf(table)]);
    expect([...entriesOf(orThrow(remove(of([["2001:db8::/32", 1]]), ["2001:db8::/128"])))]).toEqual([
      ["2001:db8::/32", 1],
    ]);
  });
});

test("random changes: the table is that of a Map with the same changes", () => {
  let compared = 0;
  for (const [family, least] of [
    [4, 0],
    [4, 20],
    [6, 0],
    [6, 40],
  ] as const) {
    const model = new Map<string, number>();
    let table: Table<number> = of<number>([]);
    const pool = Array.from({ length: 60 }, () => random.prefix(family, least));
    for (const prefix of [...pool]) pool.push(...nested(prefix, family));
    for (let round = 0; round < 60; round++) {
      const some = Array.from({ length: random.below(8) }, () => pool[random.below(pool.length)]!);
      if (random.below(3) === 0) {
        for (const prefix of some) model.delete(prefix);
        table = orThrow(remove(table, some));
      } else {
        const entries = some.map((prefix, index) => [prefix, round * 10 + index] as const);
        for (const [prefix, value] of entries) model.set(prefix, value);
        table = orThrow(insert(table, entries));
      }
      const sorted = [...model].sort(([a], [b]) => comparePrefixes(a, b));
      expect([...entriesOf(table)]).toEqual(sorted);
      // After a removal, a table keeps the width that a long prefix needed; a new one is narrower.
      const again = orThrow(makeTable(sorted));
      if (again.ipv6.width === table.ipv6.width) {
        expect(again).toEqual(table);
        compared++;
      }
      const prefix = pool[random.below(pool.length)]!;
      expect(exact(table, prefix)).toBe(model.get(prefix));
      expect([...covered(table, prefix)]).toEqual(sorted.filter(([inner]) => contains(prefix, inner)));
      expect([...covering(table, prefix)]).toEqual(sorted.filter(([outer]) => contains(outer, prefix)).reverse());
      const address = random.below(2) === 0 ? random.address(family) : prefix.split("/")[0]!;
      const holding = sorted.filter(([outer]) => contains(outer, address));
      expect(match(table, address)?.prefix).toBe(holding[holding.length - 1]?.[0]);
      expect(lookup(table, orThrow(toBytes(address)))).toBe(holding[holding.length - 1]?.[1]);
    }
    expect(model.size).toBeGreaterThan(20);
  }
  expect(compared).toBeGreaterThan(120);
});

test("lookupBatch returns for each address what lookup returns", () => {
  const table = of([
    ["10.0.0.0/8", 1],
    ["2001:db8::/32", 2],
  ]);
  expect(lookupBatch(table, 4, Uint8Array.of(10, 0, 0, 1, 11, 0, 0, 1))).toEqual([1, undefined]);
  const bytes = new Uint8Array(48);
  bytes.set(orThrow(toBytes("2001:db8::1")), 0);
  bytes.set(orThrow(toBytes("::ffff:10.1.1.1")), 16);
  expect(lookupBatch(table, 6, bytes)).toEqual([2, 1, undefined]);
  expect(() => lookupBatch(table, 6, bytes.subarray(1))).toThrow(
    new RangeError("lookupBatch: bytes must have a multiple of 16 elements, but has 47."),
  );
  expect(() => lookupBatch(table, 5 as never, bytes)).toThrow(RangeError);
});

test("an empty table takes less than 4 KB", () => {
  const { ipv4, ipv6 } = of([]);
  const bytes = [ipv4, ipv6].flatMap(({ starts, lengths, parents, index }) => [starts, lengths, parents, index]);
  expect(bytes.reduce((sum, array) => sum + array.buffer.byteLength, 0)).toBeLessThan(1024);
});

/** Prefixes that contain a prefix or are in it, so that the pool has chains. */
function nested(prefix: string, family: 4 | 6): string[] {
  const [address, length] = prefix.split("/") as [string, string];
  const chains: string[] = [];
  for (let at = Number(length) + 3; at <= (family === 4 ? 32 : 128); at += 9) chains.push(`${address}/${at}`);
  return chains;
}

function of<Value>(entries: readonly (readonly [string, Value])[]): Table<Value> {
  return orThrow(makeTable(entries));
}
