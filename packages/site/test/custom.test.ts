import { parseURL } from "@url/parser";
import { orThrow } from "@url/result";
import { expect, test } from "vitest";
import {
  createSuffixes,
  isPublicSuffix,
  isSameSite,
  isSchemelesslySameSite,
  publicSuffix,
  registrableDomain,
  type Suffixes,
  siteOf,
} from "../src/custom/index.ts";

const url = (text: string) => orThrow(parseURL(text));
const list = (...rules: string[]) => orThrow(createSuffixes(rules.join("\n")));

// By the algorithm of the list: https://github.com/publicsuffix/list/wiki/Format#formal-algorithm
test.each<[rules: string, domain: string, suffix: string | null, registrable: string | null]>([
  ["com", "www.example.com", "com", "example.com"],
  ["com", "example.test", "test", "example.test"],
  ["a.b.com", "x.a.b.com", "a.b.com", "x.a.b.com"],
  ["a.b.com", "a.b.com", "a.b.com", null],
  ["a.b.com", "b.com", "com", "b.com"],
  ["a.b.com", "xa.b.com", "com", "b.com"],
  ["a.b.com", "a.xb.com", "com", "xb.com"],
  ["com a.b.com", "z.b.com", "com", "b.com"],
  ["*.com", "com", "com", null],
  ["*.com", "a.com", "a.com", null],
  ["*.com", "b.a.com", "a.com", "b.a.com"],
  // A wildcard stands for one label, not for none.
  ["jp *.kobe.jp", "kobe.jp", "jp", "kobe.jp"],
  ["jp *.kobe.jp", "c.kobe.jp", "c.kobe.jp", null],
  ["jp *.kobe.jp !city.kobe.jp", "city.kobe.jp", "kobe.jp", "city.kobe.jp"],
  ["jp *.kobe.jp !city.kobe.jp", "a.city.kobe.jp", "kobe.jp", "city.kobe.jp"],
  ["!city.kobe.jp", "a.city.kobe.jp", "kobe.jp", "city.kobe.jp"],
  // An exception wins over longer rules.
  ["*.ck !www.ck a.www.ck", "b.a.www.ck", "ck", "www.ck"],
  // The rule with the most labels wins, also against a wildcard.
  ["*.com a.b.com", "x.a.b.com", "a.b.com", "x.a.b.com"],
  ["*.com a.b.com", "x.b.com", "b.com", "x.b.com"],
  ["*.b.com b.com", "x.b.com", "x.b.com", null],
  ["*.b.com c.b.com", "x.c.b.com", "c.b.com", "x.c.b.com"],
  ["com", "example.com.", "com.", "example.com."],
  ["com", "com.", "com.", null],
  ["com", "a..com", null, null],
  ["com", "a.com..", null, null],
  ["com", ".", null, null],
  ["com", "..", null, null],
  ["COM", "Example.COM", "com", "example.com"],
  ["個人.hk", "x.個人.hk", "xn--gmqw5a.hk", "x.xn--gmqw5a.hk"],
  ["個人.hk", "x.xn--gmqw5a.hk", "xn--gmqw5a.hk", "x.xn--gmqw5a.hk"],
  ["xn--gmqw5a.hk", "x.個人.hk", "xn--gmqw5a.hk", "x.xn--gmqw5a.hk"],
])("by the rules %s, %s has the suffix %s and the registrable domain %s", (rules, domain, suffix, registrable) => {
  const suffixes = list(...rules.split(" "));
  expect(orThrow(publicSuffix(domain, suffixes))).toBe(suffix);
  expect(orThrow(registrableDomain(domain, suffixes))).toBe(registrable);
  expect(isPublicSuffix(domain, suffixes)).toBe(suffix !== null && suffix === domain.toLowerCase());
});

test("reads a file with comments, blank lines, spaces, and the line ends of every system", () => {
  const suffixes = list(
    "\uFEFF// a comment",
    "",
    "  \t ",
    "\ta.test // the rule ends at the space",
    "b.test\r",
    "//c.test",
  );
  expect(["x.a.test", "x.b.test", "x.c.test"].map((host) => orThrow(publicSuffix(host, suffixes)))).toEqual([
    "a.test",
    "b.test",
    "test",
  ]);
});

test("a rule between the marks of the private section is in that section", () => {
  const suffixes = list(
    "// ===BEGIN ICANN DOMAINS===",
    "*.test",
    "// ===END ICANN DOMAINS===",
    "// ===BEGIN PRIVATE DOMAINS===",
    "b.a.test",
    "*.w.test",
    "!e.w.test",
    "// ===END PRIVATE DOMAINS===",
    "c.a.test",
  );
  const both = (host: string) => [
    orThrow(publicSuffix(host, suffixes)),
    orThrow(publicSuffix(host, suffixes, { privateDomains: true })),
    orThrow(publicSuffix(host, suffixes, { privateDomains: false })),
  ];
  expect(both("x.a.test")).toEqual(["a.test", "a.test", "a.test"]);
  expect(both("x.b.a.test")).toEqual(["b.a.test", "b.a.test", "a.test"]);
  expect(both("x.c.a.test")).toEqual(["c.a.test", "c.a.test", "c.a.test"]);
  expect(both("x.d.w.test")).toEqual(["d.w.test", "d.w.test", "w.test"]);
  // The exception is from the private wildcard; the other wildcard has none.
  expect(both("x.e.w.test")).toEqual(["w.test", "w.test", "w.test"]);
});

test.each<[text: string, code: string, start: number, end: number]>([
  ["", "list-empty", 0, 0],
  ["// com\n\n", "list-empty", 0, 8],
  ["<!DOCTYPE html>\n<title>404</title>", "rule-invalid", 0, 9],
  ["com\n  a b.test\n.b.test x", "rule-invalid", 15, 22],
  ["com.", "rule-invalid", 0, 4],
  ["a..com", "rule-invalid", 0, 6],
  ["127.0.0.1", "rule-invalid", 0, 9],
  ["[::1]", "rule-invalid", 0, 5],
  ["*", "rule-invalid", 0, 1],
  ["*.*.com", "rule-invalid", 0, 7],
  ["a.*.com", "rule-invalid", 0, 7],
  ["*a.com", "rule-invalid", 0, 6],
  ["!*.com", "rule-invalid", 0, 6],
  ["!!a.com", "rule-invalid", 0, 7],
  ["!com", "rule-invalid", 0, 4],
  ["!", "rule-invalid", 0, 1],
  ["*.", "rule-invalid", 0, 2],
  ["xn--a.ß", "rule-invalid", 0, 7],
  ["a:80", "rule-invalid", 0, 4],
])("%j is not a list: %s", (text, code, start, end) => {
  expect(createSuffixes(text)).toEqual({ ok: false, error: { code, start, end } });
});

test("a long list without a dot, and a run of line ends, are read once", () => {
  const many = Array.from({ length: 20_000 }, (_, i) => `a${i}`).join("\n");
  expect(isPublicSuffix("a19999", orThrow(createSuffixes(many)))).toBe(true);
  expect(createSuffixes(`${"\r".repeat(200_000)}\u2028`)).toMatchObject({ ok: false, error: { code: "list-empty" } });
});

test("sites follow the list that is passed", () => {
  const suffixes = list("// ===BEGIN PRIVATE DOMAINS===", "hosting.test");
  const [a, b, http] = [
    url("https://a.hosting.test/"),
    url("https://b.hosting.test/"),
    url("http://x.a.hosting.test/"),
  ];
  expect(orThrow(siteOf(http, suffixes))).toEqual({ kind: "tuple", scheme: "http", host: "a.hosting.test" });
  expect(orThrow(siteOf(http, suffixes, { privateDomains: false }))).toEqual({
    kind: "tuple",
    scheme: "http",
    host: "hosting.test",
  });
  expect([isSameSite(a, b, suffixes), isSameSite(a, b, suffixes, { privateDomains: false })]).toEqual([false, true]);
  expect([isSameSite(a, http, suffixes), isSchemelesslySameSite(a, http, suffixes)]).toEqual([false, true]);
  expect(isSchemelesslySameSite(b, http, suffixes)).toBe(false);
  expect(isSchemelesslySameSite(b, http, suffixes, { privateDomains: false })).toBe(true);
});

test.each([null, undefined, "com", {}, [], createSuffixes("com"), { slots: [] }])(
  "%j is not a list for a look-up",
  (wrong) => {
    const calls: readonly ((suffixes: Suffixes) => unknown)[] = [
      (suffixes) => publicSuffix("a", suffixes),
      (suffixes) => registrableDomain("a", suffixes),
      (suffixes) => isPublicSuffix("a", suffixes),
      (suffixes) => siteOf(url("http://a/"), suffixes),
      (suffixes) => isSameSite(url("http://a/"), url("http://a/"), suffixes),
      (suffixes) => isSchemelesslySameSite(url("http://a/"), url("http://a/"), suffixes),
    ];
    for (const call of calls) expect(() => call(wrong as never)).toThrow(/^\w+: suffixes must be what createSuffixes/);
  },
);

test.each([null, undefined, 1, ["com"], new Uint8Array(1)])("createSuffixes throws for %j", (text) => {
  expect(() => createSuffixes(text as never)).toThrow(/^createSuffixes: text must be a string/);
});
