import { describe, expect, test } from "vitest";
import { interfaceId, linkLocal, macOf, solicitedNode, withMAC } from "../src/eui64/index.ts";
import { failed, ok } from "./results.ts";

describe("RFC 2464, section 4: 34-56-78-9A-BC-DE is 36-56-78-FF-FE-9A-BC-DE", () => {
  test.each(["34-56-78-9A-BC-DE", "34:56:78:9a:bc:de", "3456.789a.bcde", "3456789abcde"])("%s", (mac) => {
    expect(interfaceId(mac)).toEqual(ok("3656:78ff:fe9a:bcde"));
    expect(linkLocal(mac)).toEqual(ok("fe80::3656:78ff:fe9a:bcde"));
    expect(withMAC("2001:db8:1:2::/64", mac)).toEqual(ok("2001:db8:1:2:3656:78ff:fe9a:bcde"));
  });

  test("macOf returns the MAC address of any address that contains one", () => {
    expect(macOf("fe80::3656:78ff:fe9a:bcde")).toEqual(ok("34:56:78:9a:bc:de"));
    expect(macOf("2001:db8:1:2:3656:78ff:fe9a:bcde")).toEqual(ok("34:56:78:9a:bc:de"));
  });
});

test("inverts the universal/local bit in both directions, and writes pieces without leading zeros", () => {
  expect(interfaceId("02:00:5e:10:00:01")).toEqual(ok("0:5eff:fe10:1"));
  expect(linkLocal("02:00:5e:10:00:01")).toEqual(ok("fe80::5eff:fe10:1"));
  expect(macOf("fe80::5eff:fe10:1")).toEqual(ok("02:00:5e:10:00:01"));
});

test("macOf returns null for an address that was not made from a MAC address", () => {
  for (const address of ["fe80::1", "2001:db8::3656:78fe:fe9a:bcde", "2001:db8::3656:78ff:ff9a:bcde", "192.0.2.1"]) {
    expect(macOf(address)).toEqual(ok(null));
  }
});

test("solicitedNode returns the addresses of RFC 4291, section 2.7.1", () => {
  expect(solicitedNode("4037::01:800:200e:8c6c")).toEqual(ok("ff02::1:ff0e:8c6c"));
  expect(solicitedNode("2001:db8::1")).toEqual(ok("ff02::1:ff00:1"));
  expect(solicitedNode("192.0.2.1")).toEqual(ok(null));
});

test.each([
  ["34-56-78-9A-BC", { code: "mac-length", start: 0, end: 14 }],
  ["", { code: "mac-length", start: 0, end: 0 }],
  ["34-56-78-9A-BC-DE-F0", { code: "mac-length", start: 0, end: 20 }],
  ["34-56-78-9A-BC-DG", { code: "mac-invalid-digit", start: 16, end: 17 }],
  ["34-56:78-9A-BC-DE", { code: "mac-separator", start: 0, end: 17 }],
  ["3-456-78-9A-BC-DE", { code: "mac-separator", start: 0, end: 17 }],
  ["34-56-78-9A-BC-DE-", { code: "mac-separator", start: 0, end: 18 }],
])("%j is not a MAC address: code and range", (mac, error) => {
  expect(interfaceId(mac)).toEqual(failed(error));
  expect(linkLocal(mac)).toEqual(failed(error));
});

test("withMAC requires an IPv6 prefix of 64 bits, and says which argument is wrong", () => {
  const mac = "34-56-78-9A-BC-DE";
  expect(withMAC("2001:db8::/48", mac)).toEqual(failed({ code: "eui64-prefix", start: 0, end: 13, in: "prefix" }));
  expect(withMAC("10.0.0.0/8", mac)).toEqual(failed({ code: "eui64-prefix", start: 0, end: 10, in: "prefix" }));
  expect(withMAC("2001:db8::/64", "34")).toEqual(failed({ code: "mac-length", start: 0, end: 2, in: "mac" }));
  expect(withMAC("2001:db8::1/64", mac)).toEqual(failed({ code: "prefix-host-bits", start: 0, end: 11, in: "prefix" }));
});

test("macOf and solicitedNode fail for text that is not an address", () => {
  const error = { code: "IPv6-multiple-compression", start: 4, end: 6 };
  expect([macOf("1::2::3"), solicitedNode("1::2::3")]).toEqual([failed(error), failed(error)]);
});
