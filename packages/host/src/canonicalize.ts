import { parseIPv4Lenient, serializeIPv4 } from "@url/ipv4";
import { parseIPv6, serializeIPv6 } from "@url/ipv6";
import { isPercentEncodedByte, percentDecode, utf8DecodeWithoutBOM } from "@url/percent";
import { parseDomain } from "./domain.ts";
import { endsInANumber } from "./ends-in-a-number.ts";
import { fail, type HostError, type HostReport } from "./error.ts";
import { canonicalizeOpaqueHost } from "./opaque-host.ts";

/**
 * The host parser and the host serializer in one: `input[start, end)` (UTF-16 code units) to the host's
 * text, or the error value. `isOpaque` is true for schemes that are not special; then the empty host is
 * one, elsewhere it is `domain-to-ASCII`. `report` hears every validation error, the returned one included.
 *
 * Text, because a URL record keeps its host serialized; `hostOf` and `parseHost` make a `Host` of it.
 * @see https://url.spec.whatwg.org/#concept-host-parser
 */
export function canonicalizeHost(
  input: string,
  isOpaque = false,
  report?: HostReport,
  start = 0,
  end: number = input.length,
): string | HostError {
  if (start < end && input.charCodeAt(start) === LEFT_SQUARE_BRACKET) {
    return canonicalizeIPv6(input, report, start, end);
  }
  if (isOpaque) return canonicalizeOpaqueHost(input, report, start, end);

  const text = input.slice(start, end);
  const decoded = text.includes("%");
  if (decoded && report !== undefined) reportPercentEncoded(input, report, start, end);
  const domain = decoded ? utf8DecodeWithoutBOM(percentDecode(text)) : text;

  const asciiDomain = parseDomain(domain, report && ((code) => report(code, start, end)));
  if (asciiDomain === null) return { code: "domain-to-ASCII", start, end };
  if (!endsInANumber(asciiDomain)) return asciiDomain;

  // Where the text went through decoding or mapping, its offsets are no longer ours: point at the host.
  const inPlace = asciiDomain.length === text.length && asciiDomain === text.toLowerCase();
  const shifted: HostReport | undefined =
    report && ((code, from, to) => report(code, inPlace ? start + from : start, inPlace ? start + to : end));
  if (report !== undefined && !isASCII(domain)) report("IPv4-non-ASCII-input", start, end);
  const address = parseIPv4Lenient(asciiDomain, shifted);
  if (typeof address === "number") return serializeIPv4(address);
  return inPlace
    ? { code: address.code, start: start + address.start, end: start + address.end }
    : { code: address.code, start, end };
}

function canonicalizeIPv6(
  input: string,
  report: HostReport | undefined,
  start: number,
  end: number,
): string | HostError {
  if (input.charCodeAt(end - 1) !== RIGHT_SQUARE_BRACKET) return fail("IPv6-unclosed", start, end, report);
  const first = start + 1;
  const shifted: HostReport | undefined = report && ((code, from, to) => report(code, first + from, first + to));
  const pieces = parseIPv6(input.slice(first, end - 1), undefined, shifted);
  if ("code" in pieces) return { code: pieces.code, start: first + pieces.start, end: first + pieces.end };
  return `[${serializeIPv6(pieces)}]`;
}

function reportPercentEncoded(input: string, report: HostReport, start: number, end: number): void {
  for (let at = input.indexOf("%", start); at !== -1 && at < end; at = input.indexOf("%", at + 1)) {
    if (isPercentEncodedByte(input, at, end)) {
      report("domain-percent-encoded", at, at + 3);
      return;
    }
  }
}

function isASCII(text: string): boolean {
  return !/[^\0-\x7f]/.test(text);
}

const LEFT_SQUARE_BRACKET = 0x5b;
const RIGHT_SQUARE_BRACKET = 0x5d;
