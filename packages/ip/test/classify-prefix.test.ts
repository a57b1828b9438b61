import { orThrow } from "@url/result";
import { describe, expect, test } from "vitest";
import { fromBigInt, offset, toBigInt } from "../src/index.ts";
import { contains, firstAddress, lastAddress } from "../src/prefix/index.ts";
import { classify, classifyPrefix, specialBlocks } from "../src/special/index.ts";
import { makeRandom } from "./random.ts";
import { failed } from "./results.ts";

const random = makeRandom(17);

describe("classifyPrefix", () => {
  test("a prefix with private and global addresses is mixed, and its parts say where", () => {
    expect(classifyPrefix("8.0.0.0/5")).toMatchObject({
      ok: true,
      value: {
        prefix: "8.0.0.0/5",
        kind: "mixed",
        isGlobal: false,
        parts: [
          { first: "8.0.0.0", last: "9.255.255.255", kind: "global", isGlobal: true, block: null },
          {
            first: "10.0.0.0",
            last: "10.255.255.255",
            kind: "private",
            isGlobal: false,
            block: { prefix: "10.0.0.0/8" },
          },
          { first: "11.0.0.0", last: "15.255.255.255", kind: "global", isGlobal: true, block: null },
        ],
      },
    });
  });

  test.each([
    ["8.0.0.0/7", "global", true, 1],
    ["10.1.0.0/16", "private", false, 1],
    ["127.0.0.0/8", "loopback", false, 1],
    ["172.0.0.0/8", "mixed", false, 3],
    ["224.0.0.0/4", "multicast", false, 1],
    ["240.0.0.0/4", "mixed", false, 2],
    ["2600::/12", "global", true, 1],
    ["fc00::/7", "private", false, 1],
    ["ff00::/8", "multicast", false, 1],
    ["4000::/2", "mixed", false, 3],
    ["64:ff9b::808:808/128", "global", true, 1],
    ["64:ff9b::800:0/104", "global", true, 1],
    ["64:ff9b::a00:0/104", "private", false, 1],
    ["64:ff9b::800:0/101", "mixed", false, 3],
    ["2002:a00::/24", "private", false, 1],
    ["2001::/32", "special", false, 1],
    ["::/127", "mixed", false, 2],
  ])("%s: %s, global: %j, %d parts", (prefix, kind, isGlobal, parts) => {
    const found = orThrow(classifyPrefix(prefix));
    expect([found.kind, found.isGlobal, found.parts.length]).toEqual([kind, isGlobal, parts]);
  });

  test("fails as parsePrefix does", () => {
    expect(classifyPrefix("10.0.0.1/8")).toEqual(failed({ code: "prefix-host-bits", start: 0, end: 8 }));
  });

  test("the parts are the whole prefix, in order, and no two neighbours are alike", () => {
    for (const prefix of ["0.0.0.0/0", "::/0", "2000::/3", "64:ff9b::/96", "2002::/16", ...randomPrefixes(200)]) {
      const { parts } = orThrow(classifyPrefix(prefix));
      expect(parts[0]!.first).toBe(orThrow(firstAddress(prefix)));
      expect(parts[parts.length - 1]!.last).toBe(orThrow(lastAddress(prefix)));
      parts.forEach((part, index) => {
        const before = parts[index - 1];
        if (before === undefined) return;
        expect(orThrow(offset(before.last, 1))).toBe(part.first);
        const same = before.kind === part.kind && before.isGlobal === part.isGlobal && before.block === part.block;
        expect(same).toBe(false);
      });
    }
  });

  test("an address has the classification of its part, apart from the forms without a fixed place", () => {
    const loose = new Set(["ISATAP", "Teredo-server", "Teredo-client", "NAT64-local"]);
    let compared = 0;
    for (const prefix of [
      "0.0.0.0/0",
      "::/0",
      "64:ff9b::/96",
      "2002::/16",
      "::/96",
      ...specialBlocks().map((block) => block.prefix),
      ...randomPrefixes(200),
    ]) {
      const { parts } = orThrow(classifyPrefix(prefix));
      for (let round = 0; round < 3; round++) {
        const part = parts[random.below(parts.length)]!;
        for (const address of [part.first, part.last, between(part.first, part.last)]) {
          const own = orThrow(classify(address));
          const isLoose = own.embedded.some(({ form }) => loose.has(form));
          if (!contains(prefix, address)) continue;
          // Fail-closed: no part is global where an address is not, except for ISATAP.
          if (!own.embedded.some(({ form }) => form === "ISATAP")) {
            expect([prefix, address, part.isGlobal]).toEqual([prefix, address, own.isGlobal]);
          }
          if (isLoose) continue;
          compared++;
          expect([prefix, address, part.kind, part.block]).toEqual([prefix, address, own.kind, own.block]);
        }
      }
    }
    expect(compared).toBeGreaterThan(1000);
  });

  test("one address is classified with every form", () => {
    for (const address of ["2001:0:a00:1::", "2600::5efe:a00:1", "64:ff9b:1::a00:1"]) {
      const { kind, isGlobal } = orThrow(classify(address));
      expect(orThrow(classifyPrefix(`${address}/128`))).toMatchObject({ kind, isGlobal });
    }
  });
});

function between(first: string, last: string): string {
  const [from, to] = [orThrow(toBigInt(first)), orThrow(toBigInt(last))];
  const family = first.includes(":") ? 6 : 4;
  return orThrow(fromBigInt(from + ((to - from) * BigInt(random.below(1000))) / 1000n, family));
}

function randomPrefixes(count: number): string[] {
  return Array.from({ length: count }, () => random.prefix(random.below(2) === 0 ? 4 : 6));
}
