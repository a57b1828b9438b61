import { parseURL } from "@url/parser";
import type { URLRecord } from "@url/serializer";
import { isMissing, readWPT } from "@url/tooling-conformance/wpt";
import { applySuggestion, createURLPolicy, fix, formatDiagnostic, validate } from "@url/validator";
import { describe, expect, test } from "vitest";
import { BASES, base, hostile, input, mutated, validURL, wptInputs } from "../../src/properties/arbitraries.ts";
import { holds } from "../../src/properties/runs.ts";
import { isSameButForPercentEncoding, withURLUnits } from "../../src/properties/same-url.ts";

function recordOf(text: string | null) {
  const result = text === null ? null : parseURL(text);
  return result?.ok ? result.value : undefined;
}

/** What a valid URL string may have is not reported. */
const WITHOUT_ADVICE = createURLPolicy({ ignore: ["bytes-not-UTF-8", "scheme-not-registered", "scheme-repeated"] });

/** The law of `Suggestion`: what it keeps, for each error that the parser tolerates. */
function suggestionsKeepTheURL(text: string, baseText: string | null): void {
  const record = recordOf(baseText);
  const errors = validate(text, { base: record });
  const before = parseURL(text, { base: record });
  for (const { suggestion, fatal } of errors) {
    if (suggestion === null || fatal) continue;
    const better = applySuggestion(text, suggestion);
    const after = parseURL(better, { base: record });
    const outcome = before.ok
      ? after.ok && isSameButForPercentEncoding(before.value, after.value)
      : !after.ok && after.error.code === before.error.code;
    if (!outcome || better === text || validate(better, { base: record }).length > errors.length) {
      expect.fail(JSON.stringify({ text, baseText, suggestion, better, before, after }));
    }
  }
}

describe("equality up to percent-encoding, as the law of suggestions needs it", () => {
  const same = (a: string, b: string) => isSameButForPercentEncoding(recordOf(a)!, recordOf(b)!);

  test.each([
    ["a space", "foo:a b", "foo:a%20b"],
    ["a stray percent sign", "https://h/100%", "https://h/100%25"],
    ["a stray percent sign before a percent-encoded byte", "https://h/%%41", "https://h/%25%41"],
    ["a bracket", "https://h/[?[#[", "https://h/%5B?%5B#%5B"],
    ["a bar in an opaque host", 'foo://a"b/', "foo://a%22b/"],
    ["nothing", "https://u:p@h:1/a/b?c#d", "https://u:p@h:1/a/b?c#d"],
  ])("%s: equal", (_what, a, b) => {
    expect(same(a, b)).toBe(true);
  });

  test.each([
    ["a delimiter of the path", "https://h/a/b", "https://h/a%2Fb"],
    ["a delimiter of a form", "https://h/?a&b", "https://h/?a%26b"],
    ["a letter", "https://h/A", "https://h/%41"],
    ["the case of hexadecimal digits", "https://h/%c3", "https://h/%C3"],
    ["what a percent-encoded percent sign precedes", "https://h/%2541", "https://h/%41"],
    ["a drive letter", "file:///C:/", "file:///C%7C/"],
    ["an empty query and none", "https://h/?", "https://h/"],
    ["an empty fragment and none", "https://h/#", "https://h/"],
    ["a segment less", "https://h/a/", "https://h/a"],
    ["the scheme", "https://h/", "http://h/"],
    ["the port", "https://h:1/", "https://h/"],
    ["username and password", "https://u:p@h/", "https://u%3Ap@h/"],
    ["an empty host and none", "foo:///", "foo:/"],
    ["a path and an opaque one", "foo:/a", "foo:a"],
    ["a character and U+FFFD", "https://h/%F0%9F%92%A9", "https://h/%EF%BF%BD%EF%BF%BD"],
  ])("%s: not equal", (_what, a, b) => {
    expect(same(a, b)).toBe(false);
  });

  test("a valid spelling has no error in path, query or fragment, and is its own spelling", () => {
    holds([hostile], (text) => {
      const spelled = withURLUnits(text);
      expect(withURLUnits(spelled)).toBe(spelled);
      expect(validate(`foo://h/?${spelled}#${spelled}`, { policy: WITHOUT_ADVICE })).toEqual([]);
    });
  });
});

test("suggestions: a suggestion for a tolerated error keeps the URL up to percent-encoding, and adds no error", () => {
  for (const texts of [input, mutated(validURL)]) holds([texts, base], suggestionsKeepTheURL);
});

test("suggestions: hold the same law for text that is removed, repaired or replaced at random places", () => {
  holds([hostile, base], suggestionsKeepTheURL, 20_000);
});

test("suggestions: hold the same law for the inputs of web-platform-tests, without a base and with a base of each family", (context) => {
  const rows = readWPT("urltestdata.json");
  if (isMissing(rows)) {
    if (rows.fatal) throw new Error(rows.missing);
    return context.skip(rows.missing);
  }
  for (const text of wptInputs) for (const baseText of [null, ...BASES]) suggestionsKeepTheURL(text, baseText);
});

/** Applies one suggestion after the other until there is none. */
function applyEach(start: string, record: URLRecord | undefined): string {
  let text = start;
  // Every code point can be wrong, and every slash can be missing or additional.
  for (let round = 0; round < 10 * start.length + 10; round++) {
    const suggestion = validate(text, { base: record }).find((error) => error.suggestion !== null)?.suggestion;
    if (suggestion == null) return text;
    text = applySuggestion(text, suggestion);
  }
  throw new Error(`no end: ${text}`);
}

test("suggestions: applied one after the other, reach a text without suggestions", () => {
  holds([hostile, base], (text, baseText) => void applyEach(text, recordOf(baseText)), 2000);
});

test("fix: returns valid text, for the same URL up to percent-encoding, or null if something is left without a suggestion", () => {
  let fixed = 0;
  const law = (text: string, baseText: string | null): void => {
    const record = recordOf(baseText);
    const before = parseURL(text, { base: record });
    const better = fix(text, { base: record });
    if (better === null) {
      const last = applyEach(text, record);
      if (before.ok && validate(last, { base: record, policy: WITHOUT_ADVICE }).length === 0) {
        expect.fail(JSON.stringify({ text, baseText, last }));
      }
      return;
    }
    if (better !== text) fixed++;
    const after = parseURL(better, { base: record });
    const isSame = !before.ok || (after.ok && isSameButForPercentEncoding(before.value, after.value));
    if (
      !after.ok ||
      !isSame ||
      validate(better, { base: record, policy: WITHOUT_ADVICE }).length > 0 ||
      fix(better, { base: record }) !== better
    ) {
      expect.fail(JSON.stringify({ text, baseText, better, before, after }));
    }
  };
  for (const texts of [input, mutated(validURL), hostile]) holds([texts, base], law, 4000);
  expect(fixed).toBeGreaterThan(100);
});

test("diagnostics: contain no control character for any input, and survive JSON", () => {
  holds([input, base], (text, baseText) => {
    const errors = validate(text, { base: recordOf(baseText) });
    expect(JSON.parse(JSON.stringify(errors))).toEqual(errors);
    for (const error of errors) {
      expect(text.slice(error.start, error.end)).toBe(error.text);
      expect(formatDiagnostic(error, text)).not.toMatch(/[\0-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/);
    }
  });
});
