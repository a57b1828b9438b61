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
  let value = "";
  for (const component of NAMES) {
    const text: unknown = components?.[component];
    const isPath = component === "path";
    if (text === null && !isPath) continue;
    if (typeof text !== "string") {
      throw new TypeError(
        `recompose: ${component} must be a string${isPath ? "" : " or null"}, but is ${text === null ? text : typeof text}.`,
      );
    }
    const code = isPath ? pathRule(components) : component;
    const found = NOT_IN[code].exec(text);
    if (found !== null) {
      return { ok: false, error: { code, component, start: found.index, end: found.index + found[0].length } };
    }
    value += BEFORE[component] + text + (component === "scheme" ? ":" : "");
  }
  return { ok: true, value };
}

/** @see https://www.rfc-editor.org/rfc/rfc3986#section-3.3 */
function pathRule({ scheme, authority, path }: URIComponents): PathRule {
  if (authority !== null) return "path-abempty";
  if (path.startsWith("/")) return "path-absolute";
  return scheme === null ? "path-noscheme" : "path-rootless";
}

type PathRule = "path-abempty" | "path-absolute" | "path-noscheme" | "path-rootless";

const NAMES = ["scheme", "authority", "path", "query", "fragment"] as const;
const BEFORE = { scheme: "", authority: "//", path: "", query: "?", fragment: "#" };
/** What ends the component, or makes something else of it: the authority "//b" or the scheme "a:" of a path. */
const NOT_IN: { readonly [rule in Exclude<(typeof NAMES)[number], "path"> | PathRule]: RegExp } = {
  scheme: /^$|[:/?#]/,
  authority: /[/?#]/,
  "path-abempty": /^[^/]|[?#]/,
  "path-absolute": /^\/\/|[?#]/,
  "path-noscheme": /^[^:/?#]+:|[?#]/,
  "path-rootless": /[?#]/,
  query: /#/,
  // Nothing ends the last component.
  fragment: /(?!)/,
};
