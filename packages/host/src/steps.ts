import { reportIPv4 } from "@url/ipv4/internal";
import { reportIPv6 } from "@url/ipv6/internal";
import { isCodePointOfURL, isPercentEncodedByte } from "@url/percent/internal";
import { NON_ASCII } from "./domain.ts";
import { domainError, findStrictError } from "./domain-errors.ts";
import { hasNumberAtEnd } from "./ends-in-a-number.ts";
import type { HostReport } from "./error.ts";

/**
 * The report, and as methods what is computed for a listener alone. Texts are what stands in the input from `start` on.
 * The host parser receives these steps as an argument and imports none of them, so that a bundle without a listener
 * contains neither them nor the second run of the codecs.
 */
export interface HostSteps extends HostReport {
  /** `domain` is the percent-decoded text, `asciiDomain` what the domain parser returned for it. */
  domain(text: string, domain: string, asciiDomain: string | null, start: number): void;
  ipv6(text: string, start: number): void;
  opaqueHost(text: string, start: number): void;
}

/** Returns `report` with the steps as its methods. */
export function hostSteps(report: HostReport): HostSteps {
  const tell: HostReport = (code, start, end) => report(code, start, end);
  return Object.assign(tell, {
    domain: (text: string, domain: string, asciiDomain: string | null, start: number) =>
      reportDomain(text, domain, asciiDomain, start, report),
    ipv6: (text: string, start: number) => reportIPv6(text, (code, from, to) => report(code, start + from, start + to)),
    opaqueHost: (text: string, start: number) => reportUnits(text, start, report),
  });
}

/** Decoding and mapping move offsets; after either of them an error's range is the whole host. */
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
  // Often not a failure: the parse itself uses the lenient ToASCII.
  const error = asciiDomain === null ? domainError(text, domain, start) : findStrictError(text, domain, start);
  if (error) report(error.code, error.start, error.end);
  if (asciiDomain === null || !hasNumberAtEnd(asciiDomain)) return;
  if (NON_ASCII.test(domain)) report("IPv4-non-ASCII-input", start, end);
  const isInPlace = asciiDomain === text.toLowerCase();
  reportIPv4(asciiDomain, (code, from, to) =>
    isInPlace ? report(code, start + from, start + to) : report(code, start, end),
  );
}

/** Reports at most twice, as the Standard has two steps: a code point that is not a URL unit, and a "%" that begins none. */
function reportUnits(text: string, start: number, report: HostReport): void {
  let percent = -1;
  let other = -1;
  for (let at = 0; at < text.length; at++) {
    const codePoint = text.codePointAt(at)!;
    if (codePoint === PERCENT_SIGN) {
      if (percent === -1 && !isPercentEncodedByte(text, at, text.length)) percent = at;
    } else if (other === -1 && !isCodePointOfURL(codePoint)) {
      other = at;
    }
    if (codePoint > 0xffff) at++;
  }
  if (other !== -1) {
    const width = text.codePointAt(other)! > 0xffff ? 2 : 1;
    report("invalid-URL-unit", start + other, start + other + width);
  }
  if (percent !== -1) report("invalid-URL-unit", start + percent, start + percent + 1);
}

const PERCENT_ENCODED_BYTE = /%[\da-f]{2}/i;
const PERCENT_SIGN = 0x25;
