import { orThrow } from "@url/result";
import { describe, expect, test, vi } from "vitest";
import { commonSupernet, contains, prefixLength, randomAddress, subnets, supernet } from "../src/prefix/index.ts";
import { makeSet, nextFree, overlapsPrefix } from "../src/set/index.ts";
import { makeRandom } from "./random.ts";
import { failed, ok } from "./results.ts";

describe("commonSupernet", () => {
  test.each<[readonly string[], string | null]>([
    [["10.0.4.0/24", "10.0.7.0/24"], "10.0.4.0/22"],
    [["10.0.4.0/24", "10.0.4.0/22"], "10.0.4.0/22"],
    [["10.0.4.0/22", "10.0.4.7"], "10.0.4.0/22"],
    [["10.0.0.1"], "10.0.0.1/32"],
    [["0.0.0.0", "255.255.255.255"], "0.0.0.0/0"],
    [["2001:db8::1", "2001:db8:8000::"], "2001:db8::/32"],
    [["::1", "8000::"], "::/0"],
    [["192.0.2.0/24", "::/0"], null],
    [["::ffff:192.0.2.0/120", "192.0.2.0/24"], null],
    [[], null],
  ])("of %j is %s", (prefixes, expected) => {
    expect(commonSupernet(prefixes)).toEqual(ok(expected));
  });

  test("contains each of the prefixes, and no longer prefix does", () => {
    const random = makeRandom(7);
    for (let times = 0; times < 1000; times++) {
      const family = times % 2 === 0 ? 4 : 6;
      const prefixes = Array.from({ length: 1 + random.below(4) }, () => random.prefix(family, random.below(2) * 20));
      const common = orThrow(commonSupernet(new Set(prefixes)))!;
      for (const prefix of prefixes) expect([common, prefix, isWithin(prefix, common)]).toEqual([common, prefix, true]);
      const length = orThrow(prefixLength(common));
      if (prefixes.some((prefix) => orThrow(prefixLength(prefix)) <= length)) continue;
      const halves = [...orThrow(subnets(common, length + 1))];
      for (const half of halves) expect(prefixes.every((prefix) => isWithin(prefix, half))).toBe(false);
    }
  });

  test("fails at the first that is not a prefix, with its index", () => {
    expect(commonSupernet(["::/0", "10.0.0.1/8"])).toEqual(
      failed({ code: "prefix-host-bits", start: 0, end: 8, index: 1 }),
    );
    expect(() => commonSupernet("10.0.0.0/8")).toThrow("commonSupernet: prefixes must be an iterable of strings");
  });
});

/** By another function than the one that is tested, which reads mapped addresses as they are written. */
function isWithin(prefix: string, outer: string): boolean {
  return orThrow(supernet(prefix, orThrow(prefixLength(outer)))) === outer;
}

describe("nextFree", () => {
  test.each<[string, readonly string[], number, string | null]>([
    ["10.0.0.0/8", [], 24, "10.0.0.0/24"],
    ["10.0.0.0/8", ["10.0.0.0/16", "10.1.0.7"], 24, "10.1.1.0/24"],
    ["10.0.0.0/30", ["10.0.0.0/32", "10.0.0.2"], 31, null],
    ["10.0.0.0/30", ["10.0.0.0/32", "10.0.0.2"], 32, "10.0.0.1/32"],
    ["10.0.0.0/24", ["10.0.0.3-10.0.0.129"], 26, "10.0.0.192/26"],
    ["10.0.0.0/24", ["0.0.0.0/0"], 32, null],
    ["10.0.0.0/24", ["9.0.0.0-10.0.0.255"], 32, null],
    ["10.0.0.0/24", ["10.0.1.0/24", "9.0.0.0/8", "::/0"], 24, "10.0.0.0/24"],
    ["0.0.0.0/0", ["0.0.0.0-255.255.255.254"], 32, "255.255.255.255/32"],
    ["0.0.0.0/0", ["255.255.255.255"], 0, null],
    ["255.255.255.0/24", ["255.255.255.0/25", "255.255.255.255"], 25, null],
    ["0.0.0.0/1", ["0.0.0.0-127.255.255.255"], 8, null],
    ["2001:db8::/32", ["2001:db8::/48", "2001:db8:1::1"], 48, "2001:db8:2::/48"],
    [
      "ffff::/16",
      ["ffff::-ffff:ffff:ffff:ffff:ffff:ffff:ffff:fffe"],
      128,
      "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff/128",
    ],
    ["::ffff:10.0.0.0/104", ["10.0.0.0/9"], 16, "10.128.0.0/16"],
    ["10.0.0.1", [], 32, "10.0.0.1/32"],
  ])("in %s without %j, of %i bits: %s", (pool, taken, length, expected) => {
    expect(nextFree(pool, orThrow(makeSet(taken)), length)).toEqual(ok(expected));
  });

  test("is the first subnet that does not overlap", () => {
    const random = makeRandom(31);
    for (let times = 0; times < 500; times++) {
      const family = times % 2 === 0 ? 4 : 6;
      const pool = random.prefix(family, family === 4 ? 22 : 118);
      const own = orThrow(prefixLength(pool));
      const bits = Math.min(family === 4 ? 32 : 128, own + random.below(8));
      const all = [...orThrow(subnets(pool, family === 4 ? 32 : 128))];
      const taken = orThrow(makeSet(all.filter(() => random.below(8) > 0)));
      const expected = [...orThrow(subnets(pool, bits))].find((subnet) => !overlapsPrefix(taken, subnet)) ?? null;
      expect([pool, bits, nextFree(pool, taken, bits)]).toEqual([pool, bits, ok(expected)]);
    }
  });

  test("fails for a pool or a length that cannot be, and throws for what is not a set", () => {
    const none = orThrow(makeSet([]));
    expect(nextFree("10.0.0.1/8", none, 24)).toEqual(failed({ code: "prefix-host-bits", start: 0, end: 8 }));
    for (const length of [7, 33, -1]) {
      expect(nextFree("10.0.0.0/8", none, length)).toEqual(
        failed({ code: "prefix-length-out-of-range", start: 0, end: 10 }),
      );
    }
    expect(() => nextFree("10.0.0.0/8", none, 9.5)).toThrow(RangeError);
    expect(() => nextFree("10.0.0.0/8", {} as never, 24)).toThrow(TypeError);
  });

  test("takes a step for each range, and not for each subnet", () => {
    const taken = orThrow(makeSet(["::/1", "8000::/2"]));
    expect(nextFree("::/0", taken, 128)).toEqual(ok("c000::/128"));
  });
});

describe("randomAddress", () => {
  test("fills the bits after the prefix with the bytes that it is given", () => {
    const ones = (bytes: Uint8Array) => bytes.fill(0xff);
    const zeros = (bytes: Uint8Array) => bytes.fill(0);
    expect(randomAddress("192.0.2.0/23", { random: ones })).toEqual(ok("192.0.3.255"));
    expect(randomAddress("192.0.2.0/23", { random: zeros })).toEqual(ok("192.0.2.0"));
    expect(randomAddress("2001:db8::/33", { random: ones })).toEqual(ok("2001:db8:7fff:ffff:ffff:ffff:ffff:ffff"));
    expect(randomAddress("::/0", { random: ones })).toEqual(ok("ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff"));
    expect(randomAddress("192.0.2.7", { random: ones })).toEqual(ok("192.0.2.7"));
  });

  test("asks for as many bytes as the address has", () => {
    const asked: number[] = [];
    const random = ({ length }: Uint8Array) => asked.push(length);
    randomAddress("10.0.0.0/8", { random });
    randomAddress("::/0", { random });
    expect(asked).toEqual([4, 16]);
  });

  test("is in the prefix, and reaches each of its addresses", () => {
    const found = new Set<string>();
    for (let times = 0; times < 2000; times++) {
      const address = orThrow(randomAddress("192.0.2.16/28"));
      expect(contains("192.0.2.16/28", address)).toBe(true);
      found.add(address);
    }
    expect(found.size).toBe(16);
  });

  test("fails for what is not a prefix, and throws without randomness", () => {
    expect(randomAddress("10.0.0.1/8")).toEqual(failed({ code: "prefix-host-bits", start: 0, end: 8 }));
    expect(() => randomAddress("10.0.0.0/8", { random: 4 as never })).toThrow(TypeError);
    vi.stubGlobal("crypto", undefined);
    expect(() => randomAddress("10.0.0.0/8")).toThrow("pass the option random");
    vi.unstubAllGlobals();
  });

  test("does not choose with Math.random", () => {
    const predictable = vi.spyOn(Math, "random");
    randomAddress("10.0.0.0/8");
    expect(predictable).not.toHaveBeenCalled();
    predictable.mockRestore();
  });
});
