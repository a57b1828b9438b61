import { orThrow } from "@url/result";
import { describe, expect, test } from "vitest";
import { entriesOf, insert, lookup, makeTable, type Table, tableFromBytes, tableToBytes } from "../src/table/index.ts";
import { makeRandom } from "./random.ts";
import { failed } from "./results.ts";

const random = makeRandom(5);
const TABLE = of([
  ["0.0.0.0/0", 1],
  ["10.0.0.0/8", 2],
  ["10.1.0.0/16", 0xffff_ffff],
  ["2001:db8::/32", 4],
  ["2001:db8::1/128", 5],
]);

test("a table that is read back has the same entries and arrays, and copies nothing", () => {
  for (const table of [TABLE, of([]), of([["::/0", 0]]), of([["255.255.255.255/32", 7]])]) {
    const bytes = tableToBytes(table);
    const read = orThrow(tableFromBytes(bytes));
    expect([...entriesOf(read)]).toEqual([...entriesOf(table)]);
    expect(read.ipv4.starts.buffer).toBe(bytes.buffer);
    expect(tableToBytes(read)).toEqual(bytes);
    expect(orThrow(tableFromBytes(bytes, { trusted: true }))).toEqual(read);
  }
});

test("reads an ArrayBuffer, a SharedArrayBuffer, and bytes at any place of a buffer", () => {
  const bytes = tableToBytes(TABLE);
  const shared = new SharedArrayBuffer(bytes.length);
  new Uint8Array(shared).set(bytes);
  const padded = new Uint8Array(bytes.length + 9);
  for (const offset of [0, 1, 2, 3, 4]) {
    padded.set(bytes, offset);
    const views = [padded.subarray(offset, offset + bytes.length), Buffer.from(padded.buffer, offset, bytes.length)];
    for (const view of views) expect(lookup(orThrow(tableFromBytes(view)), "10.1.2.3")).toBe(0xffff_ffff);
  }
  for (const buffer of [bytes.buffer, shared, new Uint8Array(shared)]) {
    const table = orThrow(tableFromBytes(buffer as never));
    expect([lookup(table, "10.2.0.0"), lookup(table, "2001:db8::1"), lookup(table, "::")]).toEqual([2, 5, undefined]);
    expect(lookup(orThrow(insert(table, [["::/0", 9]])), "::")).toBe(9);
  }
});

test("the first bytes are the name and the version of the format", () => {
  expect(String.fromCharCode(...tableToBytes(TABLE).subarray(0, 4))).toBe("ipt1");
  expect(new Uint32Array(tableToBytes(TABLE).buffer)[1]).toBe(1);
});

describe("fails for bytes that are not a table", () => {
  const bytes = tableToBytes(TABLE);
  const changed = (at: number, value: number): Uint8Array => {
    const copy = bytes.slice();
    copy[at] = value;
    return copy;
  };

  test.each([
    ["no bytes", new Uint8Array(0), { code: "table-format", start: 0, end: 0 }],
    ["another file", new TextEncoder().encode("10.0.0.0/8\n"), { code: "table-format", start: 0, end: 4 }],
    [
      "the other byte order",
      Uint8Array.from(bytes, (_, at) => bytes[at ^ 3]!),
      { code: "table-byte-order", start: 0, end: 4 },
    ],
    ["a later version", changed(4, 2), { code: "table-version", start: 4, end: 8 }],
    ["a cut header", bytes.slice(0, 40), { code: "table-length", start: 40, end: 40 }],
    [
      "a cut file",
      bytes.slice(0, bytes.length - 4),
      { code: "table-length", start: bytes.length - 4, end: bytes.length - 4 },
    ],
    [
      "bytes left over",
      Uint8Array.from([...bytes, 0, 0, 0, 0]),
      { code: "table-length", start: bytes.length, end: bytes.length + 4 },
    ],
    ["a width that no family has", changed(12, 2), { code: "table-content", start: 12, end: 64 }],
  ])("%s", (_, input, error) => {
    expect(tableFromBytes(input)).toEqual(failed(error));
    expect(tableFromBytes(input, { trusted: true })).toEqual(failed(error));
  });

  test("any other changed byte is found, or changes a value, or is padding", () => {
    const seen = { found: 0, values: 0, same: 0 };
    const entries = JSON.stringify([...entriesOf(TABLE)].map(([prefix]) => prefix));
    for (let at = 64; at < bytes.length; at++) {
      for (const flip of [1, 128, 255]) {
        const read = tableFromBytes(changed(at, bytes[at]! ^ flip));
        if (!read.ok) {
          expect(read.error.code).toBe("table-content");
          seen.found++;
          continue;
        }
        // The prefixes may be others, but they are sound: in order, with the right parents.
        const now = JSON.stringify([...entriesOf(read.value)].map(([prefix]) => prefix));
        if (now === entries) seen.same++;
        else seen.values++;
        expect(tableToBytes(orThrow(makeTable(entriesOf(read.value))))).toHaveLength(bytes.length);
      }
    }
    expect(seen.found).toBeGreaterThan(200);
  });

  test("a search in trusted bytes ends, whatever they are", () => {
    for (let round = 0; round < 300; round++) {
      const broken = bytes.slice();
      for (let change = 0; change < 20; change++) broken[64 + random.below(bytes.length - 64)] = random.below(256);
      const read = tableFromBytes(broken, { trusted: true });
      if (!read.ok) continue;
      for (const address of ["10.1.2.3", "2001:db8::1", "0.0.0.0", "ffff::"]) lookup(read.value, address);
    }
  });
});

test("values are integers of 32 bits", () => {
  for (const value of [-1, 0.5, 2 ** 32, Number.NaN]) {
    expect(() => tableToBytes(of([["10.0.0.0/8", value]]))).toThrow(
      new RangeError(`tableToBytes: the value of 10.0.0.0/8 must be an integer from 0 to 4294967295, not ${value}.`),
    );
  }
  expect(() => tableToBytes(of([["::/0", "1" as never]]))).toThrow(TypeError);
});

function of(entries: readonly (readonly [string, number])[]): Table<number> {
  return orThrow(makeTable(entries));
}
