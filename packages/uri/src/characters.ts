/**
 * Patterns that find the first thing that does not belong: a character, or a "%" without two hex digits.
 * A class and no repeated group, so that nothing is tried twice and no text is too long for the engine's stack.
 * Three are enough: where a component is cut, no delimiter is left in it that ends it, so "/" in a host or "?" in
 * a path need no looking for. Only an "@" can be left in a userinfo.
 */
export interface Characters {
  readonly userinfo: RegExp;
  readonly query: RegExp;
  /** Of host, path and fragment. */
  readonly others: RegExp;
}

/** @see https://www.rfc-editor.org/rfc/rfc3986#appendix-A */
export const URI_CHARACTERS: Characters = /* @__PURE__ */ characters("", "");

/** @see https://www.rfc-editor.org/rfc/rfc3987#section-2.2 */
export const IRI_CHARACTERS: Characters = /* @__PURE__ */ characters(
  /* @__PURE__ */ ucschar(),
  "\\u{e000}-\\u{f8ff}\\u{f0000}-\\u{ffffd}\\u{100000}-\\u{10fffd}",
);

function characters(ucschar: string, iprivate: string): Characters {
  return {
    userinfo: notOneOf(ucschar),
    query: notOneOf(`@/?${ucschar}${iprivate}`),
    others: notOneOf(`@/?${ucschar}`),
  };
}

/** What belongs everywhere, and more. No flag "i": together with "u" it makes U+017F an "s". */
function notOneOf(more: string): RegExp {
  return new RegExp(`[^\\w.~!$&'()*+,;=:%${more}-]|%(?![\\dA-Fa-f]{2})`, "u");
}

/** The rule ucschar: beyond the BMP each plane but for its two noncharacters, and the tags of plane 14. */
function ucschar(): string {
  let ranges = "\\u{a0}-\\u{d7ff}\\u{f900}-\\u{fdcf}\\u{fdf0}-\\u{ffef}\\u{e1000}-\\u{efffd}";
  for (let plane = 1; plane < 14; plane++) {
    const p = plane.toString(16);
    ranges += `\\u{${p}0000}-\\u{${p}fffd}`;
  }
  return ranges;
}
