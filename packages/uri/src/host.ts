import { expectBoolean, expectOptions, expectText, type OptionChecks } from "@url/result/internal";
import { NOT_URI } from "./characters.ts";

/** The rules of the grammar that a host can match. `IPv6addrz` is an address with a zone, by RFC 6874. */
export type HostRule = "IPv6address" | "IPv6addrz" | "IPvFuture" | "IPv4address" | "reg-name";

/** Which hosts are valid. */
export interface URIHostOptions {
  /** Whether a zone is allowed, as in "[fe80::1%25eth0]". RFC 6874 allowed it; RFC 9844 made that historic. */
  readonly zone?: boolean;
}

/**
 * Returns the rule of the grammar that a host matches, or `null` for brackets that do not hold a valid literal. Pass
 * the host as `parseURI` returns it, with its brackets. The characters of a name are not checked: every host that has
 * no brackets and is not four decimal octets is a `reg-name`.
 * @throws TypeError if `host` is not a string, or for a wrong option
 * @example hostRule("[::1]") // → "IPv6address"
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-3.2.2
 */
export function hostRule(host: string, options?: URIHostOptions): HostRule | null {
  expectText(host, "hostRule", "host");
  expectOptions(options, "hostRule", HOST_OPTIONS);
  return ruleOf(`${host}`, options);
}

export const HOST_OPTIONS: OptionChecks<URIHostOptions> = { zone: expectBoolean };

/** `hostRule` for options that were checked. */
export function ruleOf(host: string, options: URIHostOptions | undefined): HostRule | null {
  if (!host.startsWith("[")) return IPV4.exec(`:${host}`)?.index === 0 ? "IPv4address" : "reg-name";
  const literal = host.slice(1, -1);
  if (!host.endsWith("]")) return null;
  if (FUTURE.test(literal)) return "IPvFuture";
  const zone = literal.indexOf("%");
  if (zone === -1) return isIPv6(literal) ? "IPv6address" : null;
  const isZone = options?.zone && ZONE.test(literal.slice(zone)) && !NOT_URI.test(literal);
  return isZone && isIPv6(literal.slice(0, zone)) ? "IPv6addrz" : null;
}

/** The grammar's nine alternatives in short: eight pieces, or at most seven pieces and one "::". */
function isIPv6(address: string): boolean {
  // ::ffff:192.0.2.1
  //       ^ an IPv4 address at the end takes the place of two pieces
  const sides = address.replace(IPV4, ":0:0").split("::");
  let count = 0;
  for (const side of sides) {
    if (side !== "") for (const piece of side.split(":")) count += H16.test(piece) ? 1 : Number.NaN;
  }
  return sides.length === 1 ? count === 8 : sides.length === 2 && count < 8;
}

const H16 = /^[\da-f]{1,4}$/i;
/** Matches a ":" and four decimal octets at the end. */
const IPV4 = /:(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;
const FUTURE = /^v[\da-f]+\.[\w.~!$&'()*+,;=:-]+$/i;
const ZONE = /^%25[\w.~%-]+$/;
