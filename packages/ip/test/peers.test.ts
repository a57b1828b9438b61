import { parseIPv4, parseIPv4Lenient } from "@url/ipv4";
import { describe, expect, test } from "vitest";
import { isAddress, parseAddress } from "../src/index.ts";
import { contains, parsePrefix } from "../src/prefix/index.ts";
import { classify, isGlobal } from "../src/special/index.ts";
import { failed, ok } from "./results.ts";

describe("netmask, CVE-2021-28918: octal parts read as decimal", () => {
  test.each(["0177.0.0.1", "010.0.0.1", "0127.0.0.01", "00.0.0.0"])("%s is an error", (text) => {
    expect(parseAddress(text)).toMatchObject({ ok: false, error: { code: "IPv4-non-decimal-part" } });
    expect(parsePrefix(`${text}/8`)).toMatchObject({ ok: false, error: { code: "IPv4-non-decimal-part" } });
    expect(() => contains("0.0.0.0/0", text)).toThrow(TypeError);
    expect(() => isGlobal(text)).toThrow(TypeError);
  });

  test("the Standard's lenient parser reads them as a browser does", () => {
    expect(parseIPv4Lenient("0177.0.0.1")).toEqual(ok(0x7f000001));
    expect(parseIPv4Lenient("010.0.0.1")).toEqual(ok(0x08000001));
  });
});

test("ip-address, CVE-2026-69192: 012.0.0.1 is neither 12.0.0.1 nor anything else", () => {
  expect(parseAddress("012.0.0.1")).toEqual(failed({ code: "IPv4-non-decimal-part", start: 0, end: 3 }));
  expect(() => isGlobal("012.0.0.1")).toThrow(TypeError);
});

describe("ip, CVE-2023-42282 and CVE-2024-29415: loopback taken for public", () => {
  test.each(["000:0:0000::01", "::fFFf:127.0.0.1"])("%s is loopback, and not global", (text) => {
    expect(isGlobal(text)).toBe(false);
    expect(classify(text)).toMatchObject({ ok: true, value: { kind: "loopback" } });
  });

  test.each(["0x7f.1", "127.1", "01200034567", "012.1.2.3"])("%s is not an address, and isGlobal throws", (text) => {
    expect(isAddress(text)).toBe(false);
    expect(() => isGlobal(text)).toThrow(TypeError);
  });
});

test("ip-bigint: 256.1.1.1 is not 0.1.1.1", () => {
  expect(parseIPv4("256.1.1.1")).toEqual(failed({ code: "IPv4-out-of-range-part", start: 0, end: 3 }));
  expect(parseAddress("256.1.1.1")).toEqual(failed({ code: "IPv4-out-of-range-part", start: 0, end: 3 }));
});

test("ipaddr.js: ::7f00:1 is loopback, not unicast", () => {
  const embedded = [{ form: "compatible", address: "127.0.0.1", kind: "loopback" }];
  expect(classify("::7f00:1")).toMatchObject({ ok: true, value: { kind: "loopback", isGlobal: false, embedded } });
});
