import { IRI_CHARACTERS, URI_CHARACTERS } from "./characters.ts";
import type { URIComponentName, URIFailure, URIRule } from "./error.ts";
import { checkLiteral, type HostOptions } from "./host.ts";
import { hasAuthority, locateURI, type URIRanges } from "./ranges.ts";

/** The start rules of the two grammars. */
export type StartRule = "URI" | "URI-reference" | "absolute-URI" | "relative-ref" | "IRI" | "IRI-reference";

/** Does the text match the rule URI: a scheme, and perhaps a fragment? */
export function isURI(text: string, options?: HostOptions): boolean {
  return checkURI(text, "URI", options) === null;
}

/** Does the text match the rule URI-reference: a URI or a relative reference? */
export function isURIReference(text: string, options?: HostOptions): boolean {
  return checkURI(text, "URI-reference", options) === null;
}

/** Does the text match the rule absolute-URI: a scheme, no fragment? */
export function isAbsoluteURI(text: string, options?: HostOptions): boolean {
  return checkURI(text, "absolute-URI", options) === null;
}

/** Does the text match the rule relative-ref: no scheme? */
export function isRelativeReference(text: string, options?: HostOptions): boolean {
  return checkURI(text, "relative-ref", options) === null;
}

/** Does the text match the rule IRI of RFC 3987? */
export function isIRI(text: string, options?: HostOptions): boolean {
  return checkURI(text, "IRI", options) === null;
}

/** Does the text match the rule IRI-reference of RFC 3987? */
export function isIRIReference(text: string, options?: HostOptions): boolean {
  return checkURI(text, "IRI-reference", options) === null;
}

/**
 * Holds a text against a rule of the grammar: `null` when it matches, else the first error in it. Linear.
 * @see https://www.rfc-editor.org/rfc/rfc3986#appendix-A
 * @see https://www.rfc-editor.org/rfc/rfc3987#section-2.2
 */
export function checkURI(text: string, rule: StartRule, options?: HostOptions): URIFailure | null {
  const uri = locateURI(text);
  const { schemeEnd, hostStart, hostEnd, pathStart, queryStart, fragmentStart } = uri;
  const characters = rule.startsWith("IRI") ? IRI_CHARACTERS : URI_CHARACTERS;

  // A rule that leaves no choice about the scheme: "…-reference" and "relative-ref" do without, the last always.
  if (schemeEnd === 0 && !rule.includes("-ref")) return { code: "scheme", component: "scheme", start: 0, end: 0 };
  if (schemeEnd > 0 && rule === "relative-ref") return { code: rule, component: "scheme", start: 0, end: schemeEnd };
  return (
    find(text, "scheme", "scheme", SCHEME, 0, schemeEnd - 1) ??
    find(text, "userinfo", "userinfo", characters.userinfo, schemeEnd + 2, hostStart - 1) ??
    (text.startsWith("[", hostStart) && hostStart < hostEnd
      ? checkLiteral(text, hostStart, hostEnd, options)
      : find(text, "host", "reg-name", characters.others, hostStart, hostEnd)) ??
    find(text, "port", "port", /\D/, hostEnd + 1, pathStart) ??
    // :a
    // ^ no scheme before it, so the first segment has a colon
    find(text, "path", "path-noscheme", /^:/, 0, 1) ??
    find(text, "path", pathRule(uri), characters.others, pathStart, queryStart) ??
    find(text, "query", "query", characters.query, queryStart + 1, fragmentStart) ??
    (rule === "absolute-URI"
      ? find(text, "fragment", rule, /#/, fragmentStart, text.length)
      : find(text, "fragment", "fragment", characters.others, fragmentStart + 1, text.length))
  );
}

/** The first match of the pattern in `text[start, end)`, as the error that it is. */
function find(
  text: string,
  component: URIComponentName,
  rule: URIRule,
  pattern: RegExp,
  start: number,
  end: number,
): URIFailure | null {
  const at = start < end ? text.slice(start, end).search(pattern) : -1;
  if (at === -1) return null;
  const character = String.fromCodePoint(text.codePointAt(start + at)!);
  // Where triplets are allowed, a "%" that is found starts none.
  const code = character === "%" && !pattern.test("%00") ? "pct-encoded" : rule;
  return { code, component, start: start + at, end: start + at + character.length };
}

/** @see https://www.rfc-editor.org/rfc/rfc3986#section-3.3 */
function pathRule(uri: URIRanges): URIRule {
  if (hasAuthority(uri)) return "path-abempty";
  if (uri.text.startsWith("/", uri.pathStart)) return "path-absolute";
  return uri.schemeEnd > 0 ? "path-rootless" : "path-noscheme";
}

const SCHEME = /^[^A-Za-z]|[^A-Za-z\d+.-]/;
