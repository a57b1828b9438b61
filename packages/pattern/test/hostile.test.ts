import { matchPattern, parsePattern, testPattern, URLPattern } from "@url/pattern";
import { orThrow } from "@url/result";
import { expect, test } from "vitest";

// A regular expression of the Standard takes longer than anyone waits for most of these: it tries every way to divide the
// text. Ours take steps times units.

const REPEATED: [string, string, string][] = [
  ["wildcards", "*a", "a"],
  ["named segments", "{:x.}?", "a."],
  ["optional segments", "/:x?", "/a"],
  ["repeated segments", "/:x*", "/a"],
  ["repeated text", "{a}*", "a"],
  ["repeated wildcards", "{a*b}*", "ab"],
];

test.each(REPEATED)("fifty groups on a thousand units that do not match: %s", (_, piece, unit) => {
  const pathname = `${Array.from({ length: 50 }, (_, index) => piece.replace(":x", `:x${index}`)).join("")}!{:end}`;
  const pattern = orThrow(parsePattern({ protocol: "https", pathname }));
  const text = unit.repeat(1000 / unit.length);
  expect(testPattern(pattern, { protocol: "https", pathname: `${text}?` })).toBe(false);
  expect(matchPattern(pattern, { protocol: "https", pathname: `/${text}?` })).toBe(null);
});

test("a URL of sixty thousand units", () => {
  const pattern = orThrow(parsePattern({ pathname: "/:a*/:b?/*/c" }));
  expect(testPattern(pattern, `https://example.com${"/a".repeat(30_000)}`)).toBe(false);
  expect(matchPattern(pattern, `https://example.com${"/a".repeat(30_000)}/c`)?.pathname.groups["0"]).toBe("a");
});

test("a pattern of a thousand units, of each kind", () => {
  for (const unit of ["(", "{", "}", ":", "\\", "*", ":a", "/:", "(a", "(?", "{a", "a", "\u{1f600}", ":\u00e9"]) {
    const text = unit.repeat(1000 / unit.length);
    const result = parsePattern({ pathname: text }, { maxParts: 1000 });
    if (result.ok) expect(result.value.pathname.parts.length).toBeLessThanOrEqual(1000);
    expect(() => parsePattern(`https://${text}`)).not.toThrow();
    if (!result.ok && result.error.code !== "too-many-parts")
      expect(() => new URLPattern({ hash: text, pathname: text })).toThrow(TypeError);
  }
});

test("many optional groups compile and match", () => {
  const pathname = Array.from({ length: 500 }, (_, index) => `/:x${index}?`).join("");
  const match = matchPattern(orThrow(parsePattern({ pathname })), "https://example.com/a/b");
  expect([match?.pathname.groups.x0, match?.pathname.groups.x1, match?.pathname.groups.x2]).toEqual([
    "a",
    "b",
    undefined,
  ]);
});
