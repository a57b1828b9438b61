import { toUnicode } from "@url/idna";
import type { Result } from "@url/result";
import { expectText } from "@url/result/internal";
import { canonicalizeHost } from "#engine";
import type { HostError } from "./error.ts";

/**
 * Why a text is not a domain.
 *
 * - `not-a-domain`: the host is an IPv6 address
 */
export interface DomainError {
  /** The error of the host parser, or `not-a-domain` for an IPv6 address. */
  readonly code: HostError["code"] | "not-a-domain";
  readonly start: number;
  readonly end: number;
}

/**
 * Parses a domain and returns it in ASCII; an IPv4 address counts as one and is returned in dotted decimal. The error's
 * range is of `text`, in UTF-16 code units.
 * @throws TypeError if `text` is not a string
 * @example domainToASCII("faß.example") // → { ok: true, value: "xn--fa-hia.example" }
 * @see https://url.spec.whatwg.org/#concept-host-parser
 */
export function domainToASCII(text: string): Result<string, DomainError> {
  expectText(text, "domainToASCII", "text");
  return readDomain(text);
}

function readDomain(text: string): Result<string, DomainError> {
  const host = canonicalizeHost(text);
  if (typeof host !== "string") return { ok: false, error: host };
  if (host.startsWith("[")) return { ok: false, error: { code: "not-a-domain", start: 0, end: text.length } };
  return { ok: true, value: host };
}

/**
 * Parses a domain and returns it with `xn--` labels decoded, for people to read. A domain in which UTS #46 finds an
 * error stays in ASCII.
 * @throws TypeError if `text` is not a string
 * @example domainToUnicode("xn--fa-hia.example") // → { ok: true, value: "faß.example" }
 * @see https://url.spec.whatwg.org/#concept-domain-to-unicode
 */
export function domainToUnicode(text: string): Result<string, DomainError> {
  expectText(text, "domainToUnicode", "text");
  const domain = readDomain(text);
  if (!domain.ok) return domain;
  const unicode = toUnicode(domain.value);
  return unicode.ok ? unicode : domain;
}
