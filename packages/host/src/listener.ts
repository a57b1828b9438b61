import { parseIPv4Lenient } from "@url/ipv4";
import { parseIPv6 } from "@url/ipv6";
import { isPercentEncodedByte, isURLCodePoint } from "@url/percent";
import { NON_ASCII } from "./domain.ts";
import { findDomainError } from "./domain-error.ts";
import { endsInANumber } from "./ends-in-a-number.ts";
import type { HostReport } from "./error.ts";

/**
 * What is computed for a listener alone: each step tells it what the host parser need not know to go on. Texts
 * are what stands from `start` on.
 *
 * The host parser is given these steps and imports none: where nobody listens no bundle has them, nor the second
 * run of the engines.
 */
export interface HostSteps {
  /** `domain` is the percent-decoded text, `asciiDomain` what the domain parser made of it. */
  domain(text: string, domain: string, asciiDomain: string | null, start: number): void;
  ipv6(text: string, start: number): void;
  opaqueHost(text: string, start: number): void;
}

/** A report that hears all of a host parse. */
export type HostListener = HostReport & HostSteps;

/** A listener that passes on to `report`. */
export function hostListener<R extends HostReport>(report: R): R & HostSteps {
  const hear: HostReport = (code, start, end) => report(code, start, end);
  return Object.assign(hear as R, hostSteps(report));
}

function hostSteps(report: HostReport): HostSteps {
  return {
    domain: (text, domain, asciiDomain, start) => reportDomain(text, domain, asciiDomain, start, report),
    ipv6: (text, start) => void parseIPv6(text, undefined, (code, from, to) => report(code, start + from, start + to)),
    opaqueHost: (text, start) => reportUnits(text, start, report),
  };
}

/** Where the text went through decoding or mapping its offsets are no longer ours; then errors point at the whole host. */
function reportDomain(
  text: string,
  domain: string,
  asciiDomain: string | null,
  start: number,
  report: HostReport,
): void {
  const end = start + text.length;
  const encoded = text.search(PERCENT_ENCODED_BYTE);
  if (encoded !== -1) report("domain-percent-encoded", start + encoded, start + encoded + 3);
  // Often no failure: the parse itself goes by the lenient ToASCII.
  const error = findDomainError(text, domain, asciiDomain === null, start);
  if (error) report(error.code, error.start, error.end);
  if (asciiDomain === null || !endsInANumber(asciiDomain)) return;
  if (NON_ASCII.test(domain)) report("IPv4-non-ASCII-input", start, end);
  const isInPlace = asciiDomain === text.toLowerCase();
  parseIPv4Lenient(asciiDomain, (code, from, to) =>
    isInPlace ? report(code, start + from, start + to) : report(code, start, end),
  );
}

/** The Standard has two steps, so at most two reports: a code point that is no URL unit, a "%" that begins none. */
function reportUnits(text: string, start: number, report: HostReport): void {
  let percent = -1;
  let other = -1;
  let width = 1;
  for (let at = 0; at < text.length; at++) {
    const codePoint = text.codePointAt(at)!;
    if (codePoint === PERCENT_SIGN) {
      if (percent === -1 && !isPercentEncodedByte(text, at, text.length)) percent = at;
    } else if (other === -1 && !isURLCodePoint(codePoint)) {
      other = at;
      width = codePoint > 0xffff ? 2 : 1;
    }
    if (codePoint > 0xffff) at++;
  }
  if (other !== -1) report("invalid-URL-unit", start + other, start + other + width);
  if (percent !== -1) report("invalid-URL-unit", start + percent, start + percent + 1);
}

const PERCENT_ENCODED_BYTE = /%[\da-f]{2}/i;
const PERCENT_SIGN = 0x25;
