/** Is every code unit of `text` below U+0080? */
export function isASCII(text: string): boolean {
  return !/[^\0-\x7f]/.test(text);
}

/** ASCII without a Punycode label: such a domain is lower-cased and no more, and the tables stay folded up. */
export function isPlain(domain: string): boolean {
  return isASCII(domain) && !/(^|\.)xn--/i.test(domain);
}
