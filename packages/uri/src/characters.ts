/**
 * The patterns that find the first error in a component: a character that is not allowed, or a "%" without two hex
 * digits. A class and no repeated group, so that nothing is tried twice and no text is too long for the engine's stack.
 *
 * A component never contains the delimiter that ends it, so there is no need to look for a "/" in a host or a "?" in a
 * path. Only a userinfo can contain its own delimiter, "@": it has patterns without `DELIMITERS`.
 */
const DELIMITERS = "@/?";

/** @see https://www.rfc-editor.org/rfc/rfc3986#appendix-A */
export const NOT_URI: RegExp = /* @__PURE__ */ notOneOf(DELIMITERS);
export const NOT_URI_USERINFO: RegExp = /* @__PURE__ */ notOneOf("");

/** The rule ucschar: beyond the BMP, every plane without its two noncharacters, and plane 14 without its tags. */
const UCSCHAR: string = /* @__PURE__ */ "\\u{a0}-\\u{d7ff}\\u{f900}-\\u{fdcf}\\u{fdf0}-\\u{ffef}".concat(
  /* @__PURE__ */ "123456789abcd".replace(/./g, "\\u{$&0000}-\\u{$&fffd}"),
  "\\u{e1000}-\\u{efffd}",
);

/** @see https://www.rfc-editor.org/rfc/rfc3987#section-2.2 */
export const NOT_IRI: RegExp = /* @__PURE__ */ notOneOf(DELIMITERS, UCSCHAR);
export const NOT_IRI_USERINFO: RegExp = /* @__PURE__ */ notOneOf(UCSCHAR);
/** The query may have characters for private use too. */
const IPRIVATE = "\\u{e000}-\\u{f8ff}\\u{f0000}-\\u{ffffd}\\u{100000}-\\u{10fffd}";
export const NOT_IRI_QUERY: RegExp = /* @__PURE__ */ notOneOf(DELIMITERS, UCSCHAR, IPRIVATE);
/**
 * A literal of a template may have what the query of an IRI may have, and "#[]". Erratum 6937 adds "'".
 * @see https://www.rfc-editor.org/rfc/rfc6570#section-2.1
 */
export const NOT_LITERAL: RegExp = /* @__PURE__ */ notOneOf("#[\\]", DELIMITERS, UCSCHAR, IPRIVATE);

/** Allows what every component allows, and `more`. No flag "i": together with "u", it makes U+017F an "s". */
function notOneOf(...more: string[]): RegExp {
  return new RegExp(`[^\\w.~!$&'()*+,;=:%${more.join("")}-]|%(?![\\dA-Fa-f]{2})`, "u");
}
