import type { Result } from "@url/result";
import { expectOneOf, expectPlain, refuse } from "@url/result/internal";
import { COMPONENTS, type ComponentName } from "./components.ts";
import { matches } from "./match/component.ts";
import { expectPattern, type PatternLike } from "./match/pattern-match.ts";

/**
 * Why a component is not generated. The range is that of the part in the text of the pattern.
 * - `group-missing`: there is no value for the group
 * - `group-unsupported`: the group is a wildcard, a regular expression, optional or repeated
 * - `value-invalid`: no URL has the value at this place, or the pattern would not match it, such as a "/" in a segment
 */
export interface GenerateError {
  readonly code: "group-missing" | "group-unsupported" | "value-invalid";
  readonly start: number;
  readonly end: number;
}

/**
 * Returns a component that the pattern matches, with a value for each of its named groups. The values are percent-encoded, and
 * values for other groups ignored.
 *
 * Tentative: a proposal for `URLPattern.prototype.generate`, which the Standard does not have. The proposal leaves open what
 * a value does that the group would not match; here it fails.
 * @throws TypeError or RangeError for a wrong argument
 * @example generate(new URLPattern({ pathname: "/user/:id" }), "pathname", { id: "1 2" }) // → { ok: true, value: "/user/1%202" }
 * @see https://github.com/explainers-by-googlers/urlpattern-generate
 */
export function generate(
  pattern: PatternLike,
  component: ComponentName,
  groups: Readonly<Record<string, string>>,
): Result<string, GenerateError> {
  const compiled = expectPattern(pattern, "generate");
  expectOneOf(component, COMPONENTS, "generate", "component");
  expectPlain(groups, "generate", "groups");
  const { parts, canonicalize, matcher } = compiled[component];
  let output = "";
  for (const { type, value, modifier, name, prefix, suffix, start, end } of parts) {
    const fail = (code: GenerateError["code"]): Result<string, GenerateError> => ({
      ok: false,
      error: { code, start, end },
    });
    if (modifier !== "none" || type === "full-wildcard" || type === "regexp") return fail("group-unsupported");
    if (type === "fixed-text") {
      output += value;
      continue;
    }
    const given = Object.hasOwn(groups, name) ? groups[name] : undefined;
    if (given === undefined) return fail("group-missing");
    if (typeof given !== "string") refuse(given, "generate", `groups.${name}`, "a string");
    const text = canonicalize(given);
    if (typeof text !== "string") return fail("value-invalid");
    output += prefix + text + suffix;
  }
  if (matches(matcher, output, 0, output.length)) return { ok: true, value: output };
  return {
    ok: false,
    error: { code: "value-invalid", start: parts[0]?.start ?? 0, end: parts[parts.length - 1]?.end ?? 0 },
  };
}
