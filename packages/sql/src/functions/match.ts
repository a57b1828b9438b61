import { type Pattern, parsePattern, testPattern } from "@url/pattern";
import { rememberLast } from "./last.ts";

/** Returns whether a URL matches a pattern of the URL Pattern Standard. Throws a RangeError for what is not a pattern. */
export function matchesText(text: string, pattern: string): boolean {
  return testPattern(patternIn(pattern), text);
}

const patternIn = /* @__PURE__ */ rememberLast((text: string): Pattern => {
  const parsed = parsePattern(text);
  if (!parsed.ok) throw new RangeError(`url_pattern_match: pattern is not one: ${parsed.error.code}.`);
  return parsed.value;
});
