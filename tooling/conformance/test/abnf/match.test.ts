import { expect, test } from "vitest";
import { matches, parseABNF, RFC3986, RFC3987, RFC5234, RFC6570 } from "../../src/abnf/index.ts";

const rules = parseABNF(RFC5234, RFC3986, RFC3987, RFC6570);

test("defines every rule that it names", () => {
  const text = JSON.stringify([...rules.values()], ["type", "alts", "elements", "alt", "el", "name", "str"]);
  const named = Array.from(text.matchAll(/"(?:ruleref","name|prose","str)":"([^"]+)"/g));
  expect(named.length).toBeGreaterThan(rules.size);
  for (const [, name] of named) expect(rules.has(name!.toLowerCase()), name).toBe(true);
  expect(rules.size).toBe(3 + 36 + 25 + 15);
});

test("matches repetitions with bounds, tries all alternatives, and ignores case in quoted text", () => {
  const small = parseABNF('  a = 1*2"x" [ "y" ] *( "z" / "zz" )\n  b = a\n    / %x41-43 2( "q" )');
  const all = (texts: string[], rule: string) => texts.filter((text) => matches(small, rule, text));
  expect(all(["", "x", "X", "xx", "xxx", "xy", "xyy", "xzzz", "Bqq", "y"], "a")).toEqual([
    "x",
    "X",
    "xx",
    "xy",
    "xzzz",
  ]);
  expect(all(["Bqq", "bqq", "Bq", "Dqq", "xy"], "b")).toEqual(["Bqq", "xy"]);
});

test("compares numbers of characters and %s text exactly, and a prose value as the name of a rule", () => {
  const small = parseABNF('  a = %x61.42 / %s"xY" / "s" / 0<b>\n  b = "b" / <a>');
  const texts = ["aB", "ab", "xY", "xy", "S", "\u017f", "", "b"];
  expect(texts.filter((text) => matches(small, "a", text))).toEqual(["aB", "xY", "S", ""]);
});

test("rejects text that is not ABNF", () => {
  expect(() => parseABNF("a = b ~ c")).toThrow('but "~" found');
  expect(() => parseABNF("a = ) b")).toThrow('but ")" found');
  expect(() => matches(parseABNF("a = b"), "a", "")).toThrow("no rule b");
});

// RFC 3986, section 1.1.2
test.each([
  "ftp://ftp.is.co.za/rfc/rfc1808.txt",
  "http://www.ietf.org/rfc/rfc2396.txt",
  "ldap://[2001:db8::7]/c=GB?objectClass?one",
  "mailto:John.Doe@example.com",
  "news:comp.infosystems.www.servers.unix",
  "tel:+1-816-555-1212",
  "telnet://192.0.2.16:80/",
  "urn:oasis:names:specification:docbook:dtd:xml:4.1.2",
])("matches %s as a URI", (uri) => {
  expect(matches(rules, "URI", uri)).toBe(true);
  expect(matches(rules, "relative-ref", uri)).toBe(false);
  expect(matches(rules, "URI", `${uri} `)).toBe(false);
});
