import { describe, expect, test } from "vitest";
import { interfaceId, linkLocal, macOf, solicitedNode, withMAC } from "../src/eui64/index.ts";

describe("RFC 2464, section 4: 34-56-78-9A-BC-DE is 36-56-78-FF-FE-9A-BC-DE", () => {
  test.each(["34-56-78-9A-BC-DE", "34:56:78:9a:bc:de", "3456.789a.bcde", "3456789abcde"])("%s", (mac) => {
    expect(interfaceId(mac)).toBe("3656:78ff:fe9a:bcde");
    expect(linkLocal(mac)).toBe("fe80::3656:78ff:fe9a:bcde");
    expect(withMAC("2001:db8:1:2::/64", mac)).toBe("2001:db8:1:2:3656:78ff:fe9a:bcde");
  });

  test("and back, from any address that has it", () => {
    expect(macOf("fe80::3656:78ff:fe9a:bcde")).toBe("34:56:78:9a:bc:de");
    expect(macOf("2001:db8:1:2:3656:78ff:fe9a:bcde")).toBe("34:56:78:9a:bc:de");
  });
});

test("the universal/local bit is turned over both ways, and pieces lose their leading zeros", () => {
  expect(interfaceId("02:00:5e:10:00:01")).toBe("0:5eff:fe10:1");
  expect(linkLocal("02:00:5e:10:00:01")).toBe("fe80::5eff:fe10:1");
  expect(macOf("fe80::5eff:fe10:1")).toBe("02:00:5e:10:00:01");
});

test("macOf: null where no MAC address went in", () => {
  expect(["fe80::1", "2001:db8::3656:78fe:fe9a:bcde", "2001:db8::3656:78ff:ff9a:bcde", "192.0.2.1"].map(macOf)).toEqual(
    [null, null, null, null],
  );
});

test("solicitedNode: RFC 4291, section 2.7.1", () => {
  expect(solicitedNode("4037::01:800:200e:8c6c")).toBe("ff02::1:ff0e:8c6c");
  expect(solicitedNode("2001:db8::1")).toBe("ff02::1:ff00:1");
  expect(solicitedNode("192.0.2.1")).toBeNull();
});

test.each([
  ["34-56-78-9A-BC", { code: "mac-length", start: 0, end: 14 }],
  ["", { code: "mac-length", start: 0, end: 0 }],
  ["34-56-78-9A-BC-DE-F0", { code: "mac-length", start: 0, end: 20 }],
  ["34-56-78-9A-BC-DG", { code: "mac-invalid-digit", start: 16, end: 17 }],
  ["34-56:78-9A-BC-DE", { code: "mac-separator", start: 0, end: 17 }],
  ["3-456-78-9A-BC-DE", { code: "mac-separator", start: 0, end: 17 }],
  ["34-56-78-9A-BC-DE-", { code: "mac-separator", start: 0, end: 18 }],
])("%j is no MAC address: the code and the place", (mac, error) => {
  expect(interfaceId(mac)).toEqual(error);
  expect(linkLocal(mac)).toEqual(error);
});

test("withMAC: a prefix has 64 bits of IPv6", () => {
  const mac = "34-56-78-9A-BC-DE";
  expect(withMAC("2001:db8::/48", mac)).toEqual({ code: "eui64-prefix", start: 0, end: 13 });
  expect(withMAC("10.0.0.0/8", mac)).toEqual({ code: "eui64-prefix", start: 0, end: 10 });
  expect(withMAC("2001:db8::1/64", mac)).toEqual({ code: "prefix-host-bits", start: 0, end: 11 });
});

test("a text that is no address is told", () => {
  expect([macOf("1::2::3"), solicitedNode("1::2::3")].map((error) => (error as { code: string }).code)).toEqual([
    "IPv6-multiple-compression",
    "IPv6-multiple-compression",
  ]);
});
