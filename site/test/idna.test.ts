import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { mapCodePoints, statusOf } from "../src/scripts/idna/code-points.ts";
import { explainDomain } from "../src/scripts/idna/explain.ts";
import { FAMOUS, nativeHost, showHost } from "../src/scripts/idna/shown.ts";

interface Row {
  readonly input: string;
  readonly output: string | null;
}
const rows = (name: string): Row[] =>
  JSON.parse(readFileSync(new URL(`../../tooling/data/wpt/rows/${name}.json`, import.meta.url), "utf8"));

// From IdnaMappingTable.txt of UTS #46; non-transitional processing, so the four deviations are valid.
test.each([
  ["a", "valid", "a"],
  ["A", "mapped", "a"],
  ["\u00df", "valid", "\u00df"],
  ["\u1e9e", "mapped", "\u00df"],
  ["\u200d", "valid", "\u200d"],
  ["\u00ad", "ignored", ""],
  ["\u200b", "ignored", ""],
  ["\u3002", "separator", "."],
  ["\uff0e", "separator", "."],
  ["\u0345", "mapped", "\u03b9"],
  ["\u0301", "valid", "\u0301"],
  ["\u0661", "valid", "\u0661"],
  ["\u05d0", "valid", "\u05d0"],
  ["\u2488", "disallowed", ""],
  ["\ufdfb", "mapped", "\u062c\u0644 \u062c\u0644\u0627\u0644\u0647"],
  ["\ufffd", "disallowed", ""],
  ["\ue000", "disallowed", ""],
])("the code point %j is %s", (character, status, to) => {
  expect(statusOf(character)).toEqual({ status, to });
});

test("counts the code points that are not shown, and gives ranges in UTF-16 code units", () => {
  const { steps, omitted } = mapCodePoints("\u{1f600}abc", 2);
  expect(steps.map(({ start, end, codePoint }) => [start, end, codePoint])).toEqual([
    [0, 2, 0x1f600],
    [2, 3, 0x61],
  ]);
  expect(omitted).toBe(2);
});

// WPT expects what the host parser returns, which lets ASCII domains through, and refuses forbidden code points.
test("has the ASCII form that WPT's toascii.json expects", () => {
  const forbidden = /[\0- "#%/:<>?@[\\\]^`{|}\x7f]/;
  const others = rows("toascii").filter(
    ({ input }) => /[^\0-\x7f]/.test(input) && !forbidden.test(input.normalize("NFKC")),
  );
  const wrong = others.filter(({ input, output }) => explainDomain(input, false).ascii !== output);
  expect(wrong).toEqual([]);
  expect(others.length).toBeGreaterThan(10);
});

test("shows the labels of straße.example as RFC 3492 encodes them", () => {
  const { labels, mapped, ascii, isBidi } = explainDomain("STRAẞE.example", false);
  expect(mapped).toBe("straße.example");
  expect(labels.map(({ unicode, ascii }) => [unicode, ascii])).toEqual([
    ["straße", "xn--strae-oqa"],
    ["example", "example"],
  ]);
  expect(ascii).toBe("xn--strae-oqa.example");
  expect(isBidi).toBe(false);
});

test("stops at the mapping step if a code point is disallowed", () => {
  const { mapped, labels, errors } = explainDomain("a\ue000b.example", false);
  expect([mapped, labels]).toEqual([null, []]);
  expect(errors).toMatchObject([{ code: "disallowed", start: 1, end: 2, codePoint: 0xe000 }]);
});

// RFC 5893, section 2: rule 1, and RFC 5892, appendix A.2; the rule numbers are those of UTS #46's validity criteria.
test.each([
  ["0a.\u05d0", false, 0, "bidi", true],
  ["a\u200db.example", false, 0, "contextJ", false],
  ["a.\u0301b", false, 1, "mark", false],
  ["xn--9.\u00df", false, 0, "punycode", false],
  ["a_b.example", true, 0, "std3", false],
  ["-a.example", true, 0, "hyphen", false],
  [`${"a".repeat(64)}.example`, true, 0, "length", false],
] as const)("%j fails in strict: %s, label %i, with %s", (domain, strict, index, code, isBidi) => {
  const steps = explainDomain(domain, strict);
  const label = steps.labels[index]!;
  expect(label.error?.code).toBe(code);
  expect(steps.isBidi).toBe(isBidi);
  const outcomes = label.checks.map(({ check, outcome }) => [check.code, outcome]);
  const failed = outcomes.findIndex(([, outcome]) => outcome === "failed");
  expect(outcomes[failed]).toEqual([code, "failed"]);
  const before = outcomes.slice(0, failed).map(([, outcome]) => outcome);
  expect(before.filter((outcome) => outcome === "failed" || outcome === "not reached")).toEqual([]);
  expect(outcomes.slice(failed + 1).every(([, outcome]) => outcome === "not reached" || outcome === "off")).toBe(true);
});

test("the checks of strict processing are off unless it is asked for", () => {
  const { labels } = explainDomain("a_b.example", false);
  const off = labels[0]!.checks.filter(({ outcome }) => outcome === "off").map(({ check }) => check.code);
  expect(off).toEqual(["hyphen", "std3", "length"]);
});

test("shows what a browser should show, and warns of what imitates another name", () => {
  // UTS #39: Cyrillic letters that look like "paypal".
  const shown = showHost("р\u0430ур\u0430l.com", FAMOUS);
  expect(shown.text).toBe(shown.host);
  expect(shown.spoofs.map(({ code }) => code)).toContain("looks-like-name");
  expect(showHost("münchen.example", FAMOUS)).toEqual({
    host: "xn--mnchen-3ya.example",
    text: "münchen.example",
    spoofs: [],
  });
});

test("the host of the platform is null where it refuses", () => {
  expect(nativeHost("straße.example")).toBe("xn--strae-oqa.example");
  expect(nativeHost("a b")).toBeNull();
});

test("the checks of decoded labels are for labels in Punycode, and the Bidi rule is for Bidi domains", () => {
  const needed = (domain: string): string[][] =>
    explainDomain(domain, false).labels.map(({ checks }) =>
      checks.filter(({ outcome }) => outcome === "passed").map(({ check }) => check.code),
    );
  expect(needed("straße.xn--strae-oqa")).toEqual([
    ["mark", "contextJ"],
    ["punycode", "disallowed", "nfc", "mark", "contextJ"],
  ]);
  expect(needed("a.\u05d0")).toEqual([
    ["mark", "contextJ", "bidi"],
    ["mark", "contextJ", "bidi"],
  ]);
});
