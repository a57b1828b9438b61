import type { RecomposeFailure } from "./error.ts";
import type { URIComponents } from "./parse.ts";
import type { Result } from "./result.ts";

/**
 * Joins the five components to a URI reference. `parseURI` reads the same components from the result, so no component
 * can change another one. Where that is impossible, the result is an error that names the component and the place in
 * it, in UTF-16 code units of that component: a "/" in the authority, a "#" in the query, a path "//b" without an
 * authority. Nothing else is checked or encoded, so whatever `parseURI` took apart comes back to the letter.
 * Throws a TypeError for a component that is neither a string nor `null`; the path must be a string.
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-5.3
 */
export function recompose(components: URIComponents): Result<string, RecomposeFailure> {
  if (typeof components !== "object" || components === null) {
    throw new TypeError("recompose: components must be an object.");
  }
  const { scheme, authority, path, query, fragment } = components;
  for (const name of NAMES) {
    const value: unknown = components[name];
    if (typeof value !== "string" && (value !== null || name === "path")) {
      const expected = name === "path" ? "a string" : "a string or null";
      throw new TypeError(`recompose: ${name} must be ${expected}, but is ${value === null ? null : typeof value}.`);
    }
  }
  const error =
    (scheme === "" ? failure("scheme", "scheme", 0, 0) : find("scheme", "scheme", scheme, /[:/?#]/)) ??
    find("authority", "authority", authority, /[/?#]/) ??
    checkPath(scheme, authority, path) ??
    find("query", "query", query, /#/);
  if (error !== null) return { ok: false, error };

  let value = scheme === null ? "" : `${scheme}:`;
  if (authority !== null) value += `//${authority}`;
  value += path;
  if (query !== null) value += `?${query}`;
  if (fragment !== null) value += `#${fragment}`;
  return { ok: true, value };
}

/**
 * A path must not be read as an authority or as a scheme, nor extend the authority before it.
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-3.3
 */
function checkPath(scheme: string | null, authority: string | null, path: string): RecomposeFailure | null {
  if (authority !== null) {
    // //host  b
    //         ^ no "/" before it
    if (path !== "" && !path.startsWith("/")) return failure("path-abempty", "path", 0, 1);
    return find("path-abempty", "path", path, /[?#]/);
  }
  if (path.startsWith("//")) return failure("path-absolute", "path", 0, 2);
  const rule = path.startsWith("/") ? "path-absolute" : scheme === null ? "path-noscheme" : "path-rootless";
  // a:b
  //  ^ the first segment would be a scheme
  const colon = rule === "path-noscheme" ? path.search(/[:/?#]/) : -1;
  if (colon > 0 && path[colon] === ":") return failure(rule, "path", colon, colon + 1);
  return find(rule, "path", path, /[?#]/);
}

/** The first delimiter in a component that would end it. */
function find(
  code: RecomposeFailure["code"],
  component: RecomposeFailure["component"],
  text: string | null,
  delimiters: RegExp,
): RecomposeFailure | null {
  const at = text === null ? -1 : text.search(delimiters);
  return at === -1 ? null : failure(code, component, at, at + 1);
}

function failure(
  code: RecomposeFailure["code"],
  component: RecomposeFailure["component"],
  start: number,
  end: number,
): RecomposeFailure {
  return { code, component, start, end };
}

const NAMES = ["scheme", "authority", "path", "query", "fragment"] as const;
