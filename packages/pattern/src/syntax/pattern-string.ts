import type { PatternPart, Syntax } from "../part.ts";
import { isNamePart } from "./names.ts";
import { MODIFIER_SIGNS, segmentWildcard } from "./regexp-source.ts";

/**
 * Writes the pattern of a component in its normal form.
 * @see https://urlpattern.spec.whatwg.org/#generate-a-pattern-string
 */
export function patternString(parts: readonly PatternPart[], syntax: Syntax): string {
  let result = "";
  for (const [index, part] of parts.entries()) {
    const { type, value, modifier, name, prefix, suffix } = part;
    const sign = MODIFIER_SIGNS[modifier];
    if (type === "fixed-text") {
      result += sign === "" ? escapePattern(value) : `{${escapePattern(value)}}${sign}`;
      continue;
    }
    const previous = parts[index - 1];
    const hasName = !startsWithDigit(name);
    const needsBraces =
      suffix !== "" || (prefix !== "" && prefix !== syntax.prefix) || clashes(part, parts, index, syntax);
    const isNamedSegment = type === "segment-wildcard" && hasName;
    let group = hasName ? `:${name}` : "";
    if (type === "regexp") group += `(${value})`;
    else if (type === "segment-wildcard" && !hasName) group += `(${segmentWildcard(syntax)})`;
    else if (type === "full-wildcard") {
      const isClear =
        !previous || previous.type === "fixed-text" || previous.modifier !== "none" || needsBraces || prefix !== "";
      group += !hasName && isClear ? "*" : "(.*)";
    }
    if (isNamedSegment && startsLikeName(suffix)) group += "\\";
    group = escapePattern(prefix) + group + escapePattern(suffix);
    result += (needsBraces ? `{${group}}` : group) + sign;
  }
  return result;
}

/** Returns true if the group would be read together with what is next to it, unless braces separate them. */
function clashes(part: PatternPart, parts: readonly PatternPart[], index: number, syntax: Syntax): boolean {
  const previous = parts[index - 1];
  const next = parts[index + 1];
  const { type, modifier, name, prefix } = part;
  const couldGrow = type === "segment-wildcard" && modifier === "none" && !startsWithDigit(name);
  if (couldGrow && next && next.prefix === "" && next.suffix === "") {
    if (next.type === "fixed-text" ? startsLikeName(next.value) : startsWithDigit(next.name)) return true;
  }
  // The empty prefix of most components is the last code point of no text.
  return (
    prefix === "" && previous?.type === "fixed-text" && syntax.prefix !== "" && previous.value.endsWith(syntax.prefix)
  );
}

function startsWithDigit(name: string): boolean {
  return /^\d/.test(name);
}

function startsLikeName(text: string): boolean {
  return text !== "" && isNamePart(text[0]!);
}

/** @see https://urlpattern.spec.whatwg.org/#escape-a-pattern-string */
export function escapePattern(text: string): string {
  return text.replace(/[+*?:{}()\\]/g, "\\$&");
}
