import { parseIPv4Lenient, serializeIPv4 } from "@url/ipv4";
import { parseIPv6, serializeIPv6 } from "@url/ipv6";
import { percentDecodeText } from "@url/percent";
import { findDomainFault, NON_ASCII, parseDomain } from "./domain.ts";
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
  if (report === undefined) {
    if (PLAIN_DOMAIN.test(text)) return text;
    if (ASCII_DOMAIN.test(text)) return canonicalizeASCII(text.toLowerCase(), true, undefined, start, end);
  }
  const encoded = report ? text.search(PERCENT_ENCODED_BYTE) : -1;
  if (encoded !== -1) report?.("domain-percent-encoded", start + encoded, start + encoded + 3);
  const domain = percentDecodeText(text);
  const asciiDomain = parseDomain(domain);
  const fails = asciiDomain === null;
  const fault = fails || report ? findDomainFault(domain, fails) : undefined;
  let from = start;
  let to = end;
  if (fault) {
    // Behind what was decoded the offsets are no longer those of the input.
    if (domain === text) {
      from += fault.start;
      to = start + fault.end;
    }
    report?.("domain-to-ASCII", from, to);
  }
  if (fails) return { code: "domain-to-ASCII", start: from, end: to };
  if (report !== undefined && endsInANumber(asciiDomain) && NON_ASCII.test(domain)) {
    report("IPv4-non-ASCII-input", start, end);
  }
  return canonicalizeASCII(asciiDomain, asciiDomain === text.toLowerCase(), report, start, end);
}

/**
 * A domain in ASCII, or the IPv4 address that it writes. Where the text went through decoding or mapping its
 * offsets are no longer ours; then errors point at the whole host.
 */
function canonicalizeASCII(
  text: string,
  isInPlace: boolean,
  report: HostReport | undefined,
  start: number,
  end: number,
): string | HostError {
  if (!endsInANumber(text)) return text;
  const shifted: HostReport | undefined =
    report && ((code, from, to) => (isInPlace ? report(code, start + from, start + to) : report(code, start, end)));
  const address = parseIPv4Lenient(text, shifted);
  if (typeof address === "number") return serializeIPv4(address);
  return isInPlace
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
  const pieces = parseIPv6(input.slice(first, end - 1), PIECES, shifted);
  if ("code" in pieces) return { code: pieces.code, start: first + pieces.start, end: first + pieces.end };
  return `[${serializeIPv6(pieces)}]`;
}

/** What most hosts are: lower-case, and the last label begins like no number. One test in the place of three. */
const PLAIN_DOMAIN = /^(?:[a-z0-9_.-]*\.)?[a-z_][a-z0-9_-]*\.?$/;

/** Printable ASCII that is neither "%" nor a forbidden domain code point: nothing but case to see to. */
const ASCII_DOMAIN = /^[!"$&-.0-9;=A-Z_`a-z{}~]+$/;

const PERCENT_ENCODED_BYTE = /%[\da-f]{2}/i;

/** Written by one call and read before it returns, so that no address has an array of its own. */
const PIECES = /* @__PURE__ */ new Uint16Array(8);

const LEFT_SQUARE_BRACKET = 0x5b;
const RIGHT_SQUARE_BRACKET = 0x5d;
