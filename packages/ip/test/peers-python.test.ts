import { orThrow } from "@url/result";
import { describe, expect, test } from "vitest";
import { isAddress, parseAddress, parseScoped } from "../src/index.ts";
import {
  comparePrefixes,
  contains,
  hosts,
  netmask,
  nth,
  overlaps,
  parseInterface,
  parsePrefix,
  prefixSize,
  rangeToPrefixes,
  subnets,
  supernet,
  wildcard,
} from "../src/prefix/index.ts";
import { difference, has, makeSet, prefixesOf } from "../src/set/index.ts";
import { classify, isGlobal } from "../src/special/index.ts";
import { ok } from "./results.ts";

// What the tests of Python's ipaddress check, with inputs of our own; python.nightly.ts asks the module itself.

describe("ip_address", () => {
  const tooFew = [":", ":1", "FEDC:9878", "7:6:5:4:3:2:1", "7:6:5:4:3:192.0.2.1"];
  const tooMany = [
    "9:8:7:6:5:4:3::2:1",
    "10:9:8:7:6:5:4:3:2:1",
    "::8:7:6:5:4:3:2:1",
    "8:7:6:5:4:3:2:1::",
    "1:2:3:4::5:6:7:8",
  ];
  const gaps = ["3ffe::1::1", "1::2::3::4:5", "2001::db:::1", "3ffe::1::", ":::", "2001:db8:::1"];
  const colons = [":2001:db8::1", ":6:5:4:3:2:1::", "2001:db8::1:", "1:2:3:4:5:6:7:", "::1.2.3.4:"];
  const tails = ["3ffe::1.net", "3ffe::127.0.1", "::1.2.3", "::1.2.3.4.5", "3ffe::1.1.1.net", "1.2.3.4::"];
  const parts = ["3ffe::goog", "3ffe::-0", "3ffe::+0", "::00000", "3ffe::10000", "02001:db8::", "2001:888888::1"];
  const ipv4 = [
    "127.0.1",
    "42.42.42.42.42",
    "42.42..42",
    "0x0a.1.1.1",
    "1.2.3.-4",
    "1.2.3.+4",
    "016.016.016.016",
    "257.0.0.0",
    "1.2.3.4.",
    "٣.1.1.1",
  ];

  test.each([...tooFew, ...tooMany, ...gaps, ...colons, ...tails, ...parts, ...ipv4, `${"0:".repeat(10_000)}0`])(
    "%.40j is an error",
    (text) => {
      expect(isAddress(text)).toBe(false);
      expect(parseAddress(text).ok).toBe(false);
      expect(parseScoped(`${text}%scope`).ok).toBe(false);
    },
  );

  test("a scope belongs to parseScoped, and has no %", () => {
    expect(parseScoped("2001:db8::1%scope")).toEqual(ok({ address: "2001:db8::1", zone: "scope" }));
    expect([parseScoped("::1%").ok, parseScoped("::1%a%b").ok]).toEqual([false, false]);
  });
});

describe("ip_network", () => {
  test("every length and every netmask gives the same network", () => {
    for (let length = 0; length <= 32; length++) {
      const prefix = `0.0.0.0/${length}`;
      expect(parsePrefix(prefix)).toEqual(ok(prefix));
      expect(parsePrefix(`0.0.0.0/${orThrow(netmask(prefix))}`)).toEqual(ok(prefix));
    }
    for (let length = 0; length <= 128; length++) expect(parsePrefix(`::/${length}`)).toEqual(ok(`::/${length}`));
  });

  test.each([
    "",
    "-1",
    "+1",
    " 1 ",
    "0x1",
    "33",
    "254.254.255.256",
    "1.a.2.3",
    "240.255.0.0",
    "255.254.128.0",
    "0.1.127.255",
    "pudding",
    "::",
    "24/24",
  ])("%j is not a netmask", (mask) => expect(parsePrefix(`1.2.3.4/${mask}`, { hostBits: "mask" }).ok).toBe(false));

  test("an address without a length is a network of one address", () => {
    expect(parsePrefix("1.2.3.4")).toEqual(ok("1.2.3.4/32"));
    expect(parseInterface("1.2.3.4")).toMatchObject(ok({ prefix: "1.2.3.4/32" }));
  });

  test("differs: a length with leading zeros, and a host mask are errors", () => {
    for (const text of ["0.0.0.0/08", "::/064", "10.0.0.0/0.255.255.255"]) expect(parsePrefix(text).ok).toBe(false);
    expect(wildcard("10.0.0.0/8")).toEqual(ok("0.255.255.255"));
  });

  test.each([
    ["10.0.0.0/30", "10.0.1.0/24", false],
    ["10.0.0.0/30", "10.0.0.0/24", true],
    ["10.0.1.0/24", "10.0.0.0/30", false],
    ["2000:aaa::/56", "2000:aaa::/48", true],
    ["2000:bbb::/56", "2000:aaa::/48", false],
  ])("%s subnet_of %s: %j", (inner, outer, answer) => {
    expect(contains(outer, inner)).toBe(answer);
  });

  test("differs: of two families contains is false, where subnet_of throws", () => {
    expect(contains("10.0.0.0/8", "::1/128")).toBe(false);
  });

  test("overlaps, subnets, supernet, indexes and sizes", () => {
    expect([overlaps("1.2.3.0/24", "1.2.3.0/30"), overlaps("1.2.3.0/24", "1.2.2.0/24")]).toEqual([true, false]);
    expect([...orThrow(subnets("1.2.3.0/24", 25))]).toEqual(["1.2.3.0/25", "1.2.3.128/25"]);
    expect([supernet("1.2.3.0/24"), supernet("0.0.0.0/0").ok]).toEqual([ok("1.2.2.0/23"), false]);
    expect([nth("1.2.3.0/24", 5), nth("1.2.3.0/24", -1), nth("1.2.3.0/24", 256)]).toEqual([
      ok("1.2.3.5"),
      ok("1.2.3.255"),
      ok(null),
    ]);
    expect([prefixSize("1.2.3.0/24"), prefixSize("2001:658:22a:cafe::/64")]).toEqual([ok(256n), ok(2n ** 64n)]);
  });

  test("hosts: without the network, the broadcast and the Subnet-Router anycast address", () => {
    expect([...orThrow(hosts("192.0.2.0/30"))]).toEqual(["192.0.2.1", "192.0.2.2"]);
    expect([...orThrow(hosts("192.0.2.0/31"))]).toEqual(["192.0.2.0", "192.0.2.1"]);
    expect([...orThrow(hosts("192.0.2.4/32"))]).toEqual(["192.0.2.4"]);
    expect([...orThrow(hosts("2001:db8::/126"))]).toEqual(["2001:db8::1", "2001:db8::2", "2001:db8::3"]);
    expect([...orThrow(hosts("2001:db8::/127"))]).toEqual(["2001:db8::", "2001:db8::1"]);
    expect([...orThrow(hosts("2001:db8::4/128"))]).toEqual(["2001:db8::4"]);
  });

  test("collapse_addresses, summarize_address_range and address_exclude", () => {
    const collapsed = orThrow(makeSet(["1.1.0.0/24", "1.1.1.0/24", "1.1.2.0/24", "1.1.3.0/24", "1.1.4.0", "1.1.0.7"]));
    expect([...prefixesOf(collapsed)]).toEqual(["1.1.0.0/22", "1.1.4.0/32"]);
    expect(rangeToPrefixes("1.1.1.0", "1.1.1.255")).toEqual(ok(["1.1.1.0/24"]));
    expect(rangeToPrefixes("1.1.1.1", "1.1.1.0").ok).toBe(false);
    const rest = difference(orThrow(makeSet(["10.1.1.0/24"])), orThrow(makeSet(["10.1.1.64/26"])));
    expect([...prefixesOf(rest)]).toEqual(["10.1.1.0/26", "10.1.1.128/25"]);
  });

  test("networks are ordered by address, then by length", () => {
    const sorted = ["1.1.1.0/24", "1.1.1.0/32", "1.1.1.1/32", "2.0.0.0/8", "::/0", "2001:db8::/32"];
    expect([...sorted].reverse().sort(comparePrefixes)).toEqual(sorted);
  });
});

describe("ip_interface", () => {
  test.each([
    ["1.2.3.4/24", "1.2.3.4", "1.2.3.0/24"],
    ["1.2.3.4/255.255.255.0", "1.2.3.4", "1.2.3.0/24"],
    ["2001:658:22a:cafe:200::1/64", "2001:658:22a:cafe:200::1", "2001:658:22a:cafe::/64"],
    ["::1/128", "::1", "::1/128"],
  ])("%s has an address and a network", (text, address, prefix) => {
    expect(parseInterface(text)).toEqual(ok({ address, zone: null, prefix }));
  });

  test("a scope comes before the length", () => {
    expect(parseInterface("2001:db8::1%scope/32")).toEqual(
      ok({ address: "2001:db8::1", zone: "scope", prefix: "2001:db8::/32" }),
    );
    expect(parseInterface("2001:db8::1/32%scope").ok).toBe(false);
  });
});

describe("membership and classes", () => {
  test("differs: an address with a scope throws, where Python ignores the scope", () => {
    expect(() => contains("fe80::/10", "fe80::1%scope")).toThrow(TypeError);
  });

  test("differs: an IPv4-mapped address is in the IPv4 network, where Python answers false", () => {
    expect([contains("10.0.0.0/8", "::ffff:10.0.0.1"), has(orThrow(makeSet(["::/0"])), "::ffff:10.0.0.1")]).toEqual([
      true,
      false,
    ]);
  });

  test.each([
    ["127.42.0.0", "loopback"],
    ["0.0.0.0", "unspecified"],
    ["10.255.255.255", "private"],
    ["169.254.100.200", "link-local"],
    ["224.1.1.1", "multicast"],
    ["240.0.0.1", "reserved"],
    ["100.64.0.0", "shared"],
    ["fc00::", "private"],
    ["fe80::1", "link-local"],
    ["ff01::", "multicast"],
    ["2001:db8::1", "documentation"],
  ])("%s is %s", (address, kind) => {
    expect(orThrow(classify(address)).kind).toBe(kind);
    expect(isGlobal(address)).toBe(false);
  });

  test("an IPv4-mapped address is global if the IPv4 address in it is, as in Python 3.13", () => {
    expect([isGlobal("::ffff:8.8.8.8"), isGlobal("::ffff:10.0.0.1")]).toEqual([true, false]);
  });
});
