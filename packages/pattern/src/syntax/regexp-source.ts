import type { PatternPart, Syntax } from "../part.ts";

/**
 * Writes the regular expression of a component. It is compiled only if one of the parts is one; for all other components,
 * a law compares it with our matchers.
 * @see https://urlpattern.spec.whatwg.org/#generate-a-regular-expression-and-name-list
 */
export function regexpSource(parts: readonly PatternPart[], syntax: Syntax): string {
  let source = "^";
  for (const { type, value, modifier, prefix, suffix } of parts) {
    const sign = MODIFIER_SIGNS[modifier];
    if (type === "fixed-text") {
      source += sign === "" ? escapeRegExp(value) : `(?:${escapeRegExp(value)})${sign}`;
      continue;
    }
    const inner = type === "segment-wildcard" ? segmentWildcard(syntax) : type === "full-wildcard" ? ".*" : value;
    const before = escapeRegExp(prefix);
    const after = escapeRegExp(suffix);
    const repeats = modifier === "zero-or-more" || modifier === "one-or-more";
    if (prefix === "" && suffix === "") {
      source += repeats ? `((?:${inner})${sign})` : `(${inner})${sign}`;
    } else if (repeats) {
      // The first prefix and the last suffix are outside of the group, and those between two values inside.
      const end = modifier === "zero-or-more" ? "?" : "";
      source += `(?:${before}((?:${inner})(?:${after}${before}(?:${inner}))*)${after})${end}`;
    } else source += `(?:${before}(${inner})${after})${sign}`;
  }
  return `${source}$`;
}

/** @see https://urlpattern.spec.whatwg.org/#generate-a-segment-wildcard-regexp */
export function segmentWildcard(syntax: Syntax): string {
  return `[^${escapeRegExp(syntax.delimiter)}]+?`;
}

/** @see https://urlpattern.spec.whatwg.org/#escape-a-regexp-string */
function escapeRegExp(text: string): string {
  return text.replace(/[.+*?^${}()[\]|/\\]/g, "\\$&");
}

/** @see https://urlpattern.spec.whatwg.org/#convert-a-modifier-to-a-string */
export const MODIFIER_SIGNS = { none: "", optional: "?", "zero-or-more": "*", "one-or-more": "+" } as const;
