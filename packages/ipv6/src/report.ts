import type { IPv6Report } from "./error.ts";
import { readIPv6 } from "./parse.ts";

/**
 * Calls `report` for every validation error of `text`, fatal or not, in the Standard's order. The only one that is not fatal
 * is `IPv6-piece-leading-zero`. A second pass: only a listener needs it, so that a bundle without one does not contain it.
 * @see https://url.spec.whatwg.org/#concept-ipv6-parser
 */
export function reportIPv6(text: string, report: IPv6Report): void {
  const error = readIPv6(text, new Uint16Array(8));
  // That there are too few pieces shows at the end.
  const stop = error === null || error.code === "IPv6-too-few-pieces" ? text.length : error.start;
  for (const { 0: match, 1: colon, index } of text.matchAll(LEADING_ZERO)) {
    const start = index + colon!.length;
    if (start >= stop) break;
    report("IPv6-piece-leading-zero", start, index + match.length);
  }
  if (error !== null) report(error.code, error.start, error.end);
}

/** Matches a piece that begins with a zero. A colon at the end is an error, which is found before the zero is. */
const LEADING_ZERO = /(^|:)0[\da-f]{1,3}(?=:[\s\S]|$)/gi;
