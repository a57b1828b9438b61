import { parseIPv4, parseIPv4Lenient } from "@url/ipv4";
import { describe, expect, test } from "vitest";
import { isAddress, parseAddress } from "../src/index.ts";
import { contains, parsePrefix } from "../src/prefix/index.ts";
import { classify, isGlobal } from "../src/special/index.ts";

describe("netmask, CVE-2021-28918: octal parts read as decimal", () => {
  test.each(["0177.0.0.1", "010.0.0.1", "0127.0.0.01", "00.0.0.0"])("%s is an error", (text) => {
    expect(parseAddress(text)).toMatchObject({ code: "IPv4-non-decimal-part" });
    expect(parsePrefix(`${text}/8`)).toMatchObject({ code: "IPv4-non-decimal-part" });
    expect(contains("0.0.0.0/0", text)).toBe(false);
    expect(isGlobal(text)).toBe(false);
  });

  test("the Standard's parser, asked for by its name, reads them as a browser does", () => {
    expect(parseIPv4Lenient("0177.0.0.1")).toBe(0x7f000001);
    expect(parseIPv4Lenient("010.0.0.1")).toBe(0x08000001);
  });
});

test("ip-address, CVE-2026-69192: 012.0.0.1 is neither 12.0.0.1 nor anything else", () => {
  expect(parseAddress("012.0.0.1")).toEqual({ code: "IPv4-non-decimal-part", start: 0, end: 3 });
  expect(isGlobal("012.0.0.1")).toBe(false);
});

describe("ip, CVE-2023-42282 and CVE-2024-29415: loopback taken for public", () => {
  test.each(["0x7f.1", "127.1", "01200034567", "012.1.2.3", "000:0:0000::01", "::fFFf:127.0.0.1"])(
    "%s is not global",
    (text) => {
      expect(isGlobal(text)).toBe(false);
    },
  );

  test("those of them that are addresses are loopback in every spelling", () => {
    expect(classify("000:0:0000::01")).toMatchObject({ kind: "loopback" });
    expect(classify("::fFFf:127.0.0.1")).toMatchObject({ kind: "loopback" });
    expect(["0x7f.1", "127.1", "01200034567", "012.1.2.3"].filter(isAddress)).toEqual([]);
  });
});

test("ip-bigint: 256.1.1.1 is not 0.1.1.1", () => {
  expect(parseIPv4("256.1.1.1")).toEqual({ code: "IPv4-out-of-range-part", start: 0, end: 3 });
  expect(parseAddress("256.1.1.1")).toEqual({ code: "IPv4-out-of-range-part", start: 0, end: 3 });
});

test("ipaddr.js: ::7f00:1 is no plain unicast", () => {
  expect(classify("::7f00:1")).toMatchObject({
    kind: "loopback",
    isGlobal: false,
    embedded: [{ form: "compatible", address: "127.0.0.1", kind: "loopback" }],
  });
});
