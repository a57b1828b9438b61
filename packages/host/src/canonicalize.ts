import { parseIPv4Lenient, serializeIPv4 } from "@url/ipv4";
import { parseIPv6, serializeIPv6 } from "@url/ipv6";
import { percentDecodeText } from "@url/percent";
import { parseDomain } from "./domain.ts";
import { findDomainError } from "./domain-error.ts";
import { endsInANumber } from "./ends-in-a-number.ts";
import { fail, type HostError } from "./error.ts";
import type { HostListener } from "./listener.ts";
import { canonicalizeOpaqueHost } from "./opaque-host.ts";

/**
 * The host parser and the host serializer in one: `input[start, end)` (UTF-16 code units) to the host's
 * text, or the error value. `isOpaque` is true for schemes that are not special; then the empty host is
 * one, elsewhere it is `domain-to-ASCII`. `report`, made by `hostListener`, hears every validation error, the
 * returned one included.
 *
 * Text, because a URL record keeps its host serialized; `hostOf` and `parseHost` make a `Host` of it.
 * @see https://url.spec.whatwg.org/#concept-host-parser
 */
export function canonicalizeHost(
  input: string,
  isOpaque = false,
  report?: HostListener,
  start = 0,
  end: number = input.length,
): string | HostError {
  if (start < end && input[start] === "[") {
    return canonicalizeIPv6(input, report, start, end);
  }
  if (isOpaque) return canonicalizeOpaqueHost(input, report, start, end);

  const text = input.slice(start, end);
  if (report === undefined) {
    if (PLAIN_DOMAIN.test(text)) return text;
    if (ASCII_DOMAIN.test(text)) return canonicalizeASCII(text.toLowerCase(), true, start, end);
  }
  const domain = percentDecodeText(text);
  const asciiDomain = parseDomain(domain);
  report?.domain(text, domain, asciiDomain, start);
  if (asciiDomain === null) return findDomainError(text, domain, true, start)!;
  return canonicalizeASCII(asciiDomain, asciiDomain === text.toLowerCase(), start, end);
}

/**
 * A domain in ASCII, or the IPv4 address that it writes. Where the text went through decoding or mapping its
 * offsets are no longer ours; then the error points at the whole host.
 */
function canonicalizeASCII(text: string, isInPlace: boolean, start: number, end: number): string | HostError {
  if (!endsInANumber(text)) return text;
  const address = parseIPv4Lenient(text);
  if (typeof address === "number") return serializeIPv4(address);
  return isInPlace
    ? { code: address.code, start: start + address.start, end: start + address.end }
    : { code: address.code, start, end };
}

function canonicalizeIPv6(
  input: string,
  report: HostListener | undefined,
  start: number,
  end: number,
): string | HostError {
  if (input[end - 1] !== "]") return fail("IPv6-unclosed", start, end, report);
  const first = start + 1;
  const text = input.slice(first, end - 1);
  report?.ipv6(text, first);
  const pieces = parseIPv6(text, PIECES);
  if ("code" in pieces) return { code: pieces.code, start: first + pieces.start, end: first + pieces.end };
  return `[${serializeIPv6(pieces)}]`;
}

/** What most hosts are: lower-case, and the last label begins like no number. One test in the place of three. */
const PLAIN_DOMAIN = /^(?:[a-z0-9_.-]*\.)?[a-z_][a-z0-9_-]*\.?$/;

/** Printable ASCII that is neither "%" nor a forbidden domain code point: nothing but case to see to. */
const ASCII_DOMAIN = /^[!"$&-.0-9;=A-Z_`a-z{}~]+$/;

/** Written by one call and read before it returns, so that no address has an array of its own. */
const PIECES = /* @__PURE__ */ new Uint16Array(8);
