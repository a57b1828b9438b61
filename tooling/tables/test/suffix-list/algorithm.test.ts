import { isPublicSuffix, publicSuffix } from "@url/site";
import { expect, test } from "vitest";
import { createAlgorithm, nearRules, type Rule, readRules, ruleText } from "../../src/suffix-list/index.ts";
import { differences } from "./algorithm.ts";

const rules = readRules();

test("domains near the rules have the suffix that the algorithm of the list finds, in every entry", () => {
  // A generated text can be another host than a domain, or no host, such as "www.0".
  const domains = nearRules(rules, 700, 1).filter((domain) => {
    const suffix = publicSuffix(domain);
    return suffix.ok && suffix.value !== null;
  });
  expect(domains.length).toBeGreaterThan(650);
  expect(domains.flatMap(differences)).toEqual([]);
});

test("every rule of the list is in the table, with its wildcards and exceptions", () => {
  expect(rules.length).toBeGreaterThan(10_000);
  const missing = rules.filter((rule) => {
    const domain = ruleText(rule).replace("*", "w").replace("!", "");
    return isPublicSuffix(domain) === rule.isException;
  });
  expect(missing.map(ruleText)).toEqual([]);
});

test("the list has the rules of its two sections, and none together with its wildcard", () => {
  const texts = new Set(rules.map(ruleText));
  expect(texts.size).toBe(rules.length);
  expect(rules.filter((rule) => texts.has(`*.${ruleText(rule)}`)).map(ruleText)).toEqual([]);
  const sections = ["com", "*.mm", "!www.ck", "github.io", "*.compute.amazonaws.com", "xn--fiqs8s"];
  expect(
    rules.filter((rule) => sections.includes(ruleText(rule))).map((rule) => [ruleText(rule), rule.section]),
  ).toEqual(
    expect.arrayContaining([
      ["com", "icann"],
      ["*.mm", "icann"],
      ["!www.ck", "icann"],
      ["github.io", "private"],
      ["*.compute.amazonaws.com", "private"],
      ["xn--fiqs8s", "icann"],
    ]),
  );
});

// The example of https://publicsuffix.org/list/: which labels can be registered below which rules.
test("the algorithm is that of the list's own example", () => {
  const example: Rule[] = ["com", "*.jp", "*.hokkaido.jp", "*.tokyo.jp", "!pref.hokkaido.jp", "!metro.tokyo.jp"].map(
    (text) => ({
      labels: text.replace("!", "").split(".").reverse(),
      section: "icann",
      isException: text.startsWith("!"),
    }),
  );
  const find = createAlgorithm(example);
  const registrable = (domain: string) => find(domain).registrable;
  expect(registrable("foo.com")).toBe("foo.com");
  expect(registrable("foo.bar.jp")).toBe("foo.bar.jp");
  expect(registrable("bar.jp")).toBe(null);
  expect(registrable("foo.bar.hokkaido.jp")).toBe("foo.bar.hokkaido.jp");
  expect(registrable("bar.hokkaido.jp")).toBe(null);
  expect(registrable("foo.bar.tokyo.jp")).toBe("foo.bar.tokyo.jp");
  expect(registrable("bar.tokyo.jp")).toBe(null);
  expect(registrable("pref.hokkaido.jp")).toBe("pref.hokkaido.jp");
  expect(registrable("metro.tokyo.jp")).toBe("metro.tokyo.jp");
});
