import type { Result } from "@url/result";
import { expectOneOf, expectOptions, expectText } from "@url/result/internal";
import { NOT_IRI, NOT_IRI_QUERY, NOT_IRI_USERINFO, NOT_URI, NOT_URI_USERINFO } from "./characters.ts";
import type { URISyntaxError } from "./error.ts";
import { find } from "./find.ts";
import { HOST_OPTIONS, ruleOf, type URIHostOptions } from "./host.ts";
import { pathRule } from "./path-rule.ts";
import { hasAuthority, locateURI, type URIRanges } from "./ranges.ts";

/** The start rules of the grammars of RFC 3986 and RFC 3987. */
export type StartRule = (typeof START_RULES)[number];

const START_RULES = ["URI", "URI-reference", "absolute-URI", "relative-ref", "IRI", "IRI-reference"] as const;

/**
 * Returns true if `value` is a string that matches the rule `URI`: it has a scheme, and may have a fragment.
 * @throws TypeError for a wrong option
 * @example isURI("http://a/b c") // → false
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-3
 */
export function isURI(value: unknown, options?: URIHostOptions): boolean {
  return matches(value, "URI", options, "isURI");
}

/**
 * Returns true if `value` is a string that matches the rule `URI-reference`: it is a URI or a relative reference.
 * @throws TypeError for a wrong option
 * @example isURIReference("../a?b#c") // → true
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-4.1
 */
export function isURIReference(value: unknown, options?: URIHostOptions): boolean {
  return matches(value, "URI-reference", options, "isURIReference");
}

/**
 * Returns true if `value` is a string that matches the rule `absolute-URI`: it has a scheme and no fragment.
 * @throws TypeError for a wrong option
 * @example isAbsoluteURI("http://a/#f") // → false
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-4.3
 */
export function isAbsoluteURI(value: unknown, options?: URIHostOptions): boolean {
  return matches(value, "absolute-URI", options, "isAbsoluteURI");
}

/**
 * Returns true if `value` is a string that matches the rule `relative-ref`: it has no scheme.
 * @throws TypeError for a wrong option
 * @example isRelativeReference("//a/b") // → true
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-4.2
 */
export function isRelativeReference(value: unknown, options?: URIHostOptions): boolean {
  return matches(value, "relative-ref", options, "isRelativeReference");
}

/**
 * Returns true if `value` is a string that matches the rule `IRI`: it has a scheme, and may have characters beyond
 * ASCII.
 * @throws TypeError for a wrong option
 * @example isIRI("http://a/ü") // → true
 * @see https://www.rfc-editor.org/rfc/rfc3987#section-2.2
 */
export function isIRI(value: unknown, options?: URIHostOptions): boolean {
  return matches(value, "IRI", options, "isIRI");
}

/**
 * Returns true if `value` is a string that matches the rule `IRI-reference`: it is an IRI or a relative reference.
 * @throws TypeError for a wrong option
 * @example isIRIReference("/ü#f") // → true
 * @see https://www.rfc-editor.org/rfc/rfc3987#section-2.2
 */
export function isIRIReference(value: unknown, options?: URIHostOptions): boolean {
  return matches(value, "IRI-reference", options, "isIRIReference");
}

function matches(value: unknown, rule: StartRule, options: URIHostOptions | undefined, where: string): boolean {
  expectOptions(options, where, HOST_OPTIONS);
  return typeof value === "string" && findError(locateURI(value), rule, options) === null;
}

/**
 * Checks text against a rule of the grammar. The value of the result is where the components are in the text; the error
 * is the first one in the text, in UTF-16 code units. Takes linear time.
 * @throws TypeError if `text` is not a string, TypeError or RangeError for a wrong rule or option
 * @example checkURI("http://a/b c", "URI") // → { ok: false, error: { code: "path-abempty", component: "path", start: 10, end: 11 } }
 * @see https://www.rfc-editor.org/rfc/rfc3986#appendix-A
 * @see https://www.rfc-editor.org/rfc/rfc3987#section-2.2
 */
export function checkURI(text: string, rule: StartRule, options?: URIHostOptions): Result<URIRanges, URISyntaxError> {
  expectText(text, "checkURI", "text");
  expectOneOf(rule, START_RULES, "checkURI", "rule");
  expectOptions(options, "checkURI", HOST_OPTIONS);
  const value = locateURI(text);
  const error = findError(value, rule, options);
  return error === null ? { ok: true, value } : { ok: false, error };
}

/** Returns the first error in a text, or `null` if it matches the rule. */
function findError(uri: URIRanges, rule: StartRule, options: URIHostOptions | undefined): URISyntaxError | null {
  const { text, schemeEnd, hostStart, hostEnd, pathStart, queryStart, fragmentStart } = uri;
  const [userinfo, query, others] = rule.startsWith("IRI")
    ? ([NOT_IRI_USERINFO, NOT_IRI_QUERY, NOT_IRI] as const)
    : ([NOT_URI_USERINFO, NOT_URI, NOT_URI] as const);

  // "URI-reference", "IRI-reference" and "relative-ref" allow a text without a scheme; the last allows no other.
  if (schemeEnd === 0 && !rule.includes("-ref")) return find(text, 0, 0, WHOLE, "scheme");
  if (schemeEnd !== 0 && rule === "relative-ref") return find(text, 0, schemeEnd, WHOLE, "scheme", rule);
  return (
    find(text, 0, schemeEnd - 1, SCHEME, "scheme") ??
    find(text, schemeEnd + 2, hostStart - 1, userinfo, "userinfo") ??
    findHostError(text, hostStart, hostEnd, others, options) ??
    find(text, hostEnd + 1, pathStart, NOT_DIGIT, "port") ??
    // :a
    // ^ there is no scheme before the colon, so the first segment contains it
    find(text, 0, text.length, /^:/, "path", "path-noscheme") ??
    find(
      text,
      pathStart,
      queryStart,
      others,
      "path",
      pathRule(schemeEnd !== 0, hasAuthority(uri), text[pathStart] === "/"),
    ) ??
    find(text, queryStart + 1, fragmentStart, query, "query") ??
    (rule === "absolute-URI" && fragmentStart < text.length
      ? find(text, fragmentStart, text.length, WHOLE, "fragment", rule)
      : find(text, fragmentStart + 1, text.length, others, "fragment"))
  );
}

/** @see https://www.rfc-editor.org/rfc/rfc3986#section-3.2.2 */
function findHostError(
  text: string,
  start: number,
  end: number,
  characters: RegExp,
  options: URIHostOptions | undefined,
): URISyntaxError | null {
  const host = text.slice(start, end);
  if (!host.startsWith("[")) return find(text, start, end, characters, "host", "reg-name");
  if (ruleOf(host, options) !== null) return null;
  // [::1]x
  //      ^ the host must end here, or a port must start; if there is no "]", the error is at the end
  const after = host.indexOf("]") + 1 || host.length;
  if (after < host.length || !host.endsWith("]")) return find(text, start + after, end, WHOLE, "host", "IP-literal");
  return find(text, start + 1, end - 1, WHOLE, "host", /^.v/i.test(host) ? "IPvFuture" : "IPv6address");
}

const SCHEME = /* @__PURE__ */ byCodePoint("^[^A-Za-z]|[^A-Za-z\\d+.-]");
const NOT_DIGIT = /* @__PURE__ */ byCodePoint("\\D");
const WHOLE = /[\s\S]*/;

/** Makes a pattern with the flag "u". React Native's Babel preset would rewrite a literal, wrongly for lone surrogates. */
function byCodePoint(pattern: string): RegExp {
  return new RegExp(pattern, "u");
}
