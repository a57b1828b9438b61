import type { ValidationErrorCode } from "@url/parser";
import type { CloserKey, DOMAIN_EXPLANATIONS } from "./explanations.ts";
import { unitKindOf } from "./unit-kind.ts";

/**
 * Returns the key of the sentence for an error over `[start, end)` of `input`, if one says more than that of its code.
 * `rule` is the rule of UTS #46 that a domain breaks.
 */
export function closerKeyOf(
  code: ValidationErrorCode,
  input: string,
  start: number,
  end: number,
  rule?: keyof typeof DOMAIN_EXPLANATIONS,
): CloserKey | null {
  const text = input.slice(start, end);
  switch (code) {
    case "domain-to-ASCII":
      if (rule === "std3") return text.length === 1 ? keyOfCharacter(text) : null;
      if (rule !== "length") return null;
      if (text === "") return "domain-to-ASCII/empty-label";
      return text.includes(".") ? "domain-to-ASCII/long-host" : "domain-to-ASCII/long-label";
    case "invalid-credentials":
      if (text.length > 1) return "invalid-credentials/second-at";
      return /[/\\]:?$/.test(input.slice(0, start)) ? "invalid-credentials/nobody" : null;
    case "port-invalid":
      if (findBareIPv6(input, start) !== null) return "port-invalid/IPv6";
      return /^[^/#@\\]*[/#\\][^/?#\\]*@/.test(input.slice(start)) ? "port-invalid/password" : null;
    case "host-missing":
      return findBareIPv6(input, start) === null ? null : "host-missing/IPv6";
    case "missing-scheme-non-relative-URL":
      if (findQuoted(input) !== null) return "missing-scheme-non-relative-URL/quotes";
      return findMissingColon(input) === null ? null : "missing-scheme-non-relative-URL/colon";
    case "invalid-URL-unit": {
      const kind = unitKindOf(input, start, end);
      return kind === "other" ? null : `invalid-URL-unit/${kind}`;
    }
    default:
      return null;
  }
}

function keyOfCharacter(character: string): CloserKey {
  if (character === " ") return "domain-to-ASCII/space";
  if (character === "_") return "domain-to-ASCII/underscore";
  return character === "%" ? "domain-to-ASCII/percent" : "domain-to-ASCII/character";
}

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
  const [scheme] = /^[\0- ]*(?:https?|wss?|ftp|file)(?=\/\/)/i.exec(input) ?? [];
  return scheme === undefined ? null : scheme.length;
}
