import { expect, test } from "vitest";
import { matchesHost, readHostPatterns } from "../src/policy/host-patterns.ts";

const read = (list: readonly string[]) => readHostPatterns(list, "test", "hosts");

test.each<[readonly string[], string, boolean]>([
  [["*.example.com"], "a.example.com", true],
  [["*.example.com"], "a.b.example.com", true],
  [["*.example.com"], "example.com", false],
  [["*.example.com"], "aexample.com", false],
  [["*.example.com"], "example.com.evil.org", false],
  [["*.com", "*.a.b.c.example.org"], "x.com", true],
  [["*.com", "*.a.b.c.example.org"], "x.a.b.c.example.org", true],
  [["*.com", "*.a.b.c.example.org"], "x.b.c.example.org", false],
  [["*.com."], "x.com", true],
  [["example.com."], "example.com", true],
  [["*.com"], ".com", true],
  [["*.com"], "com", false],
  [[], "", false],
  [["*.xn--bcher-kva.example"], "a.xn--bcher-kva.example", true],
])("%j and %s: %s", (patterns, host, matches) => {
  expect(matchesHost(read(patterns), host)).toBe(matches);
});

test("looks as often as the longest suffix has labels, however many suffixes there are and however long the host is", () => {
  const patterns = read(Array.from({ length: 100_000 }, (_, index) => `*.a${index}.example.com`));
  let looked = 0;
  const has = (suffix: string) => {
    looked++;
    return patterns.suffixes.has(suffix);
  };
  const suffixes = { has } as ReadonlySet<string>;
  const count = (host: string) => {
    looked = 0;
    return [matchesHost({ ...patterns, suffixes }, host), looked];
  };
  expect(count("www.a99999.example.com")).toEqual([true, 3]);
  expect(count("www.other.example.com")).toEqual([false, 3]);
  expect(count(`${"a.".repeat(1_000_000)}example.com`)).toEqual([false, 5]);
});
