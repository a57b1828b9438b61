import type { Result } from "@url/result";
import { refuse } from "@url/result/internal";
import type { RecomposeError } from "./error.ts";
import { find } from "./find.ts";
import type { URIComponents } from "./parse.ts";
import { type PathRule, pathRule } from "./path-rule.ts";

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
  for (const component of NAMES) {
    const text: unknown = components?.[component];
    const isPath = component === "path";
    if (text === null && !isPath) continue;
    if (typeof text !== "string") refuse(text, "recompose", component, isPath ? "a string" : "a string or null");
    const { scheme, authority } = components;
    const code = isPath ? pathRule(scheme !== null, authority !== null, text.startsWith("/")) : component;
    const error = find(text, 0, text.length, NOT_IN[code], component, code);
    if (error !== null) return { ok: false, error };
    value += BEFORE[component] + text + (component === "scheme" ? ":" : "");
  }
  return { ok: true, value };
}

const NAMES = ["scheme", "authority", "path", "query", "fragment"] as const;
const BEFORE = { scheme: "", authority: "//", path: "", query: "?", fragment: "#" };
/** Matches what would end the component, or make the start of a path an authority or a scheme. */
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
