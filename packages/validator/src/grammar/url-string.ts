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
 * Is `text` a valid URL string: one that the parser has nothing to say against? Without a base only absolute
 * ones are.
 * @see https://url.spec.whatwg.org/#valid-url-string
 */
export function isValidURLString(text: string, base: BaseKind | null = null): boolean {
  if (base !== null) expectBaseKind(base, "isValidURLString");
  return isAbsoluteURLWithFragmentString(text) || (base !== null && isRelativeURLWithFragmentString(text, base));
}

/**
 * Is `text` an absolute-URL string, optionally followed by "#" and a URL-fragment string?
 * @see https://url.spec.whatwg.org/#absolute-url-with-fragment-string
 */
export function isAbsoluteURLWithFragmentString(text: string): boolean {
  return isWithOptionalFragment(text, isAbsoluteURLString);
}

/**
 * Is `text` an absolute-URL string: a scheme, ":", what the scheme wants to follow it, and optionally a query?
 * @see https://url.spec.whatwg.org/#absolute-url-string
 */
export function isAbsoluteURLString(text: string): boolean {
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
 * Is `text` a relative-URL string, optionally followed by a fragment? Against an opaque path only a fragment is.
 * @see https://url.spec.whatwg.org/#relative-url-with-fragment-string
 */
export function isRelativeURLWithFragmentString(text: string, base: BaseKind): boolean {
  expectBaseKind(base, "isRelativeURLWithFragmentString");
  if (base === "opaque-path") return text.startsWith("#") && isURLFragmentString(text.slice(1));
  return isWithOptionalFragment(text, (rest) => isRelativeURLString(rest, base));
}

/**
 * Is `text` a relative-URL string: a path, or what the base's scheme lets follow it, and optionally a query?
 * @see https://url.spec.whatwg.org/#relative-url-string
 */
export function isRelativeURLString(text: string, base: Exclude<BaseKind, "opaque-path">): boolean {
  return isWithOptionalQuery(
    text,
    (rest) =>
      isPathAbsoluteNonAuthorityURLString(rest) ||
      isPathRelativeSchemeLessURLString(rest) ||
      isSchemeRelative(rest, base),
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
