import { expect, test } from "vitest";
import { MILLION } from "../src/million/contestants.ts";
import { page } from "../src/million/page.ts";
import { addresses, bytesOf } from "../src/million/prefixes.ts";

test("every contestant finds the same addresses, as text, as bytes and in a batch", () => {
  const prefixes = Array.from({ length: 200 }, (_, n) => `${n}.${(n * 7) % 256}.0.0/${n % 3 === 0 ? 16 : 20}`).concat(
    "64.0.0.0/5",
  );
  const texts = addresses(300);
  const bytes = bytesOf(texts);
  const each = texts.map((_, index) => bytes.subarray(index * 4, index * 4 + 4));
  const found = Array.from(MILLION.values(), ({ build }) => {
    const built = build(prefixes);
    const counts = [built.text(texts), built.bytewise?.(each), built.batch?.(bytes)].filter(
      (count) => count !== undefined,
    );
    expect(new Set(counts).size).toBe(1);
    return counts[0];
  });
  expect(new Set(found).size).toBe(1);
  expect(found[0]).toBeGreaterThan(5);
});

test("the page has a table for each engine, and a dash for what was not measured", () => {
  const measured = {
    buildMs: 380.4,
    peakMB: 9.44,
    keptMB: 9.1,
    arraysMB: null,
    text: 3_110_000,
    bytes: null,
    batch: null,
  };
  const text = page([
    { key: "block-list", node: "20.0.0", ...measured },
    { key: "cidr-tools", node: "26.0.0", ...measured },
  ]);
  expect(text).toContain("## Node 20.0.0\n");
  expect(text).toContain("| `net.BlockList` | 380 | 9.44 | 9.1 | – | 3,110,000 | – | – |");
  expect(text).toContain("| cidr-tools `containsCidr` | – | – | – | – | 3,110,000 | – | – |");
});
