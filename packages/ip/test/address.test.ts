import { describe, expect, test } from "vitest";
import {
  compareAddresses,
  expand,
  family,
  formatAddress,
  fromBigInt,
  fromBytes,
  isAddress,
  map,
  next,
  parseAddress,
  previous,
  toBigInt,
  toBytes,
  unmap,
} from "../src/index.ts";
import { failed, ok } from "./results.ts";

const LAST = "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff";

describe("RFC 4291, section 2.2: text representation", () => {
  test.each([
    ["ABCD:EF01:2345:6789:ABCD:EF01:2345:6789", "abcd:ef01:2345:6789:abcd:ef01:2345:6789"],
    ["2001:DB8:0:0:8:800:200C:417A", "2001:db8::8:800:200c:417a"],
    ["FF01:0:0:0:0:0:0:101", "ff01::101"],
    ["0:0:0:0:0:0:0:1", "::1"],
    ["0:0:0:0:0:0:0:0", "::"],
    ["2001:DB8::8:800:200C:417A", "2001:db8::8:800:200c:417a"],
    ["FF01::101", "ff01::101"],
    ["::1", "::1"],
    ["::", "::"],
    ["0:0:0:0:0:0:13.1.68.3", "::d01:4403"],
    ["0:0:0:0:0:FFFF:129.144.52.38", "::ffff:8190:3426"],
    ["::13.1.68.3", "::d01:4403"],
    ["::FFFF:129.144.52.38", "::ffff:8190:3426"],
  ])("parses %s as %s", (text, canonical) => {
    expect(parseAddress(text)).toEqual(ok(canonical));
    expect(isAddress(text)).toBe(true);
  });
});

describe("RFC 5952, sections 4 and 5: one text for each address", () => {
  test.each([
    ["4.1 no leading zeros", "2001:0db8::0001", "2001:db8::1"],
    ["4.1 a piece of zeros is one zero", "2001:db8:0000:1:1:1:1:1", "2001:db8:0:1:1:1:1:1"],
    ["4.2.1 as short as can be", "2001:db8:0:0:0:0:2:1", "2001:db8::2:1"],
    ["4.2.1 as short as can be", "2001:db8::0:1", "2001:db8::1"],
    ["4.2.2 one piece alone is not shortened", "2001:db8::1:1:1:1:1", "2001:db8:0:1:1:1:1:1"],
    ["4.2.3 the longest run", "2001:0:0:1:0:0:0:1", "2001:0:0:1::1"],
    ["4.2.3 the first of two longest runs", "2001:db8:0:0:1:0:0:1", "2001:db8::1:0:0:1"],
    ["4.3 lower case", "2001:DB8::AAAA", "2001:db8::aaaa"],
  ])("%s: %s", (_, text, canonical) => {
    expect(parseAddress(text)).toEqual(ok(canonical));
  });

  test("5 an IPv4-mapped address has a dotted tail with the option ipv4Mapped", () => {
    expect(formatAddress("::ffff:c000:201", { ipv4Mapped: "dotted" })).toEqual(ok("::ffff:192.0.2.1"));
    expect(formatAddress("::ffff:c000:201", { ipv4Mapped: "hex" })).toEqual(ok("::ffff:c000:201"));
    expect(formatAddress("::ffff:192.0.2.1")).toEqual(ok("::ffff:c000:201"));
    expect(formatAddress("::fffe:c000:201", { ipv4Mapped: "dotted" })).toEqual(ok("::fffe:c000:201"));
    expect(formatAddress("192.0.2.1", { ipv4Mapped: "dotted" })).toEqual(ok("192.0.2.1"));
  });
});

describe("text that is not an address", () => {
  test.each([
    ["", { code: "IPv4-empty-part", start: 0, end: 0 }],
    ["example", { code: "IPv4-non-numeric-part", start: 0, end: 7 }],
    ["127.1", { code: "IPv4-too-few-parts", start: 0, end: 5 }],
    ["127.0.0.01", { code: "IPv4-non-decimal-part", start: 8, end: 10 }],
    ["256.1.1.1", { code: "IPv4-out-of-range-part", start: 0, end: 3 }],
    ["1.2.3.4/32", { code: "IPv4-non-numeric-part", start: 6, end: 10 }],
    ["1.2.3.4:80", { code: "IPv4-non-numeric-part", start: 6, end: 10 }],
    [" 1.2.3.4", { code: "IPv4-non-numeric-part", start: 0, end: 2 }],
    ["[::1]", { code: "IPv6-invalid-code-point", start: 0, end: 1 }],
    ["fe80::1%eth0", { code: "IPv6-invalid-code-point", start: 7, end: 8 }],
    ["1::2::3", { code: "IPv6-multiple-compression", start: 4, end: 6 }],
    ["::ffff:1.2.3.256", { code: "IPv4-in-IPv6-out-of-range-part", start: 13, end: 16 }],
    ["1:2:3:4:5:6:7", { code: "IPv6-too-few-pieces", start: 0, end: 13 }],
  ])("%j: code and range", (text, error) => {
    expect(parseAddress(text)).toEqual(failed(error));
    expect(isAddress(text)).toBe(false);
  });

  test("every function fails with the error of parseAddress", () => {
    const error = { code: "IPv4-non-decimal-part", start: 0, end: 3 };
    for (const use of [next, previous, expand, formatAddress, toBytes, toBigInt, map, unmap]) {
      expect(use("010.0.0.1")).toEqual(failed(error));
    }
  });
});

test("isAddress agrees with parseAddress", () => {
  // Every text of up to six of these parts, which cover each branch of the grammar.
  const parts = [":", "::", "1:", "12345", "f", "1.2.3.4", ".", "g"];
  let texts = [""];
  let valid = 0;
  for (let round = 0; round < 6; round++) {
    texts = texts.flatMap((text) => parts.map((part) => text + part));
    for (const text of texts) {
      const isOne = parseAddress(text).ok;
      if (isAddress(text) !== isOne) expect.fail(`${JSON.stringify(text)}: parseAddress says ${isOne}`);
      valid += Number(isOne);
    }
  }
  expect(valid).toBeGreaterThan(100);
});

test("an address with a gap has at most seven pieces, or five before a dotted tail", () => {
  for (const text of ["1:2:3:4:5:6:7::", "::2:3:4:5:6:7:8", "1:2:3::5:6:7:8", "1:2:3:4:5::1.2.3.4"]) {
    expect(isAddress(text), text).toBe(true);
  }
  for (const text of ["1:2:3:4:5:6:7:8::", "::1:2:3:4:5:6:7:8", "1:2:3:4:5:6::1.2.3.4", "1:2:3:4:5:6:7:1.2.3.4"]) {
    expect(isAddress(text), text).toBe(false);
    expect(parseAddress(text).ok, text).toBe(false);
  }
});

test("family returns 4 or 6", () => {
  expect(["127.0.0.1", "::", "ffff::1"].map(family)).toEqual([4, 6, 6]);
});

test("compareAddresses sorts IPv4 first, then by number", () => {
  const sorted = ["0.0.0.0", "9.0.0.0", "10.0.0.0", "255.255.255.255", "::", "::2", "::10", "1::", LAST];
  const shuffled = [7, 2, 0, 5, 3, 1, 8, 4, 6].map((index) => sorted[index]!);
  expect(shuffled.sort(compareAddresses)).toEqual(sorted);
  expect(compareAddresses("::1", "0:0:0:0:0:0:0:1")).toBe(0);
});

test("compareAddresses and family throw for text that is not an address", () => {
  expect(() => ["::1", "01.0.0.0"].sort(compareAddresses)).toThrow(/^compareAddresses: [ab] must be an IP address/);
  expect(() => compareAddresses("::1", "z")).toThrow(
    new TypeError('compareAddresses: b must be an IP address, not "z".'),
  );
  expect(() => family("z")).toThrow(new TypeError('family: address must be an IP address, not "z".'));
});

test("next and previous carry across pieces, and return null at the ends", () => {
  for (const [address, after] of [
    ["0.0.0.0", "0.0.0.1"],
    ["10.0.255.255", "10.1.0.0"],
    ["127.255.255.255", "128.0.0.0"],
    ["::", "::1"],
    ["::ffff", "::1:0"],
    ["1:ffff:ffff:ffff:ffff:ffff:ffff:ffff", "2::"],
  ] as const) {
    expect(next(address)).toEqual(ok(after));
    expect(previous(after)).toEqual(ok(address));
  }
  for (const result of [next("255.255.255.255"), previous("0.0.0.0"), next(LAST), previous("::")]) {
    expect(result).toEqual(ok(null));
  }
});

test("expand writes all digits of an IPv6 address, and leaves an IPv4 address as it is", () => {
  expect(expand("2001:db8::1")).toEqual(ok("2001:0db8:0000:0000:0000:0000:0000:0001"));
  expect(expand("192.0.2.1")).toEqual(ok("192.0.2.1"));
});

test("map and unmap convert the addresses of RFC 4291, section 2.5.5.2", () => {
  expect(map("192.0.2.1")).toEqual(ok("::ffff:c000:201"));
  expect(map("2001:db8::1")).toEqual(ok("2001:db8::1"));
  expect(unmap("::ffff:c000:201")).toEqual(ok("192.0.2.1"));
  expect(unmap("::c000:201")).toEqual(ok("::c000:201"));
  expect(unmap("1::ffff:c000:201")).toEqual(ok("1::ffff:c000:201"));
  expect(unmap("192.0.2.1")).toEqual(ok("192.0.2.1"));
});

test("toBytes and fromBytes use network order", () => {
  expect(toBytes("192.0.2.1")).toEqual(ok(Uint8Array.of(192, 0, 2, 1)));
  const bytes = Uint8Array.of(0x20, 1, 0xd, 0xb8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xfe);
  expect(toBytes("2001:db8::fe")).toEqual(ok(bytes));
  expect(fromBytes(bytes)).toEqual(ok("2001:db8::fe"));
  expect(fromBytes([255, 0, 0, 1])).toEqual(ok("255.0.0.1"));
});

test("fromBytes fails for a wrong number of bytes, and for an element that is not a byte", () => {
  expect(fromBytes([1, 2, 3])).toEqual(failed({ code: "bytes-length", start: 0, end: 3 }));
  expect(fromBytes(new Uint8Array(17))).toEqual(failed({ code: "bytes-length", start: 0, end: 17 }));
  for (const value of [-1, 256, 0.5, Number.NaN]) {
    expect(fromBytes([1, value, 3, 4])).toEqual(failed({ code: "byte-out-of-range", start: 1, end: 2 }));
  }
});

test("toBigInt and fromBigInt use 32 or 128 bits", () => {
  expect(toBigInt("255.255.255.255")).toEqual(ok(2n ** 32n - 1n));
  expect(toBigInt(LAST)).toEqual(ok(2n ** 128n - 1n));
  expect(fromBigInt(2n ** 31n, 4)).toEqual(ok("128.0.0.0"));
  expect(fromBigInt(2n ** 127n, 6)).toEqual(ok("8000::"));
  expect(fromBigInt(1n, 6)).toEqual(ok("::1"));
});

test("fromBigInt fails for a number that the family does not have", () => {
  for (const result of [fromBigInt(2n ** 32n, 4), fromBigInt(-1n, 4), fromBigInt(2n ** 128n, 6), fromBigInt(-1n, 6)]) {
    expect(result).toEqual(failed({ code: "bigint-out-of-range", start: 0, end: 0 }));
  }
});
