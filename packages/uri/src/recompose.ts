import type { Result } from "@url/result";
import { propertyOf, refuseType } from "@url/result/internal";
import type { RecomposeError } from "./error.ts";
import { find } from "./find.ts";
import type { URIComponents } from "./parse.ts";
import { pathRule } from "./path-rule.ts";

/**
 * Joins the five components of a URI reference. `parseURI` reads the same components from the result, so no component
 * can change another one. Fails where that is impossible, such as for a "/" in the authority, a "#" in the query, or a
 * path "//b" without an authority; the error names the component, and its range counts UTF-16 code units of that
 * component. Nothing else is checked, and nothing is encoded, so everything that `parseURI` returns can be joined again.
 * @throws TypeError for a component that is neither a string nor `null`; the path must be a string
 * @example recompose({ scheme: "a", authority: null, path: "b?c", query: null, fragment: null }) // → { ok: false, error: { code: "path-rootless", component: "path", start: 1, end: 2 } }
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-5.3
 */
export function recompose(components: URIComponents): Result<string, RecomposeError> {
  let value = "";
  for (const [component, before, after, wrong] of COMPONENTS) {
    const text: unknown = propertyOf(components, component);
    const isPath = component === "path";
    if (text === null && !isPath) continue;
    if (typeof text !== "string") refuseType(text, "recompose", component, isPath ? "a string" : "a string or null");
    const error = isPath ? findInPath(text, components) : wrong && find(text, 0, text.length, wrong, component);
    if (error) return { ok: false, error };
    value += before + text + after;
  }
  return { ok: true, value };
}

/** A path may not start like an authority or a scheme. */
function findInPath(path: string, { scheme, authority }: URIComponents): RecomposeError | null {
  const hasScheme = scheme !== null;
  const hasAuthority = authority !== null;
  const wrong = hasAuthority ? /^[^/]|[?#]/ : hasScheme ? /^\/\/|[?#]/ : /^\/\/|^[^:/?#]+:|[?#]/;
  return find(path, 0, path.length, wrong, "path", pathRule(hasScheme, hasAuthority, path.startsWith("/")));
}

/** Each component with its delimiters, and what would end it. Nothing ends the last one. */
const COMPONENTS = [
  ["scheme", "", ":", /^$|[:/?#]/],
  ["authority", "//", "", /[/?#]/],
  ["path", "", ""],
  ["query", "?", "", /#/],
  ["fragment", "#", ""],
] as const;
