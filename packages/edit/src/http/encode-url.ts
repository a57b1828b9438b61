import { textOfURL } from "@url/parser/internal";
import { extend, FRAGMENT, type PercentEncodeSet, QUERY } from "@url/percent";
import { encodeText, inParts } from "@url/percent/internal";
import { expectText } from "@url/result/internal";

/**
 * Returns the text with everything percent-encoded that cannot stand in a URL or a header field, by the Standard's sets: in
 * ASCII, without spaces, quotation marks, angle brackets and control characters. What is encoded stays as it is, and a "%"
 * without two digits becomes "%25", so a second call changes nothing. Text that is a URL, or a reference to a base, stays
 * the same URL but for percent-encoding. What the parser ignores is removed: tabs, newlines and what surrounds the text.
 * It does not make text safe to follow: `javascript:` and "//host" stay what they are.
 * @throws TypeError if `text` is not a string
 * @see https://url.spec.whatwg.org/#percent-encoded-bytes
 * @example encodeURL("/straße?q=100% \"sure\"&r=%20#a b") // → "/stra%C3%9Fe?q=100%25%20%22sure%22&r=%20#a%20b"
 */
export function encodeURL(text: string): string {
  expectText(text, "encodeURL", "text");
  const clean = textOfURL(text, undefined);
  const hash = clean.indexOf("#");
  const end = hash === -1 ? clean.length : hash;
  const mark = clean.slice(0, end).indexOf("?");
  const pathEnd = mark === -1 ? end : mark;
  return (
    encodeOnce(clean.slice(0, pathEnd), BEFORE_QUERY) +
    (mark === -1 ? "" : `?${encodeOnce(clean.slice(mark + 1, end), QUERY)}`) +
    (hash === -1 ? "" : `#${encodeOnce(clean.slice(hash + 1), FRAGMENT)}`)
  );
}

function encodeOnce(text: string, set: PercentEncodeSet): string {
  return inParts(text, (part) => encodeText(part, set).replace(LONE, "%25"), BETWEEN);
}

/** The set of paths, without the "?" that ends one. It has what credentials and hosts cannot have in a header field. */
const BEFORE_QUERY: PercentEncodeSet = /* @__PURE__ */ extend(QUERY, "^`{}");

/** A "%" that encodes nothing. */
const LONE = /%(?![\da-f]{2})/gi;

/** Ends where neither a percent-encoded byte nor a surrogate pair goes on. */
const BETWEEN = /[^%][^%\ud800-\udbff]/g;
