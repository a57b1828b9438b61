import { expectOneOf, expectOptions } from "@url/result/internal";
import { IRI_CHARACTERS, URI_CHARACTERS } from "./characters.ts";
import type { URIComponentName, URIFailure, URIRule } from "./error.ts";
import { HOST_OPTIONS, type HostOptions, ruleOf } from "./host.ts";
import { hasAuthority, locateURI, type URIRanges } from "./ranges.ts";

/** The start rules of the two grammars. */
export type StartRule = (typeof START_RULES)[number];

const START_RULES = ["URI", "URI-reference", "absolute-URI", "relative-ref", "IRI", "IRI-reference"] as const;

/** Does the text match the rule URI: a scheme, and perhaps a fragment? */
export function isURI(text: string, options?: HostOptions): boolean {
  expectOptions(options, "isURI", HOST_OPTIONS);
  return check(text, "URI", options) === null;
}

/** Does the text match the rule URI-reference: a URI or a relative reference? */
export function isURIReference(text: string, options?: HostOptions): boolean {
  expectOptions(options, "isURIReference", HOST_OPTIONS);
  return check(text, "URI-reference", options) === null;
}

/** Does the text match the rule absolute-URI: a scheme, no fragment? */
export function isAbsoluteURI(text: string, options?: HostOptions): boolean {
  expectOptions(options, "isAbsoluteURI", HOST_OPTIONS);
  return check(text, "absolute-URI", options) === null;
}

/** Does the text match the rule relative-ref: no scheme? */
export function isRelativeReference(text: string, options?: HostOptions): boolean {
  expectOptions(options, "isRelativeReference", HOST_OPTIONS);
  return check(text, "relative-ref", options) === null;
}

/** Does the text match the rule IRI of RFC 3987? */
export function isIRI(text: string, options?: HostOptions): boolean {
  expectOptions(options, "isIRI", HOST_OPTIONS);
  return check(text, "IRI", options) === null;
}

/** Does the text match the rule IRI-reference of RFC 3987? */
export function isIRIReference(text: string, options?: HostOptions): boolean {
  expectOptions(options, "isIRIReference", HOST_OPTIONS);
  return check(text, "IRI-reference", options) === null;
}

/**
 * Holds a text against a rule of the grammar: `null` when it matches, else the first error in it. Linear.
 * @see https://www.rfc-editor.org/rfc/rfc3986#appendix-A
 * @see https://www.rfc-editor.org/rfc/rfc3987#section-2.2
 */
export function checkURI(text: string, rule: StartRule, options?: HostOptions): URIFailure | null {
  expectOneOf(rule, START_RULES, "checkURI", "rule");
  expectOptions(options, "checkURI", HOST_OPTIONS);
  return check(text, rule, options);
}

/** `checkURI` for arguments that were checked. */
function check(text: string, rule: StartRule, options: HostOptions | undefined): URIFailure | null {
  const uri = locateURI(text);
  const { schemeEnd, hostStart, hostEnd, pathStart, queryStart, fragmentStart } = uri;
  const characters = rule.startsWith("IRI") ? IRI_CHARACTERS : URI_CHARACTERS;

  // "URI-reference", "IRI-reference" and "relative-ref" do without a scheme; the last always.
  if (schemeEnd === 0 && !rule.includes("-ref")) return failure("scheme", "scheme", 0, 0);
  if (schemeEnd > 0 && rule === "relative-ref") return failure(rule, "scheme", 0, schemeEnd);
  return (
    find(text, "scheme", "scheme", SCHEME, 0, schemeEnd - 1) ??
    find(text, "userinfo", "userinfo", characters.userinfo, schemeEnd + 2, hostStart - 1) ??
    checkHost(text, characters.others, hostStart, hostEnd, options) ??
    find(text, "port", "port", /\D/, hostEnd + 1, pathStart) ??
    // :a
    // ^ no scheme before it, so the first segment has a colon
    find(text, "path-noscheme", "path", /^:/, 0, 1) ??
    find(text, pathRule(uri), "path", characters.others, pathStart, queryStart) ??
    find(text, "query", "query", characters.query, queryStart + 1, fragmentStart) ??
    (rule === "absolute-URI" && fragmentStart < text.length
      ? failure(rule, "fragment", fragmentStart, text.length)
      : find(text, "fragment", "fragment", characters.others, fragmentStart + 1, text.length))
  );
}

/** @see https://www.rfc-editor.org/rfc/rfc3986#section-3.2.2 */
function checkHost(
  text: string,
  characters: RegExp,
  start: number,
  end: number,
  options: HostOptions | undefined,
): URIFailure | null {
  const host = text.slice(start, end);
  if (!host.startsWith("[")) return find(text, "reg-name", "host", characters, start, end);
  if (ruleOf(host, options) !== null) return null;
  // [::1]x
  //      ^ neither the end of the host nor the ":" of a port; and without a "]" the host ends too early
  const after = host.indexOf("]") + 1 || host.length;
  if (after < host.length || !host.endsWith("]")) return failure("IP-literal", "host", start + after, end);
  return failure(/^.v/i.test(host) ? "IPvFuture" : "IPv6address", "host", start + 1, end - 1);
}

/** The first match of the pattern in `text[start, end)`, as the error that it is. */
function find(
  text: string,
  rule: URIRule,
  component: URIComponentName,
  pattern: RegExp,
  start: number,
  end: number,
): URIFailure | null {
  const found = start < end ? text.slice(start, end).search(pattern) : -1;
  if (found === -1) return null;
  const at = start + found;
  const character = String.fromCodePoint(text.codePointAt(at)!);
  // Where triplets are allowed, a "%" that is found starts none.
  const isTriplet = character === "%" && !pattern.test("%00");
  return failure(isTriplet ? "pct-encoded" : rule, component, at, at + character.length);
}

function failure(code: URIRule, component: URIComponentName, start: number, end: number): URIFailure {
  return { code, component, start, end };
}

/** @see https://www.rfc-editor.org/rfc/rfc3986#section-3.3 */
function pathRule(uri: URIRanges): URIRule {
  if (hasAuthority(uri)) return "path-abempty";
  if (uri.text.startsWith("/", uri.pathStart)) return "path-absolute";
  return uri.schemeEnd > 0 ? "path-rootless" : "path-noscheme";
}

const SCHEME = /^[^A-Za-z]|[^A-Za-z\d+.-]/;
