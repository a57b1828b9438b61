import { matchPattern, type Pattern, parsePattern, testPattern } from "@url/pattern";
import { orThrow } from "@url/result";
import fc from "fast-check";
import { expect } from "vitest";
import { standardRegExp } from "./pattern-regexp.ts";
import { componentPatterns, componentTexts } from "./patterns.ts";
import { holds } from "./runs.ts";

/** The components that are tried: each has another place where a segment ends. */
export type Tried = "pathname" | "hostname" | "search";

const DELIMITERS = { pathname: "/", hostname: ".", search: "" };

/**
 * Law: a pattern without regular expressions matches what the Standard's regular expression matches, with the same groups.
 * Tries `patterns` patterns with ten texts each.
 */
export function patternsMatchAsRegExp(patterns: number): void {
  let matched = 0;
  holds<[Tried, string, string[], boolean]>(
    [fc.constantFrom("pathname", "hostname", "search"), componentPatterns, componentTexts, fc.boolean()],
    (component, text, inputs, ignoreCase) => {
      const parsed = parsePattern({ [component]: text }, { ignoreCase });
      // A hostname can have no slash, and no two dots. That is the parser's matter.
      if (!parsed.ok) return;
      const folds = ignoreCase && component !== "hostname";
      const { parts, groupNames } = parsed.value[component];
      const regexp = standardRegExp(parts, DELIMITERS[component], folds);
      for (const input of inputs) {
        const read = readComponent(parsed.value, component, input);
        if (read === undefined) continue;
        const expected = regexp.exec(read.canonical);
        if (expected !== null) matched++;
        const groups = expected && Object.fromEntries(groupNames.map((name, index) => [name, expected[index + 1]]));
        if (
          JSON.stringify(show(read.groups)) !== JSON.stringify(show(groups)) ||
          read.isMatch !== (expected !== null)
        ) {
          expect({ text, input, groups: read.groups, isMatch: read.isMatch }).toEqual({
            text,
            input,
            groups,
            isMatch: expected !== null,
          });
        }
      }
    },
    patterns,
  );
  // A law about texts that never match would say little.
  expect(matched).toBeGreaterThan((patterns * Number(process.env.PROPERTY_RUNS ?? 1)) / 50);
}

/** What a component is in a URL, and what the pattern says of it; `undefined` if no URL has it. */
function readComponent(pattern: Pattern, component: Tried, input: string) {
  const any = matchPattern(ANYTHING, { [component]: input });
  if (any === null) return undefined;
  const match = matchPattern(pattern, { [component]: input });
  const isMatch = testPattern(pattern, { [component]: input });
  return { canonical: any[component].input, groups: match?.[component].groups ?? null, isMatch };
}

const ANYTHING = orThrow(parsePattern({}));

/** JSON has no `undefined`. */
function show(groups: Readonly<Record<string, string | undefined>> | null): unknown {
  return groups && Object.entries(groups).map(([name, value]) => [name, value ?? null]);
}
