import { inParts } from "@url/percent";
import { expectFunction, expectOptions } from "@url/result/internal";
import { IRI_CHARACTERS, URI_CHARACTERS } from "./characters.ts";
import { checkURI } from "./check.ts";
import type { URIFailure } from "./error.ts";
import { locateURI } from "./ranges.ts";
import { normalizeTriplets } from "./triplets.ts";

/** What to do with a host that is a domain; without it a host is text like any other. */
export interface ToURIOptions {
  /** Domain to ASCII, such as that of `@url/idna`: called with a name that is not ASCII. `null` makes it an error. */
  readonly toASCII?: (domain: string) => string | null;
}

/** What to do with a host that is a domain; without it a host is text like any other. */
export interface ToIRIOptions {
  /** Domain to Unicode, such as that of `@url/idna`: called with a name that has a label "xn--…". `null` keeps it. */
  readonly toUnicode?: (domain: string) => string | null;
}

/**
 * Writes an IRI reference as a URI reference: what is not ASCII becomes triplets of its UTF-8. The first error
 * when it is no IRI reference, or when its host is refused by `toASCII`.
 * @see https://www.rfc-editor.org/rfc/rfc3987#section-3.1
 */
export function toURI(iri: string, options?: ToURIOptions): string | URIFailure {
  expectOptions(options, "toURI", { toASCII: expectFunction });
  const error = checkURI(iri, "IRI-reference");
  if (error !== null) return error;
  const { hostStart, hostEnd } = locateURI(iri);
  let host = iri.slice(hostStart, hostEnd);
  if (options?.toASCII !== undefined && URI_CHARACTERS.others.test(host)) {
    const ascii = options.toASCII(host);
    // U+2100 maps to "a/c", U+FF05 to "%": a delimiter that was none must not become one.
    if (ascii === null || /[^\w.~!$&'()*+,;=-]/.test(ascii)) {
      return { code: "reg-name", component: "host", start: hostStart, end: hostEnd };
    }
    host = ascii;
  }
  return inParts(iri.slice(0, hostStart) + host + iri.slice(hostEnd), (part) =>
    part.replace(NOT_ASCII, encodeURIComponent),
  );
}

/**
 * Writes a URI reference as an IRI reference: triplets become the characters that they encode in UTF-8, where
 * these may stand. They may not when the grammar has no place for them (private use outside a query), when they
 * are invisible or direct the text, or when the component would run in two directions. `toURI` leads back to it,
 * but for the case of triplets and those of unreserved characters. The first error when it is no IRI reference.
 * @see https://www.rfc-editor.org/rfc/rfc3987#section-3.2
 */
export function toIRI(uri: string, options?: ToIRIOptions): string | URIFailure {
  expectOptions(options, "toIRI", { toUnicode: expectFunction });
  const error = checkURI(uri, "IRI-reference");
  if (error !== null) return error;
  const { hostStart, hostEnd, queryStart, fragmentStart } = locateURI(uri);
  let host = uri.slice(hostStart, hostEnd);
  if (options?.toUnicode !== undefined && /(?:^|\.)xn--/i.test(host)) {
    const unicode = options.toUnicode(host);
    if (
      unicode !== null &&
      !/[:@/?%]/.test(unicode) &&
      !IRI_CHARACTERS.others.test(unicode) &&
      !NOT_SHOWN.test(unicode)
    )
      host = unicode;
  }
  return (
    decode(uri.slice(0, hostStart) + host + uri.slice(hostEnd, queryStart), IRI_CHARACTERS.others) +
    decode(uri.slice(queryStart, fragmentStart), IRI_CHARACTERS.query) +
    decode(uri.slice(fragmentStart), IRI_CHARACTERS.others)
  );
}

/** Component by component: what stands between two reserved characters or dots. */
function decode(text: string, characters: RegExp): string {
  return text.replace(COMPONENT, (component) => {
    const decoded = component.replace(CHARACTER, (triplets) => decodeCharacter(triplets, characters));
    const isMixed = RIGHT_TO_LEFT.test(decoded) && MIXED.test(decoded);
    return isMixed ? normalizeTriplets(component.replace(NOT_ASCII, encodeURIComponent)) : decoded;
  });
}

/** The character that UTF-8 has for these triplets, if it may stand there; else they themselves, in upper case. */
function decodeCharacter(triplets: string, characters: RegExp): string {
  // A byte that is alone and not ASCII is no character; to be told so by an exception takes 4 µs.
  if (triplets.length === 3 && triplets > "%8") return triplets.toUpperCase();
  try {
    const character = decodeURIComponent(triplets);
    // Of ASCII only what is unreserved, and no dot: a segment of encoded dots would become a dot segment.
    if (character > "\x7f" ? !characters.test(character) && !NOT_SHOWN.test(character) : /[\w~-]/.test(character)) {
      return character;
    }
  } catch {
    // Overlong, a surrogate, or past U+10FFFF: no UTF-8.
  }
  return triplets.toUpperCase();
}

const NOT_ASCII = /[^\0-\x7f]+/g;
const COMPONENT = /[^:/?#[\]@!$&'()*+,;=.]+/g;
/** A triplet, or the two to four of a lead byte and what may follow it. */
const CHARACTER = /%(?:[cd].|e.%[89ab].|f.(?:%[89ab].){2})%[89ab].|%../gi;
/** White space, and what is not seen or changes how the rest is seen. */
const NOT_SHOWN = /[\s\xad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufff9-\uffff]/;
/**
 * A component with a character from a block that runs right to left, even where it has no characters yet, must
 * start and end with one and have no letters that run the other way.
 * @see https://www.rfc-editor.org/rfc/rfc3987#section-4.2
 */
const BLOCKS = "\\u{590}-\\u{8ff}\\u{fb1d}-\\u{fdff}\\u{fe70}-\\u{feff}\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}";
const RIGHT_TO_LEFT = /* @__PURE__ */ new RegExp(`[${BLOCKS}]`, "u");
const MIXED = /* @__PURE__ */ new RegExp(`^[^${BLOCKS}]|[^${BLOCKS}\\0-@[-\`{-\\x7f]|[^${BLOCKS}]$`, "u");
