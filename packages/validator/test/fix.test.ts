import { describe, expect, test } from "vitest";
import { createURLPolicy, fix, isValidURLString } from "../src/index.ts";

describe("fix applies every suggestion", () => {
  test.each<[input: string, fixed: string, base?: string]>([
    ["http:/example.com", "http://example.com"],
    ["http:/example.com/a b", "http://example.com/a%20b"],
    ["https:\\\\example.com\\a\\b", "https://example.com/a/b"],
    [" example.com/a b\t", "https://example.com/a%20b"],
    ["https://127.1.:80/100%", "https://127.0.0.1:80/100%25"],
    ["https://h/a\tb\nc", "https://h/abc"],
    ["https://h/\ud83d\t\udca9", "https://h/\ufffd\ufffd"],
    ['nfs://a"b{c%/d e', "nfs://a%22b%7Bc%25/d%20e"],
    ["file:c|/x y", "file:///c:/x%20y"],
    ["file:\\\\a", "file://a"],
    ["https://[::1", "https://[::1]"],
    ["https:a b", "a%20b", "https://example.com/"],
  ])("%j", (input, fixed, base) => {
    expect(fix(input, { base })).toBe(fixed);
    if (base === undefined) expect(isValidURLString(fixed)).toBe(true);
  });
});

test.each(["https://h/", "mailto:a@b.example", "https://faß.example/é?q#f"])("fix returns %j as it is", (valid) => {
  expect(fix(valid)).toBe(valid);
});

test.each([
  "https://user@h/",
  "https://h:x/",
  "https://a b/",
  "https://h:99999/a b",
  "word",
  "",
  "https://",
  // A drive is not a scheme, and a number of the address is missing rather than 0.
  "C:\\Users\\me\\file.txt",
  "https://1.2.3/",
  "https://1.2.3./",
])("fix returns null for %j, because it is not known what was meant", (input) => {
  expect(fix(input)).toBeNull();
});

test("fix returns null if the base is not a URL, although there is a suggestion for it", () => {
  expect(fix("a", { base: "example.com" })).toBeNull();
});

test("fix returns null for what the policy does not allow", () => {
  const policy = createURLPolicy({ schemes: ["https"], credentials: true });
  expect(fix("https://user@h/a b", { policy })).toBe("https://user@h/a%20b");
  expect(fix("http://h/a b", { policy })).toBeNull();
});

// More errors than a list has: what follows is encoded as a whole.
test.each([
  ["https://h/", "?a#b"],
  ["https://h/\\a", "\\b"],
  ["https://h/?\\", "\\#"],
  ["https://h/#", "#?\\"],
  ["x:/", "\\"],
  ["file:///C|/", "\\c"],
])("a text with 30,000 mistakes is corrected as one with three is: %s", (start, end) => {
  const few = fix(`${start}${" <\ud800é".repeat(1)}${end}`);
  const many = fix(`${start}${" <\ud800é".repeat(10_000)}${end}`);
  const once = "%20%3C%EF%BF%BDé";
  expect(few).toContain(once);
  expect(many).toBe(few?.replace(once, once.repeat(10_000)));
});

test.each([
  ["%41", "%41"],
  ["\u{1F512}", "\u{1F512}"],
  ["%zz", "%25zz"],
  [" b", "%20b"],
  ["\ud800", "%EF%BF%BD"],
  ["%C3%A9`", "%C3%A9%60"],
  ["%4 ", "%254%20"],
])("%j is never cut, although a long text is encoded in parts", (unit, written) => {
  for (const before of ["", "a", "ab", "abc"]) {
    const fixed = fix(`https://h/${" ".repeat(10_001)}${before}${unit.repeat(20_000)}#`);
    expect(fixed === `https://h/${"%20".repeat(10_001)}${before}${written.repeat(20_000)}#`).toBe(true);
  }
});

test.each([
  ["https://h/", "", ""],
  ["https://h/", "?q#f", "?q#f"],
  ["https://h/", "#f", "#f"],
  ["https://h/?", "#f", "#f"],
  ["https://h/?q#", "#?", "%23?"],
  ["https://h/#", "?", "?"],
])("%s with more errors than one round corrects, and %j behind them", (start, end, written) => {
  const fixed = fix(`${start}${" b".repeat(10_100)}${end}`);
  // Not `toBe` of the text, which would print all of it.
  expect(fixed === `${start}${"%20b".repeat(10_100)}${written}`).toBe(true);
});
