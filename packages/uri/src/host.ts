import { expectBoolean, expectOptions, type OptionChecks } from "@url/result/internal";

/** The rule of the grammar that a host matches; "IPv6addrz" is RFC 6874's address with a zone. */
export type HostRule = "IPv6address" | "IPv6addrz" | "IPvFuture" | "IPv4address" | "reg-name";

/** What is taken for a host. */
export interface HostOptions {
  /** Allow "[fe80::1%25eth0]", as RFC 6874 had it (it is historic since RFC 9844). */
  readonly zone?: boolean;
}

/**
 * Says what a host is (the text as `parseURI` gives it, brackets and all). Its characters are not judged when it
 * is a name: "reg-name" is what is neither a literal nor four decimal octets. `null` for a broken literal.
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-3.2.2
 */
export function hostRule(host: string, options?: HostOptions): HostRule | null {
  expectOptions(options, "hostRule", HOST_OPTIONS);
  return ruleOf(host, options);
}

export const HOST_OPTIONS: OptionChecks<HostOptions> = { zone: expectBoolean };

/** `hostRule` for options that were checked. */
export function ruleOf(host: string, options: HostOptions | undefined): HostRule | null {
  if (!host.startsWith("[")) return IPV4.test(host) ? "IPv4address" : "reg-name";
  const literal = host.slice(1, -1);
  if (!host.endsWith("]")) return null;
  if (FUTURE.test(literal)) return "IPvFuture";
  const zone = literal.indexOf("%");
  if (zone === -1) return isIPv6(literal) ? "IPv6address" : null;
  return options?.zone && ZONE.test(literal.slice(zone)) && isIPv6(literal.slice(0, zone)) ? "IPv6addrz" : null;
}

/** The nine alternatives of the grammar come to this: eight pieces, or up to seven and one "::". */
function isIPv6(address: string): boolean {
  // ::ffff:192.0.2.1
  //       ^ an IPv4 address at the end stands for two pieces
  const sides = address.replace(IPV4_TAIL, ":0:0").split("::");
  let count = 0;
  for (const side of sides) {
    if (side !== "") for (const piece of side.split(":")) count += H16.test(piece) ? 1 : 9;
  }
  return sides.length === 1 ? count === 8 : sides.length === 2 && count < 8;
}

const H16 = /^[\da-f]{1,4}$/i;
const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;
const IPV4_TAIL = /:(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;
const FUTURE = /^v[\da-f]+\.[\w.~!$&'()*+,;=:-]+$/i;
const ZONE = /^%25(?!$)(?!.*[^\w.~%-])(?!.*%(?![\dA-Fa-f]{2}))/;
