import { inParts } from "@url/percent/internal";
import type { Result } from "@url/result";
import { expectFunction, expectOptions, expectText } from "@url/result/internal";
import { NOT_IRI, NOT_IRI_QUERY, NOT_URI } from "./characters.ts";
import { checkURI } from "./check.ts";
import type { URISyntaxError } from "./error.ts";
import type { URIRanges } from "./ranges.ts";
import { normalizeTriplets } from "./triplets.ts";

/** How {@link toURI} treats a host that is a domain. Without the option, a host is encoded like any other text. */
export interface ToURIOptions {
  /** Converts a domain to ASCII. Called with a name that is not ASCII; if it fails, so does `toURI`. */
  readonly toASCII?: (domain: string) => Result<string, unknown>;
}

/** How {@link toIRI} treats a host that is a domain. Without the option, a host is decoded like any other text. */
export interface ToIRIOptions {
  /** Converts a domain to Unicode. Called with a name that has a label "xn--…"; if it fails, the name stays. */
  readonly toUnicode?: (domain: string) => Result<string, unknown>;
}

/**
 * Converts an IRI reference to a URI reference: characters beyond ASCII become the triplets of their UTF-8 bytes. Fails
 * with the first error if the text is not an IRI reference, and with `reg-name` if `toASCII` rejects the host. The range
 * is in UTF-16 code units.
 * @throws TypeError if `iri` is not a string, or for a wrong option
 * @example toURI("http://a/é") // → { ok: true, value: "http://a/%C3%A9" }
 * @see https://www.rfc-editor.org/rfc/rfc3987#section-3.1
 */
export function toURI(iri: string, options?: ToURIOptions): Result<string, URISyntaxError> {
  expectText(iri, "toURI", "iri");
  expectOptions(options, "toURI", { toASCII: expectFunction });
  const checked = checkURI(iri, "IRI-reference");
  if (!checked.ok) return checked;
  const { text, hostStart, hostEnd } = checked.value;
  const host = convertHost(checked.value, options?.toASCII, NOT_URI, NOT_URI);
  if (host === null) {
    return { ok: false, error: { code: "reg-name", component: "host", start: hostStart, end: hostEnd } };
  }
  // Joined afterwards: joined before, the host would be copied once more.
  return { ok: true, value: encode(text.slice(0, hostStart)) + encode(host) + encode(text.slice(hostEnd)) };
}

/**
 * Converts a URI reference to an IRI reference: triplets become the characters that they encode in UTF-8, where those
 * are allowed. A character stays encoded if the grammar does not allow it there (private use outside a query), if it is
 * invisible or changes the direction of the text, or if the component would have two directions. `toURI` converts the
 * result back, except for the case of triplets and for encoded unreserved characters. Fails with the first error if the
 * text is not an IRI reference. The range is in UTF-16 code units.
 * @throws TypeError if `uri` is not a string, or for a wrong option
 * @example toIRI("/D%C3%BCrst") // → { ok: true, value: "/Dürst" }
 * @see https://www.rfc-editor.org/rfc/rfc3987#section-3.2
 */
export function toIRI(uri: string, options?: ToIRIOptions): Result<string, URISyntaxError> {
  expectText(uri, "toIRI", "uri");
  expectOptions(options, "toIRI", { toUnicode: expectFunction });
  const checked = checkURI(uri, "IRI-reference");
  if (!checked.ok) return checked;
  const { text, hostStart, hostEnd, queryStart, fragmentStart } = checked.value;
  const host =
    convertHost(checked.value, options?.toUnicode, /(?:^|\.)xn--/i, NOT_IRI) ?? text.slice(hostStart, hostEnd);
  const value =
    decode(text.slice(0, hostStart) + host + text.slice(hostEnd, queryStart), NOT_IRI) +
    decode(text.slice(queryStart, fragmentStart), NOT_IRI_QUERY) +
    decode(text.slice(fragmentStart), NOT_IRI);
  return { ok: true, value };
}

/**
 * Returns the host, converted if the pattern finds something in it. Returns `null` if it cannot be converted, or if the
 * result has characters that a host cannot have. U+2100 maps to "a/c", and U+FF05 to "%": no mapping may create a
 * delimiter.
 */
function convertHost(
  { text, hostStart, hostEnd }: URIRanges,
  convert: ((domain: string) => Result<string, unknown>) | undefined,
  pattern: RegExp,
  characters: RegExp,
): string | null {
  const host = text.slice(hostStart, hostEnd);
  if (convert === undefined || !pattern.test(host)) return host;
  const { ok, value } = convert(host) as { ok: boolean; value: string };
  return ok && ![/[:@/?%]/, characters, NOT_SHOWN].some((wrong) => wrong.test(value)) ? value : null;
}

/** Percent-encodes all that is not ASCII. */
function encode(text: string): string {
  return inParts(text, (part) => part.replace(/[^\0-\x7f]+/g, encodeURIComponent));
}

/** Decodes component by component; a component ends at a reserved character or a dot. */
function decode(text: string, characters: RegExp): string {
  // The engine's `replace` keeps a list of all that it replaces, 16 bytes a unit: the text is cut between components.
  return inParts(text, (part) => part.replace(COMPONENT, (text) => decodeComponent(text, characters)), DELIMITER);
}

function decodeComponent(component: string, characters: RegExp): string {
  const decoded = inParts(
    component,
    (part) => part.replace(CHARACTER, (triplets) => decodeCharacter(triplets, characters)),
    CHARACTER_END,
  );
  const isMixed = RIGHT_TO_LEFT.test(decoded) && MIXED.test(decoded);
  return isMixed ? normalizeTriplets(encode(component)) : decoded;
}

/** Returns the character that the triplets encode, if it is allowed there; otherwise the triplets in upper case. */
function decodeCharacter(triplets: string, characters: RegExp): string {
  // A single byte beyond ASCII is not a character. Finding that out from an exception would take 4 µs.
  if (triplets.length === 3 && triplets > "%8") return triplets.toUpperCase();
  try {
    const character = decodeURIComponent(triplets);
    // Of ASCII, only unreserved characters, and no dot: a segment of encoded dots would become a dot segment.
    if (character > "\x7f" ? !characters.test(character) && !NOT_SHOWN.test(character) : /[\w~-]/.test(character)) {
      return character;
    }
  } catch {
    // Ill-formed UTF-8: overlong, a surrogate, or beyond U+10FFFF.
  }
  return triplets.toUpperCase();
}

const COMPONENT = /[^:/?#[\]@!$&'()*+,;=.]+/g;
const DELIMITER = /[:/?#[\]@!$&'()*+,;=.]/g;
/** Matches a triplet, or the two to four triplets of a lead byte and the bytes that may follow it. */
const CHARACTER = /%(?:[cd].|e.%[89ab].|f.(?:%[89ab].){2})%[89ab].|%../gi;
/**
 * Matches what ends where no character continues: before a triplet that continues none, or after the fourth of those that
 * continue one, which has three at most.
 */
const CHARACTER_END = /.(?=%[^89ab])|(?:%[89ab].){4}/gi;
/** Matches white space, and characters that are invisible or change how other characters are shown. */
const NOT_SHOWN = /[\s\xad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufff9-\uffff]/;
/**
 * A component with a character from a right-to-left block, even from an unassigned part of it, must start and end with
 * such a character and have no letters of the other direction.
 * @see https://www.rfc-editor.org/rfc/rfc3987#section-4.2
 */
const BLOCKS = "\\u{590}-\\u{8ff}\\u{fb1d}-\\u{fdff}\\u{fe70}-\\u{feff}\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}";
const RIGHT_TO_LEFT = /* @__PURE__ */ ofBlocks("[*]");
const MIXED = /* @__PURE__ */ ofBlocks("^[^*]|[^*\\0-@[-`{-\\x7f]|[^*]$");

/** Makes a pattern, with `BLOCKS` for each "*". */
function ofBlocks(pattern: string): RegExp {
  return new RegExp(pattern.replace(/\*/g, BLOCKS), "u");
}
