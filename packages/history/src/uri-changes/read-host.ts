import { endsInANumber, parseHost, serializeHost } from "@url/host";
import { FORBIDDEN_DOMAIN_CODE_POINT } from "@url/host/internal";
import { toASCII } from "@url/idna";
import { percentDecodeText } from "@url/percent";
import { hostRule } from "@url/uri";
import { isSpecial } from "../changes/trial.ts";
import { isLiteral } from "../html5/parse.ts";
import { toASCII as toASCII2003 } from "../html5/to-ascii.ts";
import { isAllowed, LONE_PERCENT_SIGN, type Rules } from "./rules.ts";

/** Reads a host without its port. `scheme` is in lower case. Returns null for failure. */
export function readHost(rules: Rules, text: string, scheme: string): string | null {
  const { document, isToday } = rules;
  if (text === "") return "";
  if (text.startsWith("[")) return readLiteral(rules, text);
  if (document === "rfc3986" ? !isAllowed(rules, text) : isStrayPercent(rules, text)) return null;
  if (isSpecial(scheme)) {
    const domain = document === "html5" ? htmlDomain(rules, text) : uriDomain(rules, text);
    const host = domain === null ? null : withNumbers(rules, domain);
    return host === "localhost" && scheme === "file" && isToday("file-localhost") ? "" : host;
  }
  if (document === "html5" && !isToday("host-of-any-scheme")) return convertBy2003(decode(text));
  return isToday("characters") || document === "html5" ? hostText(text, true) : text;
}

function readLiteral({ document, isToday }: Rules, text: string): string | null {
  const rule = hostRule(text);
  if (rule === "IPv6address") return isToday("IPv6-text") ? hostText(text, false) : text;
  const isFuture = document === "html5" ? isLiteral(text) : rule === "IPvFuture";
  return isFuture && !isToday("IPvFuture") ? text : null;
}

function isStrayPercent({ isToday }: Rules, text: string): boolean {
  return LONE_PERCENT_SIGN.test(text) && !isToday("percent-signs");
}

/** The host of RFC 3986 stays as it is. Each of today's steps may replace that. */
function uriDomain({ isToday }: Rules, text: string): string | null {
  const decoded = percentDecodeText(text);
  const isForbidden = isASCII(decoded) && FORBIDDEN_DOMAIN_CODE_POINT.test(decoded);
  if (isForbidden && isToday("host-forbidden")) return null;
  const domain = isToday("host-decoded") ? decoded : text;
  if (isASCII(domain)) return isToday("host-case") ? domain.toLowerCase() : domain;
  return isToday("domain-to-ASCII-2003") ? allowed(convert(domain), isToday("host-forbidden")) : domain;
}

/** HTML5 converts the host by RFC 3490. Each of today's steps may replace that. */
function htmlDomain({ isToday }: Rules, text: string): string | null {
  const domain = decode(text);
  if (domain === null) return null;
  if (!isASCII(domain)) {
    return isToday("domain-to-ASCII-2003") ? allowed(convert(domain), true) : convertBy2003(domain);
  }
  const ascii = isToday("domain-LDH") ? allowed(domain, true) : convertBy2003(domain);
  return isToday("host-case") ? (ascii?.toLowerCase() ?? null) : ascii;
}

function convertBy2003(domain: string | null): string | null {
  return domain === null ? null : toASCII2003(domain);
}

/** Returns null if the octets are not UTF-8. */
function decode(host: string): string | null {
  try {
    return decodeURIComponent(host);
  } catch {
    return null;
  }
}

function allowed(domain: string | null, isChecked: boolean): string | null {
  return domain === null || (isChecked && FORBIDDEN_DOMAIN_CODE_POINT.test(domain)) ? null : domain;
}

function withNumbers({ isToday }: Rules, domain: string): string | null {
  const isNumber = isASCII(domain) && endsInANumber(domain.toLowerCase());
  return isNumber && isToday("host-numbers") ? hostText(domain, false) : domain;
}

function hostText(text: string, isOpaque: boolean): string | null {
  const host = parseHost(text, { isOpaque });
  return host.ok ? serializeHost(host.value) : null;
}

/** Converts a domain as today. One that is empty then is none. */
function convert(domain: string): string | null {
  const result = toASCII(domain);
  return (result.ok && result.value) || null;
}

function isASCII(text: string): boolean {
  return /^[\0-\x7f]*$/.test(text);
}
