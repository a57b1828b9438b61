import { parseURL } from "@url/parser";
import { canonicalizeURL } from "@url/parser/internal";
import { percentDecode, toScalarValueString, utf8DecodeWithoutBOM } from "@url/percent";
import { applySuggestion, formatDiagnostic, validate } from "@url/validator";
import { expect, test } from "vitest";
import { base, input, mutated, validURL } from "../src/arbitraries.ts";
import { holds } from "../src/runs.ts";

function recordOf(text: string | null) {
  const result = text === null ? null : parseURL(text);
  return result?.ok ? result.value : undefined;
}

function decoded(href: string): string {
  return utf8DecodeWithoutBOM(percentDecode(href));
}

test("suggestions: what is forgiven stays the same URL but for percent-encoding, with no more errors than before", () => {
  for (const texts of [input, mutated(validURL)]) {
    holds([texts, base], (raw, baseText) => {
      // To take a tab out from between two lone surrogates would make one character of them.
      const text = toScalarValueString(raw);
      const record = recordOf(baseText);
      const errors = validate(text, { base: record });
      const href = canonicalizeURL(text, record as LocatedURL);
      for (const { suggestion } of errors) {
        if (suggestion === null || typeof href !== "string") continue;
        const better = applySuggestion(text, suggestion);
        const after = canonicalizeURL(better, record as LocatedURL);
        expect([text, baseText, better, typeof after]).toEqual([text, baseText, better, "string"]);
        expect(decoded(after as string)).toBe(decoded(href));
        expect(validate(better, { base: record }).length).toBeLessThanOrEqual(errors.length);
      }
    });
  }
});

test("suggestions: one after the other they come to an end, where none is left", () => {
  holds(
    [input, base],
    (start, baseText) => {
      const record = recordOf(baseText);
      let text = start;
      // Every code point may be wrong, every slash may be missing or one too many.
      for (let round = 0; round < 10 * start.length + 10; round++) {
        const suggestion = validate(text, { base: record }).find((error) => error.suggestion !== null)?.suggestion;
        if (suggestion == null) return;
        text = applySuggestion(text, suggestion);
      }
      throw new Error(`no end: ${text}`);
    },
    2000,
  );
});

test("diagnostics: of any input they are shown without a control, and survive JSON", () => {
  holds([input, base], (text, baseText) => {
    const errors = validate(text, { base: recordOf(baseText) });
    expect(JSON.parse(JSON.stringify(errors))).toEqual(errors);
    for (const error of errors) {
      expect(text.slice(error.start, error.end)).toBe(error.text);
      expect(formatDiagnostic(error, text)).not.toMatch(/[\0-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/);
    }
  });
});
