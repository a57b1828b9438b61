import { BlockList } from "node:net";
import { orThrow } from "@url/result";
import { describe, expect, test } from "vitest";
import { family } from "../src/index.ts";
import { addressRangesOf, has, type IPSet, makeSet } from "../src/set/index.ts";
import { makeRandom } from "./random.ts";

// What the tests of Node's net.BlockList check, and the class itself as a reference for random rules.

const random = makeRandom(23);

describe("net.BlockList", () => {
  test("addresses, and IPv4-mapped ones in both directions", () => {
    const set = of("1.1.1.1", "8592:757c:efae:4e45:fb5d:d62a:0d00:8e17", "::ffff:1.1.1.2");
    for (const address of ["1.1.1.1", "::ffff:1.1.1.1", "1.1.1.2", "8592:757c:efae:4e45:fb5d:d62a:d00:8e17"]) {
      expect(has(set, address)).toBe(true);
    }
    for (const address of ["1.2.3.4", "::1", "::ffff:1.1.1.3"]) expect(has(set, address)).toBe(false);
  });

  test("ranges, at both ends, and in reverse", () => {
    const set = of("1.1.1.1-1.1.1.10", "::1-::f");
    for (let n = 0; n <= 11; n++) expect(has(set, `1.1.1.${n}`)).toBe(n >= 1 && n <= 10);
    for (let n = 0; n <= 16; n++) expect(has(set, `::${n.toString(16)}`)).toBe(n >= 1 && n <= 15);
    expect(has(of("10.0.0.2-10.0.0.10"), "::ffff:0a00:000a")).toBe(true);
    expect(has(of("10.0.0.2-10.0.0.10"), "::ffff:ffff:ffff")).toBe(false);
    expect(makeSet(["1.1.1.2-1.1.1.1"])).toMatchObject({ error: { code: "range-reversed" } });
  });

  test("subnets whose length is not a multiple of 8", () => {
    const set = of("10.0.0.0/27", "8592:757c:efaf::/51");
    for (const address of ["10.0.0.0", "10.0.0.31", "8592:757c:efaf:1fff:ffff:ffff:ffff:ffff"])
      expect(has(set, address)).toBe(true);
    for (const address of ["10.0.0.32", "8592:757c:efaf:2fff:ffff:ffff:ffff:ffff"])
      expect(has(set, address)).toBe(false);
    expect([makeSet(["1.1.1.1/33"]).ok, makeSet(["::/129"]).ok, makeSet(["1.1.1.1/"]).ok]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test("differs: host bits are an error unless they are masked", () => {
    expect(makeSet(["1.1.1.0/16"])).toMatchObject({ error: { code: "prefix-host-bits" } });
    expect(has(orThrow(makeSet(["1.1.1.0/16"], { hostBits: "mask" })), "1.1.0.1")).toBe(true);
  });

  test("differs: a text that is not an address throws, where check answers false", () => {
    const list = new BlockList();
    list.addSubnet("10.0.0.0", 8);
    for (const text of ["010.0.0.1", "10.0.0.1 ", "10.1", "fe80::1%eth0"]) {
      expect(list.check(text)).toBe(false);
      expect(() => has(of("10.0.0.0/8"), text)).toThrow(TypeError);
    }
  });

  test("differs: the family is that of the address; check answers false for IPv6 without its second argument", () => {
    const list = new BlockList();
    list.addAddress("2001:db8::1", "ipv6");
    expect([list.check("2001:db8::1"), has(of("2001:db8::1"), "2001:db8::1")]).toEqual([false, true]);
  });

  test("differs: ::/0 has no IPv4 address, mapped or not", () => {
    const list = new BlockList();
    list.addSubnet("::", 0, "ipv6");
    expect([list.check("1.2.3.4"), list.check("::ffff:1.2.3.4", "ipv6")]).toEqual([true, true]);
    expect([has(of("::/0"), "1.2.3.4"), has(of("::/0"), "::ffff:1.2.3.4")]).toEqual([false, false]);
  });

  test("random rules and addresses at their ends, outside of ::/64: the same answers", () => {
    let inside = 0;
    for (let round = 0; round < 200; round++) {
      const prefixes = Array.from({ length: 1 + random.below(6) }, () =>
        random.below(2) === 0 ? random.prefix(4, 1) : `2001:db8:${random.prefix(6, 33).split(":").slice(2).join(":")}`,
      ).filter((text) => makeSet([text], { hostBits: "mask" }).ok);
      const set = orThrow(makeSet(prefixes, { hostBits: "mask" }));
      const list = new BlockList();
      for (const prefix of prefixes) {
        const [address, length] = prefix.split("/") as [string, string];
        list.addSubnet(address, Number(length), family(address) === 4 ? "ipv4" : "ipv6");
      }
      const ends = [...addressRangesOf(set)].flat();
      const addresses = [
        ...ends,
        ...ends.filter((end) => !end.includes(":")).map((end) => `::ffff:${end}`),
        random.address(4),
        `2001:db8::${random.below(65536).toString(16)}`,
      ];
      for (const address of addresses) {
        const answer = list.check(address, family(address) === 4 ? "ipv4" : "ipv6");
        inside += Number(answer);
        expect([address, prefixes, has(set, address)]).toEqual([address, prefixes, answer]);
      }
    }
    expect(inside).toBeGreaterThan(300);
  });
});

function of(...items: string[]): IPSet {
  return orThrow(makeSet(items));
}
