import { expectBoolean, expectOptions, expectText, type OptionChecks } from "@url/result/internal";
import { joinPath } from "./join-path.ts";
import { hasAuthority, locateURI, type URIRanges } from "./ranges.ts";
import { hasDots, removeDotSegments } from "./remove-dot-segments.ts";

/** How {@link resolveURI} reads a reference. */
export interface ResolveOptions {
  /**
   * With `false`, the scheme of a reference is ignored if it is the base's: "http:g" means "g". Only old references
   * need this.
   */
  readonly strict?: boolean;
}

/**
 * Resolves a reference against a base. Checks neither of them and never fails; for valid texts, the result is valid.
 * The base should have a scheme: without one, the result is a relative reference too.
 * @throws TypeError if `reference` is not a string, or for a wrong option
 * @example resolveURI("../g?y#s", "http://a/b/c/d;p?q") // → "http://a/b/g?y#s"
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-5.2.2
 */
export function resolveURI(reference: string, base: string, options?: ResolveOptions): string {
  expectText(reference, "resolveURI", "reference");
  expectText(base, "resolveURI", "base");
  expectOptions(options, "resolveURI", OPTIONS);
  return resolveLocated(locateURI(reference), locateURI(base), options?.strict === false);
}

const OPTIONS: OptionChecks<ResolveOptions> = { strict: expectBoolean };

/** `resolveURI` for references whose components are located already. */
export function resolveLocated(r: URIRanges, b: URIRanges, isLenient = false): string {
  const scheme = b.text.slice(0, b.schemeEnd);
  const ownScheme = r.text.slice(0, r.schemeEnd);
  const isAbsolute = ownScheme !== "" && !(isLenient && ownScheme.toLowerCase() === scheme.toLowerCase());

  const path = r.text.slice(r.pathStart, r.queryStart);
  let tail = r.text.slice(r.queryStart);
  if (isAbsolute || hasAuthority(r)) {
    const head = isAbsolute ? ownScheme : scheme;
    const clean = removeDotSegments(path);
    // The reference itself, and not a copy of it.
    if (isAbsolute && clean === path) return r.text;
    return joinPath(head + r.text.slice(r.schemeEnd, r.pathStart), hasAuthority(r), clean) + tail;
  }
  if (path === "") {
    // This is the only case that keeps the base's query, and its path unchanged.
    if (!tail.startsWith("?")) tail = b.text.slice(b.queryStart, b.fragmentStart) + tail;
    return b.text.slice(0, b.queryStart) + tail;
  }
  const directory = path.startsWith("/") ? "" : directoryOf(b);
  // A path without dot segments removes nothing of the directory, and is added last: each step before would copy it.
  const dots = hasDots(path) ? path.length : 0;
  return (
    joinPath(b.text.slice(0, b.pathStart), hasAuthority(b), removeDotSegments(directory + path.slice(0, dots))) +
    path.slice(dots) +
    tail
  );
}

/**
 * Returns the base's path up to its last "/", with which a relative path is merged.
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-5.2.3
 */
function directoryOf(base: URIRanges): string {
  const { text, pathStart, queryStart } = base;
  if (pathStart === queryStart && hasAuthority(base)) return "/";
  const directoryEnd = text.lastIndexOf("/", queryStart) + 1;
  return text.slice(pathStart, Math.max(pathStart, directoryEnd));
}
