import { hostRule } from "../host.ts";
import { isHostname, isIDNHostname } from "./hostname.ts";

/**
 * Returns true if `text` is a Mailbox of RFC 5321: a local part of at most 64 octets, which can be quoted, "@", and a
 * domain or the literal of an IP address; in all at most 254 octets.
 * @see https://www.rfc-editor.org/rfc/rfc5321#section-4.1.2
 * @see https://www.rfc-editor.org/rfc/rfc5321#section-4.5.3.1.1
 */
export function isEmail(text: string): boolean {
  return isMailbox(text, LOCAL, isHostname);
}

/**
 * Does the same for a Mailbox with the characters beyond ASCII that RFC 6531 adds. The domain may be in any normalization
 * form.
 * @see https://www.rfc-editor.org/rfc/rfc6531#section-3.3
 */
export function isIDNEmail(text: string): boolean {
  return isMailbox(text, UNICODE_LOCAL, (domain) => isIDNHostname(domain.normalize("NFC")));
}

function isMailbox(text: string, local: RegExp, isDomain: (domain: string) => boolean): boolean {
  // Every unit takes an octet or more.
  const [before] = (text.length < 255 && local.exec(text)) || [""];
  if (before === "" || octetsOf(before) > 65 || octetsOf(text) > 254) return false;
  const domain = text.slice(before.length);
  if (!domain.startsWith("[")) return isDomain(domain);
  const literal = domain.slice(1, -1);
  return domain.endsWith("]") && /^IPv6:/i.test(literal)
    ? hostRule(`[${literal.slice(5)}]`) === "IPv6address"
    : domain.endsWith("]") && hostRule(literal) === "IPv4address";
}

/** Dot-string or Quoted-string, and "@". No two parts of it match the same unit, so it takes linear time. */
const LOCAL = /^(?:[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*|"(?:[ !#-[\]-~]|\\[ -~])*")@/;

const UNICODE_LOCAL =
  /^(?:[\w!#$%&'*+/=?^`{|}~\x80-\uffff-]+(?:\.[\w!#$%&'*+/=?^`{|}~\x80-\uffff-]+)*|"(?:[ !#-[\]-~\x80-\uffff]|\\[ -~])*")@/;

/** Returns the length in UTF-8, or `Infinity` for a text with a lone surrogate, which has none. */
function octetsOf(text: string): number {
  try {
    return encodeURIComponent(text).replace(/%../g, " ").length;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
