import type { PatternPart } from "@url/pattern";

/**
 * The Standard's regular expression for the parts of a component, step by step as the Standard writes it, so that it can
 * disagree with what the package has. `delimiter` is "/", "." or "".
 * @see https://urlpattern.spec.whatwg.org/#generate-a-regular-expression-and-name-list
 */
export function standardRegExp(parts: readonly PatternPart[], delimiter: string, ignoreCase: boolean): RegExp {
  let result = "^";
  for (const part of parts) {
    if (part.type === "fixed-text") {
      if (part.modifier === "none") result += escapeRegExpString(part.value);
      else {
        result += "(?:";
        result += escapeRegExpString(part.value);
        result += ")";
        result += modifierToString(part.modifier);
      }
      continue;
    }
    let regexpValue = part.value;
    if (part.type === "segment-wildcard") regexpValue = `[^${escapeRegExpString(delimiter)}]+?`;
    else if (part.type === "full-wildcard") regexpValue = ".*";
    const isSingle = part.modifier === "none" || part.modifier === "optional";
    if (part.prefix === "" && part.suffix === "") {
      if (isSingle) {
        result += "(";
        result += regexpValue;
        result += ")";
        result += modifierToString(part.modifier);
      } else {
        result += "((?:";
        result += regexpValue;
        result += ")";
        result += modifierToString(part.modifier);
        result += ")";
      }
      continue;
    }
    if (isSingle) {
      result += "(?:";
      result += escapeRegExpString(part.prefix);
      result += "(";
      result += regexpValue;
      result += ")";
      result += escapeRegExpString(part.suffix);
      result += ")";
      result += modifierToString(part.modifier);
      continue;
    }
    result += "(?:";
    result += escapeRegExpString(part.prefix);
    result += "((?:";
    result += regexpValue;
    result += ")(?:";
    result += escapeRegExpString(part.suffix);
    result += escapeRegExpString(part.prefix);
    result += "(?:";
    result += regexpValue;
    result += "))*)";
    result += escapeRegExpString(part.suffix);
    result += ")";
    if (part.modifier === "zero-or-more") result += "?";
  }
  result += "$";
  // Node 18 and later have "v"; without custom regular expressions it means the same as "u".
  return new RegExp(result, ignoreCase ? "iu" : "u");
}

const SPECIAL = [".", "+", "*", "?", "^", "$", "{", "}", "(", ")", "[", "]", "|", "/", "\\"];

/** @see https://urlpattern.spec.whatwg.org/#escape-a-regexp-string */
function escapeRegExpString(input: string): string {
  let result = "";
  for (const c of input) {
    if (SPECIAL.includes(c)) result += "\\";
    result += c;
  }
  return result;
}

/** @see https://urlpattern.spec.whatwg.org/#convert-a-modifier-to-a-string */
function modifierToString(modifier: PatternPart["modifier"]): string {
  if (modifier === "zero-or-more") return "*";
  if (modifier === "optional") return "?";
  return modifier === "one-or-more" ? "+" : "";
}
