import { createListener, parseURL } from "@url/parser";
import type { Encoder } from "@url/percent";
import { partsOf, serializeURL } from "@url/serializer";
import { locate, recordOf } from "@url/serializer/internal";
import { parse, parseAndCollect, serializeURL as serializeOracle } from "@url/tooling-conformance/oracle";
import { expect, test } from "vitest";
import { againstOracle, bases } from "../../src/properties/against.ts";
import { base, input, normalURL } from "../../src/properties/arbitraries.ts";
import { collector, ours, theirs } from "../../src/properties/compare.ts";
import { holds } from "../../src/properties/runs.ts";

test("law 1: the parts of a located href serialize to that href", () => {
  holds([input, base], (text, baseText) => {
    const url = parse(text, bases(baseText).their);
    if (url === null) return;
    const href = serializeOracle(url);
    const record = recordOf(locate(href));
    expect(serializeURL(partsOf(record))).toBe(href);
    expect(serializeURL(partsOf(record), { excludeFragment: true })).toBe(serializeOracle(url, true));
    expect(ours(record)).toEqual(theirs(url, href));
  });
});

test("law 2: text in normal form parses to itself", () => {
  holds([normalURL], (text) => {
    const result = parseURL(text);
    expect(result.ok && result.value.href).toBe(text);
    expect(serializeOracle(parse(text)!)).toBe(text);
  });
});

// @id laws/law-3-parser-returns-oracle
test("law 3: the parser returns the oracle's record and validation errors in their order", () => {
  holds(
    [input, base],
    (text, baseText) => {
      const { actual, expected } = againstOracle(text, baseText);
      expect(actual).toEqual(expected);
    },
    20_000,
  );
});

test("law 3 without a listener: the parser returns the same result, and the same error", () => {
  holds([input, base], (text, baseText) => {
    const { our } = bases(baseText);
    expect(parseURL(text, { base: our })).toEqual(parseURL(text, { base: our, report: collector().report }));
  });
});

// @id laws/law-3-legacy-encoder-parser
test("law 3 with a legacy encoder: the parser returns the same record", () => {
  holds([input, base], (text, baseText) => {
    const { our, their } = bases(baseText);
    const actual = parseURL(text, { base: our, encoding: latin1 });
    const expected = parseAndCollect(text, their, latin1).url;
    expect(actual.ok ? actual.value.href : null).toBe(expected === null ? null : serializeOracle(expected));
  });
});

// @id laws/law-4-href-parsed-url
test("law 4: the href of a parsed URL parses to itself", () => {
  holds([input, base], (text, baseText) => {
    const result = parseURL(text, { base: bases(baseText).our });
    if (result.ok) expect(parseURL(result.value.href)).toEqual(result);
  });
});

test("law 5: a parse that fails returns the last error that was reported; one that succeeds reports no fatal error", () => {
  holds([input, base], (text, baseText) => {
    const { report, heard } = collector();
    const result = parseURL(text, { base: bases(baseText).our, report });
    if (!result.ok) expect(heard.at(-1)).toEqual(result.error);
    for (const { start, end } of heard) expect(0 <= start && start <= end && end <= text.length).toBe(true);
  });
});

test("law 5: a listener that returns false at the nth error stops the parse there, after the same errors before it", () => {
  holds([input, base], (text, baseText) => {
    const options = { base: bases(baseText).our };
    const { report, heard } = collector();
    parseURL(text, { ...options, report });
    const stopAt = Math.floor(heard.length / 2);
    const again = collector();
    const result = parseURL(text, {
      ...options,
      report: createListener((code, start, end) => {
        again.heard.push({ code, start, end });
        return again.heard.length <= stopAt;
      }),
    });
    if (heard.length === 0) return;
    expect(result).toEqual({ ok: false, error: heard[stopAt] });
    expect(again.heard).toEqual(heard.slice(0, stopAt + 1));
  });
});

/** An encoding that has the first 256 code points and no more. */
function latin1(text: string): ReturnType<Encoder> {
  return Array.from(text, (c) => {
    const value = c.codePointAt(0) as number;
    if (value < 0x100) return Uint8Array.of(value);
    return value >= 0xd800 && value <= 0xdfff ? 0xfffd : value;
  });
}
