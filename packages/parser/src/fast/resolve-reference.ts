import { defaultPort, type LocatedURL, schemeOf } from "@url/serializer/internal";
import { COLON, FULL_STOP, NUMBER_SIGN, QUESTION_MARK, REVERSE_SOLIDUS, SOLIDUS, SPACE } from "../code-points.ts";
import type { URLError } from "../error.ts";
import { MAX_LENGTH } from "../grammar.ts";
import { cleanEnd, mendTail } from "./mend-tail.ts";
import { findSchemeEnd } from "./scheme-end.ts";

/**
 * Resolves a reference without a scheme against a base with a special one: what stays of the base is one slice, which leading
 * dot segments shorten. With an authority, as in "//host/a", the reference is a URL without its scheme, which `parse` parses.
 * Returns `undefined` for everything else, errors included.
 * Law: any other result is that of `parseComponents`.
 *
 * ```
 * ../page.html?q
 *    ^ at
 * https://example.com/folder/index.html
 *                     ^ kept
 * ```
 */
export function resolveReference(
  input: string,
  base: LocatedURL,
  parse: (text: string) => string | URLError,
): string | undefined {
  const { href, pathStart } = base;
  const scheme = schemeOf(base);
  // Drive letters have rules of their own.
  const isPlain =
    scheme === "file" ? href.charCodeAt(pathStart + 2) !== COLON && !/[:|]/.test(input) : defaultPort(scheme) !== null;
  if (input.length > MAX_LENGTH || !isPlain) return undefined;
  switch (input.charCodeAt(0)) {
    case SOLIDUS:
      if (input.charCodeAt(1) === SOLIDUS) {
        const resolved = parse(`${scheme}:${input}`);
        // An error has other ranges.
        return typeof resolved === "string" ? resolved : undefined;
      }
      // A tab or a newline, which is removed, can stand before a second slash.
      if (input.charCodeAt(1) < SPACE || input.charCodeAt(1) === REVERSE_SOLIDUS) return undefined;
      return mendTail(input, href.slice(0, pathStart), 0, 0, cleanEnd(input, 0));
    case NUMBER_SIGN:
      return append(href, base.fragmentStart, input, 0);
    case QUESTION_MARK:
      return append(href, base.queryStart, input, 0);
    case FULL_STOP:
      return resolveDots(input, base);
    default:
      if (input === "") return href.slice(0, base.fragmentStart);
      if (input.charCodeAt(0) <= SPACE || findSchemeEnd(input, input.length) !== -1) return undefined;
      return append(href, lastSlash(href, base.queryStart) + 1, input, 0);
  }
}

function resolveDots(input: string, { href, pathStart, queryStart }: LocatedURL): string | undefined {
  let slash = lastSlash(href, queryStart);
  let at = 0;
  while (input.charCodeAt(at) === FULL_STOP) {
    const isDouble = input.charCodeAt(at + 1) === FULL_STOP;
    const end = at + (isDouble ? 2 : 1);
    if (end < input.length && input.charCodeAt(end) !== SOLIDUS) return undefined;
    if (isDouble && slash > pathStart) slash = lastSlash(href, slash);
    at = end + 1;
  }
  return at >= input.length ? href.slice(0, slash + 1) : append(href, slash + 1, input, at);
}

/** Returns where the last slash before `end` is. A loop because segments are short: `lastIndexOf` takes 9 ns longer. */
function lastSlash(href: string, end: number): number {
  let at = end - 1;
  while (href.charCodeAt(at) !== SOLIDUS) at--;
  return at;
}

/** Returns `href[0, end)` and what is in `input` from `start` on. Dot segments there would shorten the base. */
function append(href: string, end: number, input: string, start: number): string | undefined {
  const clean = cleanEnd(input, start);
  return mendTail(input, href.slice(0, end), start, -1, clean === 0 ? start : clean);
}
