import { isASCIIString, isURLCodePoint, toScalarValues, twoHexDigitsAt } from "./code-points.ts";
import { isForbiddenHostCodePoint, parseDomain } from "./domain.ts";
import { endsInANumber, parseIPv4 } from "./ipv4.ts";
import { parseIPv6 } from "./ipv6.ts";
import { percentDecodeString, utf8DecodeWithoutBOM, utf8PercentEncode } from "./percent.ts";
import { C0_CONTROL } from "./percent-encode-sets.ts";
import type { Host } from "./url-record.ts";
import { FAILURE, type Failure, type Report } from "./validation-errors.ts";

/** @see https://url.spec.whatwg.org/#concept-host-parser */
export function parseHost(input: string, isOpaque: boolean, report: Report): Host | Failure {
  if (input.startsWith("[")) {
    if (!input.endsWith("]")) {
      report("IPv6-unclosed");
      return FAILURE;
    }
    return parseIPv6(toScalarValues(input.slice(1, -1)), report);
  }
  if (isOpaque) return parseOpaqueHost(input, report);
  if (input === "") throw new Error("the Standard asserts that a host is not the empty string here");

  if (/%[0-9A-Fa-f]{2}/.test(input)) report("domain-percent-encoded");
  const domain = utf8DecodeWithoutBOM(percentDecodeString(input));
  const asciiDomain = parseDomain(domain, false, report);
  if (asciiDomain === FAILURE) return FAILURE;
  if (endsInANumber(asciiDomain)) {
    if (!isASCIIString(domain)) report("IPv4-non-ASCII-input");
    return parseIPv4(asciiDomain, report);
  }
  return asciiDomain;
}

/** @see https://url.spec.whatwg.org/#concept-opaque-host-parser */
function parseOpaqueHost(input: string, report: Report): string | Failure {
  const codePoints = toScalarValues(input);
  if (codePoints.some(isForbiddenHostCodePoint)) {
    report("host-invalid-code-point");
    return FAILURE;
  }
  if (codePoints.some((c) => !isURLCodePoint(c) && c !== "%")) report("invalid-URL-unit");
  if (codePoints.some((c, i) => c === "%" && !twoHexDigitsAt(codePoints, i + 1))) report("invalid-URL-unit");
  return utf8PercentEncode(input, C0_CONTROL);
}
