import { readIPv4Lenient, writeIPv4 } from "@url/ipv4/internal";
import { readIPv6, writeIPv6 } from "@url/ipv6/internal";
import { decodeText } from "@url/percent/internal";
import { decodeByEngine, isASCIIDomain, isPlainDomain } from "#fast";
import { parseDomain } from "./domain.ts";
import { domainError } from "./domain-errors.ts";
import { hasNumberAtEnd } from "./ends-in-a-number.ts";
import { fatalError, type HostError } from "./error.ts";
import { canonicalizeOpaqueHost } from "./opaque-host.ts";
import { PIECES } from "./pieces.ts";
import type { HostSteps } from "./steps.ts";

/**
 * Parses and serializes the host `input[start, end)` (UTF-16 code units): returns its canonical text, or the error
 * itself. `isOpaque` is true for schemes that are not special; there the empty host is a host, elsewhere it is the error
 * `domain-to-ASCII`. `report` is called for every validation error, the returned one included.
 *
 * The result is text because a URL record keeps its host serialized; `hostOf` and `parseHost` make a `Host` from it.
 * @see https://url.spec.whatwg.org/#concept-host-parser
 */
export function canonicalizeHost(
  input: string,
  isOpaque = false,
  report?: HostSteps,
  start = 0,
  end: number = input.length,
): string | HostError {
  if (start < end && input[start] === "[") {
    return canonicalizeIPv6(input, report, start, end);
  }
  if (isOpaque) return canonicalizeOpaqueHost(input, report, start, end);

  const text = input.slice(start, end);
  if (report === undefined) {
    if (isPlainDomain(text)) return text;
    if (isASCIIDomain(text)) return canonicalizeASCII(text.toLowerCase(), text, start, end);
  }
  const domain = decodeByEngine(text) ?? decodeText(text);
  const asciiDomain = parseDomain(domain);
  report?.domain(text, domain, asciiDomain, start);
  if (asciiDomain === null) return domainError(text, domain, start);
  return canonicalizeASCII(asciiDomain, text, start, end);
}

/**
 * Returns the domain `text`, which is `ascii` in ASCII, or the IPv4 address that it stands for. Decoding and mapping move
 * offsets; after either of them the error's range is the whole host.
 */
function canonicalizeASCII(ascii: string, text: string, start: number, end: number): string | HostError {
  if (!hasNumberAtEnd(ascii)) return ascii;
  const address = readIPv4Lenient(ascii);
  if (typeof address === "number") return writeIPv4(address);
  // Compared for an error only: lower case of text beyond ASCII takes 100 ns.
  return ascii === text.toLowerCase()
    ? { code: address.code, start: start + address.start, end: start + address.end }
    : { code: address.code, start, end };
}

function canonicalizeIPv6(
  input: string,
  report: HostSteps | undefined,
  start: number,
  end: number,
): string | HostError {
  if (input[end - 1] !== "]") return fatalError("IPv6-unclosed", start, end, report);
  const first = start + 1;
  const text = input.slice(first, end - 1);
  report?.ipv6(text, first);
  const error = readIPv6(text, PIECES);
  if (error !== null) return { code: error.code, start: first + error.start, end: first + error.end };
  return `[${writeIPv6(PIECES)}]`;
}
