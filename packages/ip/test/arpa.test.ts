import { describe, expect, test } from "vitest";
import { addressToArpa, arpaToAddress, parseArpa, prefixToArpa } from "../src/arpa/index.ts";
import { failed, ok } from "./results.ts";

test.each([
  // RFC 1035, section 3.5; RFC 3596, section 2.5.
  ["10.2.0.52", "52.0.2.10.in-addr.arpa"],
  ["4321:0:1:2:3:4:567:89ab", "b.a.9.8.7.6.5.0.4.0.0.0.3.0.0.0.2.0.0.0.1.0.0.0.0.0.0.0.1.2.3.4.ip6.arpa"],
])("the reverse name of %s is %s, in both directions", (address, name) => {
  expect(addressToArpa(address)).toEqual(ok(name));
  expect(arpaToAddress(name)).toEqual(ok(address));
  expect(arpaToAddress(`${name.toUpperCase()}.`)).toEqual(ok(address));
});

test.each([
  ["0.0.0.0/0", "in-addr.arpa"],
  ["10.0.0.0/8", "10.in-addr.arpa"],
  ["192.0.2.0/24", "2.0.192.in-addr.arpa"],
  ["192.0.2.1/32", "1.2.0.192.in-addr.arpa"],
  ["::/0", "ip6.arpa"],
  ["2001:db8::/32", "8.b.d.0.1.0.0.2.ip6.arpa"],
  ["2001:db8:f000::/36", "f.8.b.d.0.1.0.0.2.ip6.arpa"],
  // RFC 2317, section 4.
  ["192.0.2.0/25", "0/25.2.0.192.in-addr.arpa"],
  ["192.0.2.128/26", "128/26.2.0.192.in-addr.arpa"],
  ["192.0.2.192/26", "192/26.2.0.192.in-addr.arpa"],
])("the reverse zone of %s is %s, in both directions", (prefix, name) => {
  expect(prefixToArpa(prefix)).toEqual(ok(name));
  expect(parseArpa(name)).toEqual(ok(prefix));
});

test("reads the name of a host in a zone of RFC 2317", () => {
  expect(parseArpa("1.0/25.2.0.192.in-addr.arpa")).toEqual(ok("192.0.2.1/32"));
  expect(arpaToAddress("129.128/26.2.0.192.in-addr.arpa")).toEqual(ok("192.0.2.129"));
});

describe("a prefix without a reverse name", () => {
  test.each([
    ["10.0.0.0/9", { code: "arpa-boundary", start: 9, end: 10 }],
    ["10.0.0.0/23", { code: "arpa-boundary", start: 9, end: 11 }],
    ["2001:db8::/33", { code: "arpa-boundary", start: 11, end: 13 }],
    ["10.0.0.1/8", { code: "prefix-host-bits", start: 0, end: 8 }],
  ])("%s", (prefix, error) => {
    expect(prefixToArpa(prefix)).toEqual(failed(error));
  });
});

describe("text that is not a reverse name", () => {
  test.each([
    ["", { code: "arpa-suffix", start: 0, end: 0 }],
    ["1.2.0.192.in-addr.arpa.example", { code: "arpa-suffix", start: 0, end: 30 }],
    ["xin-addr.arpa", { code: "arpa-suffix", start: 0, end: 13 }],
    ["256.in-addr.arpa", { code: "arpa-label", start: 0, end: 3 }],
    ["01.in-addr.arpa", { code: "arpa-label", start: 0, end: 2 }],
    ["1..2.in-addr.arpa", { code: "arpa-label", start: 2, end: 2 }],
    [".1.in-addr.arpa", { code: "arpa-label", start: 0, end: 0 }],
    [".in-addr.arpa", { code: "arpa-label", start: 0, end: 0 }],
    ["10.ip6.arpa", { code: "arpa-label", start: 0, end: 2 }],
    ["g.ip6.arpa", { code: "arpa-label", start: 0, end: 1 }],
    ["5.4.3.2.1.in-addr.arpa", { code: "arpa-too-many-labels", start: 0, end: 1 }],
    [`0.${"0.".repeat(32)}ip6.arpa`, { code: "arpa-too-many-labels", start: 0, end: 1 }],
    // A subnet starts at a multiple of its size, a host is in its subnet, and only the last label is a subnet.
    ["1/25.2.0.192.in-addr.arpa", { code: "arpa-delegation", start: 0, end: 4 }],
    ["128.0/25.2.0.192.in-addr.arpa", { code: "arpa-delegation", start: 0, end: 16 }],
    ["0/24.2.0.192.in-addr.arpa", { code: "arpa-label", start: 0, end: 4 }],
    ["0/25.0.192.in-addr.arpa", { code: "arpa-label", start: 0, end: 4 }],
    ["0/25.0/25.2.0.192.in-addr.arpa", { code: "arpa-label", start: 0, end: 4 }],
  ])("%j: code and range", (name, error) => {
    expect(parseArpa(name)).toEqual(failed(error));
  });

  test("arpaToAddress fails for a partial name", () => {
    expect(arpaToAddress("2.0.192.in-addr.arpa")).toEqual(failed({ code: "arpa-partial", start: 0, end: 20 }));
    expect(arpaToAddress("0/25.2.0.192.in-addr.arpa")).toEqual(failed({ code: "arpa-partial", start: 0, end: 25 }));
  });

  test("addressToArpa fails for text that is not an address", () => {
    expect(addressToArpa("192.0.2")).toEqual(failed({ code: "IPv4-too-few-parts", start: 0, end: 7 }));
  });
});
