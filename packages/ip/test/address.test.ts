import { describe, expect, test } from "vitest";
import {
  compareAddresses,
  expand,
  family,
  format,
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
  ])("%s is %s", (text, canonical) => {
    expect(parseAddress(text)).toBe(canonical);
    expect(isAddress(text)).toBe(true);
  });
});

describe("RFC 5952, sections 4 and 5: one text for each address", () => {
  test.each([
    ["4.1 leading zeros go", "2001:0db8::0001", "2001:db8::1"],
    ["4.1 a piece of zeros is one zero", "2001:db8:0000:1:1:1:1:1", "2001:db8:0:1:1:1:1:1"],
    ["4.2.1 as short as can be", "2001:db8:0:0:0:0:2:1", "2001:db8::2:1"],
    ["4.2.1 as short as can be", "2001:db8::0:1", "2001:db8::1"],
    ["4.2.2 one piece alone is not shortened", "2001:db8::1:1:1:1:1", "2001:db8:0:1:1:1:1:1"],
    ["4.2.3 the longest run", "2001:0:0:1:0:0:0:1", "2001:0:0:1::1"],
    ["4.2.3 the first of two that are as long", "2001:db8:0:0:1:0:0:1", "2001:db8::1:0:0:1"],
    ["4.3 lower case", "2001:DB8::AAAA", "2001:db8::aaaa"],
  ])("%s: %s", (_, text, canonical) => {
    expect(parseAddress(text)).toBe(canonical);
  });

  test("5 a mapped address has a dotted tail where it is asked for", () => {
    expect(format("::ffff:c000:201", { ipv4Mapped: "dotted" })).toBe("::ffff:192.0.2.1");
    expect(format("::ffff:c000:201", { ipv4Mapped: "hex" })).toBe("::ffff:c000:201");
    expect(format("::ffff:192.0.2.1")).toBe("::ffff:c000:201");
    expect(format("::fffe:c000:201", { ipv4Mapped: "dotted" })).toBe("::fffe:c000:201");
    expect(format("192.0.2.1", { ipv4Mapped: "dotted" })).toBe("192.0.2.1");
  });
});

describe("what is no address", () => {
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
  ])("%j: the code and the place", (text, error) => {
    expect(parseAddress(text)).toEqual(error);
    expect(isAddress(text)).toBe(false);
  });

  test("is told by every function, in the same words, and never becomes a number", () => {
    const error = { code: "IPv4-non-decimal-part", start: 0, end: 3 };
    for (const use of [next, previous, expand, format, toBytes, toBigInt, map, unmap]) {
      expect(use("010.0.0.1")).toEqual(error);
    }
  });
});

test("isAddress and parseAddress are of one mind", () => {
  // Every text of up to six of these, in which all that the grammar tells apart is at hand.
  const parts = [":", "::", "1:", "12345", "f", "1.2.3.4", ".", "g"];
  let texts = [""];
  let valid = 0;
  for (let round = 0; round < 6; round++) {
    texts = texts.flatMap((text) => parts.map((part) => text + part));
    for (const text of texts) {
      const isOne = typeof parseAddress(text) === "string";
      if (isAddress(text) !== isOne) expect.fail(`${JSON.stringify(text)}: parseAddress says ${isOne}`);
      valid += Number(isOne);
    }
  }
  expect(valid).toBeGreaterThan(100);
});

test("as many pieces as there may be with a gap: seven, and with a dotted tail five before it", () => {
  for (const text of ["1:2:3:4:5:6:7::", "::2:3:4:5:6:7:8", "1:2:3::5:6:7:8", "1:2:3:4:5::1.2.3.4"]) {
    expect(isAddress(text), text).toBe(true);
  }
  for (const text of ["1:2:3:4:5:6:7:8::", "::1:2:3:4:5:6:7:8", "1:2:3:4:5:6::1.2.3.4", "1:2:3:4:5:6:7:1.2.3.4"]) {
    expect(isAddress(text), text).toBe(false);
    expect(parseAddress(text), text).toHaveProperty("code");
  }
});

test("family: by the text", () => {
  expect(["127.0.0.1", "::", "ffff::1"].map((text) => family(text as never))).toEqual([4, 6, 6]);
});

test("compareAddresses: IPv4 first, then by number, and what is no address last", () => {
  const sorted = [
    "0.0.0.0",
    "9.0.0.0",
    "10.0.0.0",
    "255.255.255.255",
    "::",
    "::2",
    "::10",
    "1::",
    LAST,
    "",
    "01.0.0.0",
    "z",
  ];
  const shuffled = [7, 2, 11, 0, 9, 5, 3, 10, 1, 8, 4, 6].map((index) => sorted[index]!);
  expect(shuffled.sort(compareAddresses)).toEqual(sorted);
  expect(compareAddresses("::1", "0:0:0:0:0:0:0:1")).toBe(0);
});

test("next and previous: over every boundary, and null at the ends", () => {
  for (const [address, after] of [
    ["0.0.0.0", "0.0.0.1"],
    ["10.0.255.255", "10.1.0.0"],
    ["127.255.255.255", "128.0.0.0"],
    ["::", "::1"],
    ["::ffff", "::1:0"],
    ["1:ffff:ffff:ffff:ffff:ffff:ffff:ffff", "2::"],
  ] as const) {
    expect(next(address)).toBe(after);
    expect(previous(after)).toBe(address);
  }
  expect([next("255.255.255.255"), previous("0.0.0.0"), next(LAST), previous("::")]).toEqual([null, null, null, null]);
});

test("expand: all digits of an IPv6 address, and an IPv4 address as it is", () => {
  expect(expand("2001:db8::1")).toBe("2001:0db8:0000:0000:0000:0000:0000:0001");
  expect(expand("192.0.2.1")).toBe("192.0.2.1");
});

test("map and unmap: RFC 4291, section 2.5.5.2", () => {
  expect(map("192.0.2.1")).toBe("::ffff:c000:201");
  expect(map("2001:db8::1")).toBe("2001:db8::1");
  expect(unmap("::ffff:c000:201")).toBe("192.0.2.1");
  expect(unmap("::c000:201")).toBe("::c000:201");
  expect(unmap("1::ffff:c000:201")).toBe("1::ffff:c000:201");
  expect(unmap("192.0.2.1")).toBe("192.0.2.1");
});

test("bytes: four or sixteen in network order, and back", () => {
  expect(toBytes("192.0.2.1")).toEqual(Uint8Array.of(192, 0, 2, 1));
  const bytes = Uint8Array.of(0x20, 1, 0xd, 0xb8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xfe);
  expect(toBytes("2001:db8::fe")).toEqual(bytes);
  expect(fromBytes(bytes)).toBe("2001:db8::fe");
  expect(fromBytes([255, 0, 0, 1])).toBe("255.0.0.1");
});

test("bytes: another number of them is an error, and so is an element that is no byte", () => {
  expect(fromBytes([1, 2, 3])).toEqual({ code: "bytes-length", start: 0, end: 3 });
  expect(fromBytes(new Uint8Array(17))).toEqual({ code: "bytes-length", start: 0, end: 17 });
  for (const value of [-1, 256, 0.5, Number.NaN]) {
    expect(fromBytes([1, value, 3, 4])).toEqual({ code: "byte-out-of-range", start: 1, end: 2 });
  }
});

test("bigint: 32 bits or 128, and back", () => {
  expect(toBigInt("255.255.255.255")).toBe(2n ** 32n - 1n);
  expect(toBigInt(LAST)).toBe(2n ** 128n - 1n);
  expect(fromBigInt(2n ** 31n, 4)).toBe("128.0.0.0");
  expect(fromBigInt(2n ** 127n, 6)).toBe("8000::");
  expect(fromBigInt(1n, 6)).toBe("::1");
});

test("bigint: a number that the family does not have is an error", () => {
  const error = { code: "bigint-out-of-range", start: 0, end: 0 };
  expect([fromBigInt(2n ** 32n, 4), fromBigInt(-1n, 4), fromBigInt(2n ** 128n, 6), fromBigInt(-1n, 6)]).toEqual([
    error,
    error,
    error,
    error,
  ]);
});
