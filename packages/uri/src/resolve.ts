import { expectBoolean, expectOptions, type OptionChecks } from "@url/result/internal";
import { joinPath } from "./join-path.ts";
import { hasAuthority, locateURI, type URIRanges } from "./ranges.ts";
import { removeDotSegments } from "./remove-dot-segments.ts";

/** How {@link resolve} reads a reference. */
export interface ResolveOptions {
  /** With `false`, a scheme that is the base's own is overlooked: "http:g" is "g". For old references only. */
  readonly strict?: boolean;
}

/**
 * What a reference means at a base. Never fails and judges neither: the answer for valid texts is valid. A base
 * should have a scheme; at one that has none the answer is a reference too.
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-5.2.2
 */
export function resolve(reference: string, base: string, options?: ResolveOptions): string {
  expectOptions(options, "resolve", OPTIONS);
  const r = locateURI(reference);
  const b = locateURI(base);
  const scheme = base.slice(0, b.schemeEnd);
  const ownScheme = reference.slice(0, r.schemeEnd);
  const isAbsolute =
    ownScheme !== "" && (options?.strict !== false || ownScheme.toLowerCase() !== scheme.toLowerCase());

  let path = reference.slice(r.pathStart, r.queryStart);
  let tail = reference.slice(r.queryStart);
  if (isAbsolute || hasAuthority(r)) {
    const head = isAbsolute ? ownScheme : scheme;
    return joinPath(head + reference.slice(r.schemeEnd, r.pathStart), hasAuthority(r), removeDotSegments(path)) + tail;
  }
  if (path === "") {
    // Only here is the base's query kept, and its path as it is.
    if (!tail.startsWith("?")) tail = base.slice(b.queryStart, b.fragmentStart) + tail;
    return base.slice(0, b.queryStart) + tail;
  }
  if (!path.startsWith("/")) path = merge(b, path);
  return joinPath(base.slice(0, b.pathStart), hasAuthority(b), removeDotSegments(path)) + tail;
}

const OPTIONS: OptionChecks<ResolveOptions> = { strict: expectBoolean };

/**
 * The base's path up to its last "/", and the reference's.
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-5.2.3
 */
function merge(base: URIRanges, path: string): string {
  const { text, pathStart, queryStart } = base;
  if (pathStart === queryStart && hasAuthority(base)) return `/${path}`;
  const directoryEnd = text.lastIndexOf("/", queryStart - 1) + 1;
  return text.slice(pathStart, Math.max(pathStart, directoryEnd)) + path;
}
