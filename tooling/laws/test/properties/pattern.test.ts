import { type Pattern, parsePattern } from "@url/pattern";
import { orThrow } from "@url/result";
import fc from "fast-check";
import { expect, test } from "vitest";
import { patternsMatchAsRegExp, type Tried } from "../../src/properties/pattern-law.ts";
import { componentPatterns } from "../../src/properties/patterns.ts";
import { holds } from "../../src/properties/runs.ts";

test("a pattern without regular expressions matches what the Standard's regular expression matches, with the same groups", () => {
  patternsMatchAsRegExp(5000);
});

test("a pattern parsed from its own normal form has the same normal form, and the same parts", () => {
  holds<[Tried, string]>([fc.constantFrom("pathname", "hostname", "search"), componentPatterns], (component, text) => {
    const parsed = parsePattern({ [component]: text });
    if (!parsed.ok) return;
    const first = parsed.value[component];
    const second = orThrow(parsePattern({ [component]: first.pattern }))[component];
    expect(second.pattern).toBe(first.pattern);
    expect(second.parts.map(withoutRange)).toEqual(first.parts.map(withoutRange));
  });
});

function withoutRange({ start, end, ...part }: Pattern["hash"]["parts"][number]): object {
  return part;
}
