import { expectText } from "@url/result/internal";
import { type BaseKind, expectBaseKind } from "./base-kind.ts";
import {
  isOpaquePathURLString,
  isPathAbsoluteNonAuthorityURLString,
  isPathRelativeSchemeLessURLString,
} from "./path.ts";
import { isURLFragmentString, isWithOptionalFragment, isWithOptionalQuery } from "./query.ts";
import { isURLSchemeString, schemeKind } from "./scheme.ts";
import {
  isSchemeRelativeFileURLString,
  isSchemeRelativeSpecialURLString,
  isSchemeRelativeURLString,
} from "./scheme-relative.ts";

/**
 * Returns true if `text` is a valid URL string: one in which the parser finds no validation error. Without a base only
 * absolute URLs are valid.
 * @param baseKind the kind of the base, from {@link baseKindOf}
 * @throws TypeError if `text` is not a string; TypeError or RangeError if `baseKind` is given and not a `BaseKind`
 * @example isValidURLString("//example.com/", "special") // → true
 * @see https://url.spec.whatwg.org/#valid-url-string
 */
export function isValidURLString(text: string, baseKind: BaseKind | null = null): boolean {
  expectText(text, "isValidURLString", "text");
  if (baseKind !== null) expectBaseKind(baseKind, "isValidURLString");
  return matchesURLString(text, baseKind);
}

/** `isValidURLString` without the check of `baseKind`. */
export function matchesURLString(text: string, baseKind: BaseKind | null): boolean {
  return isAbsoluteURLWithFragmentString(text) || (baseKind !== null && matchesRelativeURL(text, baseKind));
}

/**
 * Returns true if `text` is an absolute-URL string, optionally followed by "#" and a URL-fragment string.
 * @throws TypeError if `text` is not a string
 * @example isAbsoluteURLWithFragmentString("https://example.com/#a") // → true
 * @see https://url.spec.whatwg.org/#absolute-url-with-fragment-string
 */
export function isAbsoluteURLWithFragmentString(text: string): boolean {
  expectText(text, "isAbsoluteURLWithFragmentString", "text");
  return isWithOptionalFragment(text, isAbsoluteURLString);
}

/**
 * Returns true if `text` is an absolute-URL string: a scheme, ":", what this scheme requires after it, and optionally a
 * query.
 * @throws TypeError if `text` is not a string
 * @example isAbsoluteURLString("https:example.com") // → false
 * @see https://url.spec.whatwg.org/#absolute-url-string
 */
export function isAbsoluteURLString(text: string): boolean {
  expectText(text, "isAbsoluteURLString", "text");
  return isWithOptionalQuery(text, isAbsoluteWithoutQuery);
}

function isAbsoluteWithoutQuery(text: string): boolean {
  const colon = text.indexOf(":");
  const scheme = text.slice(0, Math.max(colon, 0));
  if (!isURLSchemeString(scheme)) return false;
  const rest = text.slice(colon + 1);
  const kind = schemeKind(scheme);
  return isSchemeRelative(rest, kind) || (kind === "other" && isWithoutAuthority(rest));
}

/**
 * Returns true if `text` is a relative-URL string, optionally followed by a fragment. Against a base with an opaque path,
 * only a fragment is valid.
 * @param baseKind the kind of the base, from {@link baseKindOf}
 * @throws TypeError if `text` is not a string; TypeError or RangeError if `baseKind` is not a `BaseKind`
 * @example isRelativeURLWithFragmentString("#a", "opaque-path") // → true
 * @see https://url.spec.whatwg.org/#relative-url-with-fragment-string
 */
export function isRelativeURLWithFragmentString(text: string, baseKind: BaseKind): boolean {
  expectText(text, "isRelativeURLWithFragmentString", "text");
  expectBaseKind(baseKind, "isRelativeURLWithFragmentString");
  return matchesRelativeURL(text, baseKind);
}

function matchesRelativeURL(text: string, baseKind: BaseKind): boolean {
  if (baseKind === "opaque-path") return text.startsWith("#") && isURLFragmentString(text.slice(1));
  return isWithOptionalFragment(text, (rest) => matchesRelative(rest, baseKind));
}

/**
 * Returns true if `text` is a relative-URL string: a path, or what may follow the base's scheme, and optionally a query.
 * Always false against a base with an opaque path.
 * @param baseKind the kind of the base, from {@link baseKindOf}
 * @throws TypeError if `text` is not a string; TypeError or RangeError if `baseKind` is not a `BaseKind`
 * @example isRelativeURLString("../a?b", "special") // → true
 * @see https://url.spec.whatwg.org/#relative-url-string
 */
export function isRelativeURLString(text: string, baseKind: BaseKind): boolean {
  expectText(text, "isRelativeURLString", "text");
  expectBaseKind(baseKind, "isRelativeURLString");
  return baseKind !== "opaque-path" && matchesRelative(text, baseKind);
}

function matchesRelative(text: string, baseKind: Exclude<BaseKind, "opaque-path">): boolean {
  return isWithOptionalQuery(
    text,
    (rest) =>
      isPathAbsoluteNonAuthorityURLString(rest) ||
      isPathRelativeSchemeLessURLString(rest) ||
      isSchemeRelative(rest, baseKind),
  );
}

function isSchemeRelative(text: string, kind: Exclude<BaseKind, "opaque-path">): boolean {
  switch (kind) {
    case "special":
      return isSchemeRelativeSpecialURLString(text);
    case "file":
      return isSchemeRelativeFileURLString(text);
    case "other":
      return isSchemeRelativeURLString(text);
  }
}

function isWithoutAuthority(text: string): boolean {
  return isPathAbsoluteNonAuthorityURLString(text) || isOpaquePathURLString(text);
}
