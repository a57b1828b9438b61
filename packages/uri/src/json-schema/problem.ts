import { ruleOf } from "../host.ts";
import { locateURI } from "../ranges.ts";
import { writeIPv6 } from "./host.ts";

/**
 * Returns a sentence about what makes a text no URI reference, if no encoding repairs it, or `null`. These are the texts
 * that two programs read as two different URIs: a component that is not what it looks like, a "%" without its digits, a
 * host that no browser connects to, and what browsers remove from the ends or take for a "/".
 */
export function problemOf(text: string): string | null {
  const uri = locateURI(text);
  const { schemeEnd, hostStart, hostEnd, pathStart } = uri;
  const scheme = text.slice(0, Math.max(0, schemeEnd - 1));
  const host = text.slice(hostStart, hostEnd);
  const port = text.slice(hostEnd + 1, pathStart);
  const isLiteral = writeIPv6(host) !== null || (host.startsWith("[") && ruleOf(host, undefined) === "IPvFuture");
  const encoded = isLiteral ? text.slice(0, hostStart) + text.slice(hostEnd) : text;
  if (/^[\0-\x20]|[\0-\x20]$/.test(text)) return "A space or a control character is not allowed at either end.";
  if (schemeEnd > 0 && !/^[a-z][a-z\d+.-]*$/i.test(scheme)) {
    return "A scheme is a letter, and then letters, digits, +, - or .";
  }
  const slashes = /^[/\\\t\n\r]*/.exec(text.slice(schemeEnd))![0];
  const plain = slashes.replace(/[\t\n\r]/g, "");
  if (plain.length > 1 && (plain !== slashes || !plain.startsWith("//"))) {
    return 'An authority begins with "//"; browsers read other characters in the same way.';
  }
  if (text.slice(schemeEnd, pathStart).includes("\\")) return "A backslash is not allowed in the authority.";
  if (/%(?![\da-f]{2})/i.test(encoded)) return 'Two hexadecimal digits must follow a "%".';
  if (!isLiteral && /[[\]]/.test(host)) return "Square brackets are for an IP address of version 6 or later.";
  if (!isLiteral && DOMAIN_SCHEME.test(scheme) && NOT_IN_DOMAIN.test(host)) {
    return "The host has a character that no domain has.";
  }
  if (/\D/.test(port) || Number(port) > 65535) return "A port has digits only, and is at most 65535.";
  if (host === "" && /^https?$/i.test(scheme)) return "A URI of http or https has a host.";
  if (/^urn$/i.test(scheme) && !URN.test(text)) return "A URN needs a namespace, a colon and a name.";
  return null;
}

const DOMAIN_SCHEME = /^(?:https?|wss?)$/i;

/**
 * What a host that browsers connect to cannot have: the ASCII characters that no `reg-name` has, and the forbidden domain
 * code points when they are percent-encoded, which the host parser decodes first.
 * @see https://url.spec.whatwg.org/#forbidden-domain-code-point
 */
const NOT_IN_DOMAIN = /[\0- "#/:<>?@[-^`{-}\x7f]|%(?:[01].|2[035f]|3[acef]|40|5[b-e]|7[cf])/i;

/** @see https://www.rfc-editor.org/rfc/rfc8141#section-2 */
const URN = /^urn:[a-z\d](?:[a-z\d-]{0,30}[a-z\d])?:[^/?#]/i;
