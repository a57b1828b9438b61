import { orThrow } from "@url/result";
import { describe, expect, test } from "vitest";
import { formatEndpoint, parseEndpoint } from "../src/endpoint/index.ts";
import {
  compareAddresses,
  expand,
  formatAddress,
  fromBytes,
  next,
  parseAddress,
  parseScoped,
  previous,
  unmap,
} from "../src/index.ts";
import {
  comparePrefixes,
  contains,
  overlaps,
  parseInterface,
  parsePrefix,
  rangeToPrefixes,
} from "../src/prefix/index.ts";
import {
  addressRangesOf,
  complement,
  difference,
  has,
  type IPSet,
  intersection,
  intersects,
  makeSet,
  prefixesOf,
  setEquals,
  union,
} from "../src/set/index.ts";
import { ok } from "./results.ts";

// The behaviours that the tests of Go's net/netip and of go4.org/netipx check, with inputs of our own. Where we differ,
// the name of the test says so, and the README says why.

const LAST = "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff";

describe("netip.ParseAddr", () => {
  test.each([
    ["0.0.0.0", "0.0.0.0"],
    ["198.51.100.255", "198.51.100.255"],
    ["::", "::"],
    ["::1", "::1"],
    ["fd12:3456:789a:1:2345:6789:abcd:ef01", "fd12:3456:789a:1:2345:6789:abcd:ef01"],
    ["fd12:3456::abcd:ef01", "fd12:3456::abcd:ef01"],
    ["fd12:3456:789a:1:2345:6789::", "fd12:3456:789a:1:2345:6789::"],
    ["fd12:3456:789a:1:2345:6789:abcd::", "fd12:3456:789a:1:2345:6789:abcd:0"],
    ["fd12:3456:789a::2345:6789:abcd:ef01", "fd12:3456:789a:0:2345:6789:abcd:ef01"],
    ["FD12:AB::1", "fd12:ab::1"],
    ["1:2::ffff:198.51.100.255", "1:2::ffff:c633:64ff"],
  ])("%s is %s", (text, canonical) => {
    expect(parseAddress(text)).toEqual(ok(canonical));
    expect(parseAddress(canonical)).toEqual(ok(canonical));
  });

  const invalid = ["", "bad", "1234", ".1.2.3", "1.2.3.", "1..2.3", "1.2.3.4.5", "0300.0250.0214.0377", "0xc0.0.0.1"];
  const short = [
    "192.168.12345",
    "127.0.1",
    "192.1234567",
    "127.1",
    "192.168.300.1",
    "010.000.015.001",
    "::ffff:1.2.03.4",
  ];
  const wrong = [
    "1:2:3:4:5:6:7",
    "1:2:3:4:5:6:7:8:9",
    "1:2:3:4::5:6:7:8",
    "fe801::1",
    "fe80:tail:scal:e::",
    "fe80::1::1",
  ];
  const cut = ["ffff:ffff:ffff:ffff:ffff:ffff:ffff:192.0.2.1", "::ffff:192.0.2.bad", "fe80:1?:1", "fe80:"];
  test.each([...invalid, ...short, ...wrong, ...cut])("%j is an error", (text) => {
    expect(parseAddress(text).ok).toBe(false);
    expect(parseScoped(text).ok).toBe(false);
  });

  test("a zone belongs to parseScoped: not empty, and not after IPv4", () => {
    expect(parseScoped("1:2::ffff:192.0.2.1%eth1")).toEqual(ok({ address: "1:2::ffff:c000:201", zone: "eth1" }));
    expect([parseScoped("fe80::1%").ok, parseScoped("1.2.3.4%eth0").ok]).toEqual([false, false]);
  });

  test("differs: an IPv4-mapped address is written in hexadecimal, and dotted on request", () => {
    expect(parseAddress("::ffff:192.0.2.128")).toEqual(ok("::ffff:c000:280"));
    expect(formatAddress("::ffff:c000:280", { ipv4Mapped: "dotted" })).toEqual(ok("::ffff:192.0.2.128"));
  });

  test.each([
    ["::ffff:c000:280", "192.0.2.128"],
    ["0:0:0:0:0000:ffff:127.1.2.3", "127.1.2.3"],
    ["0:0:0:0::ffff:127.1.2.3", "127.1.2.3"],
    ["::fffe:c000:280", "::fffe:c000:280"],
    ["::1", "::1"],
    ["1.2.3.4", "1.2.3.4"],
  ])("Unmap of %s is %s", (text, unmapped) => {
    expect(unmap(text)).toEqual(ok(unmapped));
  });

  test("slices of 4 and 16 bytes are addresses, and no others", () => {
    expect(fromBytes([10, 0, 0, 1])).toEqual(ok("10.0.0.1"));
    expect(fromBytes([0xfe, 0x80, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1])).toEqual(ok("fe80::1"));
    for (const length of [0, 3, 5]) expect(fromBytes(new Uint8Array(length)).ok).toBe(false);
  });

  test("StringExpanded, Next, Prev and the order: IPv4 first", () => {
    expect(expand("::ffff:192.0.2.1")).toEqual(ok("0000:0000:0000:0000:0000:ffff:c000:0201"));
    expect([next("255.255.255.255"), previous("::"), next("10.0.0.255"), next(LAST)]).toEqual([
      ok(null),
      ok(null),
      ok("10.0.1.0"),
      ok(null),
    ]);
    expect(["::2", "1.2.3.4", "::1", "8.8.8.8", "::"].sort(compareAddresses)).toEqual([
      "1.2.3.4",
      "8.8.8.8",
      "::",
      "::1",
      "::2",
    ]);
  });
});

test("netip.ParseAddrPort: brackets around IPv6 only, and a port of 16 bits", () => {
  for (const text of ["1.2.3.4:80", "[1::cafe]:80", "[1::cafe%en0]:80"]) {
    expect(formatEndpoint(orThrow(parseEndpoint(text)))).toEqual(ok(text));
  }
  for (const text of ["1.2.3.4:-1", "1.2.3.4:65536", "1::cafe:80", "[1.2.3.4]:80", "[1::cafe]", "1.2.3.4", ":80"]) {
    expect(parseEndpoint(text).ok).toBe(false);
  }
});

describe("netip.Prefix", () => {
  test.each([
    ["192.168.0.0/24", ["192.168.0.1", "192.168.0.55"], ["192.168.1.1", "1.1.1.1"]],
    ["192.168.1.1/32", ["192.168.1.1"], ["192.168.1.2"]],
    ["100.64.0.0/10", ["100.64.0.0", "100.81.251.94", "100.127.255.255"], ["100.63.255.255", "100.128.0.0"]],
    ["2001:db8::/96", ["2001:db8::aaaa:bbbb"], ["2001:db8::1:aaaa:bbbb", "2001:db9::"]],
    ["0.0.0.0/0", ["192.168.0.1", "1.1.1.1"], ["2001:db8::1"]],
    ["::/0", ["::1", "2001:db8::1"], ["192.0.2.1"]],
    ["2000::/3", ["2001:db8::1"], ["fe80::1"]],
  ])("%s contains some, and not others", (prefix, inside, outside) => {
    expect(parsePrefix(prefix)).toEqual(ok(prefix));
    for (const address of inside) expect(contains(prefix, address)).toBe(true);
    for (const address of outside) expect(contains(prefix, address)).toBe(false);
  });

  test.each([
    "1.257.1.1/24",
    "1.1.1.0/q",
    "1.1.1.0/-1",
    "1.1.1.0/33",
    "2001::/129",
    "1.1.1.0%a/24",
    "2001:db8::%a/32",
    "1.1.1.0/024",
    "1.1.1.0/+24",
  ])("ParsePrefix rejects %j", (text) => expect(parsePrefix(text).ok).toBe(false));

  test("differs: an address without a length is a prefix of all its bits, where ParsePrefix fails", () => {
    expect(parsePrefix("192.168.0.0")).toEqual(ok("192.168.0.0/32"));
  });

  test("differs: host bits are an error, unless they are masked or kept by parseInterface", () => {
    expect(parsePrefix("192.168.0.255/24").ok).toBe(false);
    expect(parsePrefix("192.168.0.255/24", { hostBits: "mask" })).toEqual(ok("192.168.0.0/24"));
    expect(parsePrefix("2100::/3", { hostBits: "mask" })).toEqual(ok("2000::/3"));
    expect(parseInterface("192.168.0.255/24")).toMatchObject({
      value: { address: "192.168.0.255", prefix: "192.168.0.0/24" },
    });
  });

  test.each([
    ["::/3", "0.0.0.0/3", false],
    ["1.2.0.0/16", "1.2.0.0/16", true],
    ["1.2.0.0/16", "1.2.3.0/24", true],
    ["1.2.0.0/16", "1.2.3.0/32", true],
    ["1.2.3.0/32", "0.0.0.0/0", true],
    ["5::1/128", "::/8", true],
    ["1::1/128", "2::2/128", false],
    ["100::/8", "::1/128", false],
  ])("%s overlaps %s: %j, in both orders", (a, b, answer) => {
    expect([overlaps(a, b), overlaps(b, a)]).toEqual([answer, answer]);
  });

  test("differs: a prefix of IPv4-mapped addresses overlaps their IPv4 prefix, and a zone is not an address", () => {
    expect(overlaps("::ffff:1.2.0.0/112", "1.2.3.0/24")).toBe(true);
    expect(() => contains("fe80::/10", "fe80::1%eth0")).toThrow(TypeError);
  });

  test("Compare: by family, address and length", () => {
    const sorted = ["1.2.0.0/16", "1.2.3.0/24", "2.0.0.0/8", "::/0", "fe80::/48", "fe80::/64"];
    expect([...sorted].reverse().sort(comparePrefixes)).toEqual(sorted);
  });
});

describe("netipx", () => {
  test("IPRange.Prefixes are the fewest", () => {
    expect(rangeToPrefixes("0.0.0.4", "0.0.0.11")).toEqual(ok(["0.0.0.4/30", "0.0.0.8/30"]));
    expect(rangeToPrefixes("10.0.0.0", "11.10.255.255")).toEqual(
      ok(["10.0.0.0/8", "11.0.0.0/13", "11.8.0.0/15", "11.10.0.0/16"]),
    );
    expect([rangeToPrefixes("0.0.0.0", "255.255.255.255"), rangeToPrefixes("::", LAST)]).toEqual([
      ok(["0.0.0.0/0"]),
      ok(["::/0"]),
    ]);
    expect(orThrow(rangeToPrefixes("1.2.3.5", "5.6.7.8"))).toHaveLength(29);
  });

  test.each(["foo-", "1.2.3.4-foo", "1.2.3.4-0.1.2.3", "::1-1.2.3.4", "-"])("ParseIPRange rejects %j", (text) => {
    expect(makeSet([text]).ok).toBe(false);
  });

  test("IPSetBuilder: what is added and removed in turn", () => {
    expect(ranges(difference(of("10.0.0.0/8", "::/0"), of("10.2.0.0/16")))).toEqual([
      ["10.0.0.0", "10.1.255.255"],
      ["10.3.0.0", "10.255.255.255"],
      ["::", LAST],
    ]);
    expect([...prefixesOf(of("10.0.0.0/8", "11.0.0.0/8"))]).toEqual(["10.0.0.0/7"]);
    expect([...prefixesOf(difference(of("10.0.0.0/8"), of("10.1.2.3")))]).toHaveLength(24);
    expect(union(difference(of("10.0.0.0/8"), of("10.1.2.3")), of("10.1.0.0/16"))).toEqual(of("10.0.0.0/8"));
    expect(ranges(difference(of("0.0.0.38-0.0.0.177"), of("0.0.0.18-0.0.0.38")))).toEqual([["0.0.0.39", "0.0.0.177"]]);
    expect([...prefixesOf(of("10.0.0.0", "10.0.0.1", "10.0.0.2", "10.0.0.3", "10.0.0.255"))]).toEqual([
      "10.0.0.0/30",
      "10.0.0.255/32",
    ]);
    expect(intersection(of("1.1.1.1-4.4.4.4"), of("2.2.2.2-3.3.3.3"))).toEqual(of("2.2.2.2-3.3.3.3"));
    expect(intersection(of("3.3.3.3-4.4.4.4"), of("1.1.1.1-2.2.2.2"))).toEqual(of());
  });

  test("Complement of nothing, of everything, and of some", () => {
    expect([...prefixesOf(complement(of()))]).toEqual(["0.0.0.0/0", "::/0"]);
    expect([...prefixesOf(complement(of("0.0.0.0/0", "::/0")))]).toEqual([]);
    expect(ranges(complement(of("1.1.1.1-2.2.2.2", "3.3.3.3", "4.4.4.0/24", "1::1")))).toEqual([
      ["0.0.0.0", "1.1.1.0"],
      ["2.2.2.3", "3.3.3.2"],
      ["3.3.3.4", "4.4.3.255"],
      ["4.4.5.0", "255.255.255.255"],
      ["::", "1::"],
      ["1::2", LAST],
    ]);
  });

  test.each([
    ["10.0.0.0-10.0.0.5", "10.0.0.0-10.0.0.5", true],
    ["10.0.0.0-10.0.0.5", "10.0.0.5-10.0.0.10", true],
    ["10.0.0.0-10.0.0.5", "10.0.0.2-10.0.0.3", true],
    ["10.0.0.0-10.0.0.4", "10.0.0.7-10.0.0.8", false],
    ["10.0.0.0-10.0.0.4", "::-::ff", false],
  ])("Overlaps: %s and %s: %j", (a, b, answer) => {
    expect([intersects(of(a), of(b)), intersects(of(b), of(a))]).toEqual([answer, answer]);
    expect(setEquals(of(a), of(b))).toBe(a === b);
  });

  test("Contains, at the ends of each range", () => {
    const set = of("10.0.0.0/8", "1.2.3.4/32", "fc00::/7");
    const inside = ["1.2.3.4", "10.0.0.0", "10.1.2.3", "10.255.255.255", "fc00::", "fc00::1", "fd00::1"];
    const outside = ["0.0.0.0", "::", "1.2.3.3", "1.2.3.5", "9.255.255.255", "11.0.0.0", "ff00::1"];
    expect(inside.map((address) => has(set, address))).not.toContain(false);
    expect(outside.map((address) => has(set, address))).not.toContain(true);
  });

  test("differs: a zone throws where netipx answers false, and ::/0 has no IPv4-mapped address", () => {
    expect(() => has(of("fd00::/8"), "fd00::1%a")).toThrow(TypeError);
    expect(has(of("::/0"), "::ffff:1.2.3.4")).toBe(false);
    expect(has(of("1.2.3.0/24"), "::ffff:1.2.3.4")).toBe(true);
  });
});

function ranges(set: IPSet): (readonly [string, string])[] {
  return [...addressRangesOf(set)];
}

function of(...items: string[]): IPSet {
  return orThrow(makeSet(items));
}
