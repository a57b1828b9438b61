/**
 * Patterns that find the first error in a component: a character that is not allowed, or a "%" without two hex digits.
 * A class and no repeated group, so that nothing is tried twice and no text is too long for the engine's stack.
 * Three patterns are enough: a component never contains the delimiter that ends it, so there is no need to look for a
 * "/" in a host or a "?" in a path. Only a userinfo can contain its own delimiter, "@".
 */
export interface Characters {
  readonly userinfo: RegExp;
  readonly query: RegExp;
  /** For host, path and fragment. */
  readonly others: RegExp;
}

/** @see https://www.rfc-editor.org/rfc/rfc3986#appendix-A */
export const URI_CHARACTERS: Characters = /* @__PURE__ */ characters("", "");

/** @see https://www.rfc-editor.org/rfc/rfc3987#section-2.2 */
export const IRI_CHARACTERS: Characters = /* @__PURE__ */ characters(
  // The rule ucschar: beyond the BMP, every plane without its two noncharacters, and plane 14 without its tags.
  `\\u{a0}-\\u{d7ff}\\u{f900}-\\u{fdcf}\\u{fdf0}-\\u{ffef}\\u{e1000}-\\u{efffd}${/* @__PURE__ */ "123456789abcd".replace(/./g, "\\u{$&0000}-\\u{$&fffd}")}`,
  "\\u{e000}-\\u{f8ff}\\u{f0000}-\\u{ffffd}\\u{100000}-\\u{10fffd}",
);

function characters(ucschar: string, iprivate: string): Characters {
  return {
    userinfo: notOneOf(ucschar),
    query: notOneOf(`@/?${ucschar}${iprivate}`),
    others: notOneOf(`@/?${ucschar}`),
  };
}

/** Allows what every component allows, and `more`. No flag "i": together with "u", it makes U+017F an "s". */
function notOneOf(more: string): RegExp {
  return new RegExp(`[^\\w.~!$&'()*+,;=:%${more}-]|%(?![\\dA-Fa-f]{2})`, "u");
}
