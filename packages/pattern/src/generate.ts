import { COMPONENT, extend, FRAGMENT, PATH, type PercentEncodeSet, USERINFO } from "@url/percent";
import { encodeText } from "@url/percent/internal";
import type { Result } from "@url/result";
import { expectOneOf, expectPlain, refuse } from "@url/result/internal";
import { COMPONENTS, type ComponentName } from "./components.ts";
import { matches } from "./match/component.ts";
import { expectPattern, type PatternLike } from "./match/pattern-match.ts";
import type { PatternGroups, ValuesFor } from "./typed/groups.ts";

/**
 * Why a component is not generated. The range is that of the part in the text of the pattern.
 * - `group-missing`: there is no value for the group
 * - `group-unsupported`: the group has no name, or fixed text has a "+"
 * - `value-invalid`: no URL has the value at this place, such as ".." in a path, or the pattern would not match it
 */
export interface GenerateError {
  readonly code: "group-missing" | "group-unsupported" | "value-invalid";
  readonly start: number;
  readonly end: number;
}

/**
 * Returns a component that the pattern matches, with a value for each of its named groups; one with "?" or "*" may have none.
 * The values are texts that are not encoded: a "/" becomes "%2F", and a "%" becomes "%25". Only in a group with "+" or "*", "/"
 * separates segments. Values for other groups are ignored.
 *
 * Tentative: a proposal for `URLPattern.prototype.generate`, which the Standard does not have. The proposal leaves open what
 * a value does that the group would not match; here it fails.
 * @throws TypeError or RangeError for a wrong argument
 * @example generate(new URLPattern({ pathname: "/user/:id" }), "pathname", { id: "a/b c" }) // → { ok: true, value: "/user/a%2Fb%20c" }
 * @see https://github.com/explainers-by-googlers/urlpattern-generate
 */
export function generate<Component extends ComponentName, Known extends PatternGroups = PatternGroups>(
  pattern: PatternLike<Known>,
  component: Component,
  groups: ValuesFor<Known[Component]>,
): Result<string, GenerateError> {
  const compiled = expectPattern(pattern, "generate");
  expectOneOf(component, COMPONENTS, "generate", "component");
  expectPlain(groups, "generate", "groups");
  const values = groups as Readonly<Record<string, string | undefined>>;
  const { parts, canonicalize, matcher } = compiled[component];
  let output = "";
  for (const { type, value, modifier, name, prefix, suffix, start, end } of parts) {
    const fail = (code: GenerateError["code"]): Result<string, GenerateError> => ({
      ok: false,
      error: { code, start, end },
    });
    const isOptional = modifier === "optional" || modifier === "zero-or-more";
    if (type === "fixed-text") {
      if (modifier === "one-or-more") return fail("group-unsupported");
      // What may be left out is left out.
      if (!isOptional) output += value;
      continue;
    }
    if (/^\d/.test(name)) return fail("group-unsupported");
    const given = Object.hasOwn(values, name) ? values[name] : undefined;
    if (given === undefined) {
      if (isOptional) continue;
      return fail("group-missing");
    }
    if (typeof given !== "string") refuse(given, "generate", `groups.${name}`, "a string");
    const isList = component === "pathname" && (modifier === "one-or-more" || modifier === "zero-or-more");
    // The canonical form of a domain is in ASCII.
    const set = isList ? IN_SEGMENTS : SETS[component];
    const text = canonicalize(set === null ? given : encodeText(given, set));
    if (typeof text !== "string") return fail("value-invalid");
    output += prefix + text + suffix;
  }
  // The parser would remove a dot segment, so the URL would have another path.
  if (canonicalize(output) === output && matches(matcher, output, 0, output.length)) return { ok: true, value: output };
  return {
    ok: false,
    error: { code: "value-invalid", start: parts[0]?.start ?? 0, end: parts[parts.length - 1]?.end ?? 0 },
  };
}

const IN_SEGMENTS: PercentEncodeSet = /* @__PURE__ */ extend(PATH, "%\\|");
const IN_PATH: PercentEncodeSet = /* @__PURE__ */ extend(PATH, "%/\\|");
const IN_FRAGMENT: PercentEncodeSet = /* @__PURE__ */ extend(FRAGMENT, "%");
const IN_USERINFO: PercentEncodeSet = /* @__PURE__ */ extend(USERINFO, "%");

/** What encodes a value of each component, so that decoding gives it back. A domain and a port have no encoding. */
const SETS: Readonly<Record<ComponentName, PercentEncodeSet | null>> = {
  protocol: null,
  username: IN_USERINFO,
  password: IN_USERINFO,
  hostname: null,
  port: null,
  pathname: IN_PATH,
  search: COMPONENT,
  hash: IN_FRAGMENT,
};
