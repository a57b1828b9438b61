import { domainToASCII as parseToASCII, domainToUnicode as parseToUnicode } from "@url/host";

/**
 * Returns the domain or the IPv4 address `text` in ASCII; "" if the host parser rejects it, and for an IPv6 address.
 * It was `URL.domainToASCII()` in the drafts of 2014; Node's `url.domainToASCII` is the same.
 * @example domainToASCII("fa\u00df.example") // → "xn--fa-hia.example"
 * @see https://url.spec.whatwg.org/#concept-domain-to-ascii
 */
export function domainToASCII(text: string): string {
  const domain = parseToASCII(text);
  return domain.ok ? domain.value : "";
}

/**
 * Returns the same with `xn--` labels decoded, for people to read; "" if {@link domainToASCII} returns that. A domain in
 * which UTS #46 finds an error stays in ASCII.
 * @example domainToUnicode("xn--fa-hia.example") // → "fa\u00df.example"
 * @see https://url.spec.whatwg.org/#concept-domain-to-unicode
 */
export function domainToUnicode(text: string): string {
  const domain = parseToUnicode(text);
  return domain.ok ? domain.value : "";
}
