import type { ValidationErrorCode } from "@url/parser";
import type { AdviceCode } from "./advice/explanations.ts";
import type { CloserKey, DOMAIN_EXPLANATIONS } from "./explanations.ts";
import { hasCommasForDots } from "./repair/comma.ts";
import { isLikelyHost } from "./repair/likely-host.ts";
import { isFileWithAt } from "./repair/mail-address.ts";
import { correctScheme } from "./repair/scheme-word.ts";
import { unitKindOf } from "./unit-kind.ts";

/**
 * Returns the key of the sentence for an error over `[start, end)` of `input`, if one says more than that of its code.
 * `rule` is the rule of UTS #46 that a domain breaks.
 */
export function closerKeyOf(
  code: ValidationErrorCode | AdviceCode,
  input: string,
  start: number,
  end: number,
  rule?: keyof typeof DOMAIN_EXPLANATIONS,
): CloserKey | null {
  const text = input.slice(start, end);
  switch (code) {
    case "domain-to-ASCII":
      if (findPlaceholder(input, start) !== null) return "domain-to-ASCII/placeholder";
      if (rule === "hyphen") return text === "-" ? null : "domain-to-ASCII/hyphens";
      if (rule === "std3" && text.length === 1) return keyOfCharacter(text);
      if (rule === "std3") return text.includes("%20") ? "domain-to-ASCII/space" : null;
      if (rule === "disallowed") return Array.from(text).length === 1 ? "domain-to-ASCII/character" : null;
      if (rule !== "length") return null;
      if (text === "") return keyOfDot(input, start);
      return text.includes(".") ? "domain-to-ASCII/long-host" : "domain-to-ASCII/long-label";
    case "invalid-credentials":
      if (text.length > 1) return "invalid-credentials/second-at";
      return /[/\\]:?$/.test(input.slice(0, start)) ? "invalid-credentials/nobody" : null;
    case "port-invalid":
      if (findBareIPv6(input, start) !== null) return "port-invalid/IPv6";
      if (/^[^/?#@\\]*[/?#\\][^/?#\\]*@/.test(input.slice(start, start + LONG))) return "port-invalid/password";
      if (text === ":") return "port-invalid/colon";
      if (text === " ") return "port-invalid/space";
      if (findPlaceholder(input, start) !== null) return "port-invalid/placeholder";
      if (/:$/.test(input.slice(0, start)) && /^[a-z~_][\w.-]+\/[^\s/]/i.test(input.slice(start, start + LONG)))
        return "port-invalid/path";
      return text === "" ? null : "port-invalid/character";
    case "host-missing":
      return findBareIPv6(input, start) === null ? null : "host-missing/IPv6";
    case "missing-scheme-non-relative-URL":
      if (findQuoted(input) !== null) return "missing-scheme-non-relative-URL/quotes";
      if (findMissingColon(input) !== null) return keyOfColon(input);
      return keyOfMissing(input.slice(0, LONG));
    case "invalid-URL-unit": {
      const kind = unitKindOf(input, start, end);
      if (kind !== "other") return `invalid-URL-unit/${kind}`;
      return text === " " ? "invalid-URL-unit/space" : "invalid-URL-unit/character";
    }
    case "host-invalid-code-point":
      if (text === " ") return "host-invalid-code-point/space";
      return Array.from(text).length === 1 ? "host-invalid-code-point/character" : null;
    case "IPv6-invalid-code-point":
      if (text === "%") return "IPv6-invalid-code-point/zone";
      return Array.from(text).length === 1 ? "IPv6-invalid-code-point/character" : null;
    case "scheme-not-registered":
      return keyOfScheme(text, input.slice(end, end + LONG));
    default:
      return null;
  }
}

function keyOfCharacter(character: string): CloserKey {
  if (character === " ") return "domain-to-ASCII/space";
  if (character === "_") return "domain-to-ASCII/underscore";
  return character === "%" ? "domain-to-ASCII/percent" : "domain-to-ASCII/character";
}

/** Returns the key for an empty label at `at`. */
function keyOfDot(input: string, at: number): CloserKey {
  if (/[/\\@]/.test(input.charAt(at - 1))) return "domain-to-ASCII/first-dot";
  return input.charAt(at) === "." ? "domain-to-ASCII/empty-label" : "domain-to-ASCII/last-dot";
}

/** Returns the key for text without a scheme. */
function keyOfMissing(input: string): CloserKey | null {
  if (/^[\0- ]*$/.test(input)) return "missing-scheme-non-relative-URL/empty";
  if (findPlaceholder(input, 0) !== null) return "missing-scheme-non-relative-URL/placeholder";
  if (/^[\0- ]*\/\/[^/]/.test(input)) return "missing-scheme-non-relative-URL/slashes";
  if (/^[\0- ]*:/.test(input)) return "missing-scheme-non-relative-URL/no-scheme";
  if (/^[\0- ]*\\\\[^\\/]+\\/.test(input)) return "missing-scheme-non-relative-URL/share";
  if (/^[\0- ]*[\w.-]+@[\w.-]+:[^\s:]+$/.test(input)) return "missing-scheme-non-relative-URL/ssh";
  const [, scheme = ""] = /^[\0- ]*([a-z]{2,6})[;.,]?\/\//i.exec(input) ?? [];
  if (correctScheme(scheme) !== null) return keyOfColon(input);
  if (/^[^\s/?#]*[\uff0e\uff0f\uff1a]/.test(input)) return "missing-scheme-non-relative-URL/full-width";
  if (/^[\0- ]*[^\s@:/\\?#]+@[^\s@:/\\?#]+\.[^\s@:/\\?#.]{2,}[\0- ]*$/.test(input))
    return isFileWithAt(input.replace(/[\0- ]+$/, "")) ? null : "missing-scheme-non-relative-URL/mail";
  const [, host = ""] = /^[\0- ]*([^\s:/?#\\@]+)(?::\d*)?(?=$|[\s/?#\\])/.exec(input) ?? [];
  if (hasCommasForDots(host)) return "missing-scheme-non-relative-URL/comma";
  return isLikelyHost(host) ? "missing-scheme-non-relative-URL/host" : null;
}

/** Returns the name at `at` that stands for text which a program or a person puts in its place; null if none does. */
export function findPlaceholder(input: string, at: number): string | null {
  return PLACEHOLDER.exec(input.slice(at, at + LONG))?.[0] ?? null;
}

/** `{name}`, `{{ name }}`, `${NAME}`, `$NAME`, `<name>` and `%NAME%`, if "%" does not begin a percent-encoded byte. */
const PLACEHOLDER = /^(?:\$?\{\{?[\w .-]+\}\}?|\$[A-Z]\w+|<[a-z][\w .-]*>|%(?![\da-f]{2})[A-Z]\w+%)/i;

/** Returns the key for a scheme without a colon behind it. In `http//:` it comes too late. */
function keyOfColon(input: string): CloserKey {
  return /^[\0- ]*[a-z]+\/\/:/i.test(input)
    ? "missing-scheme-non-relative-URL/late-colon"
    : "missing-scheme-non-relative-URL/colon";
}

/** Returns the key for a scheme that is not registered, and the text behind it. */
function keyOfScheme(scheme: string, rest: string): CloserKey | null {
  if (scheme.length === 1 && /^:[\\/]/.test(rest)) return "scheme-not-registered/drive";
  return /^:\d{1,5}(?:[/?#]|$)/.test(rest) ? "scheme-not-registered/host" : null;
}

/** How far a sentence looks, in UTF-16 code units. */
const LONG = 400;

/** A range of the input, in UTF-16 code units. */
interface Place {
  readonly start: number;
  readonly end: number;
}

/** Returns the range of an IPv6 address without brackets that `at` lies in, and perhaps a port; null if there is none. */
export function findBareIPv6(input: string, at: number): Place | null {
  let start = at;
  while (start > 0 && ADDRESS.test(input.charAt(start - 1))) start--;
  let end = at;
  while (end < input.length && end - start < LONGEST && ADDRESS.test(input.charAt(end))) end++;
  const isWhole = /[/\\@]/.test(input.charAt(start - 1)) && /^[/\\?#]?$/.test(input.charAt(end));
  return isWhole && input.slice(start, end).split(":").length > 2 ? { start, end } : null;
}

const ADDRESS = /[\da-f:.]/i;
/** The longest IPv6 address is eight pieces of four digits, or ends in an IPv4 address; a port may follow. */
const LONGEST = 51;

/** Returns the range of a URL between quotation marks or angle brackets; null if there are none. */
export function findQuoted(input: string): Place | null {
  const [all, open = ""] = /^[\0- ]*([<"'“”„‘’‚«»‹›`(])/.exec(input) ?? [];
  if (all === undefined || open === "") return null;
  const [behind] = /[>"'“”„‘’‚«»‹›`)]?[\0- ]*$/.exec(input) as RegExpExecArray;
  return { start: all.length, end: Math.max(input.length - behind.length, all.length) };
}

/** Returns where a ":" is missing behind a scheme, as in `https//example.org`; null if none is. */
export function findMissingColon(input: string): number | null {
  const [scheme] = /^[\0- ]*(?:https?|wss?|ftp|file)(?=\/\/(?!https?:))/i.exec(input) ?? [];
  return scheme === undefined ? null : scheme.length;
}
