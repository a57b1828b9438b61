/** Returns true if every code unit of `text` is below U+0080. */
export function isASCII(text: string): boolean {
  return !/[^\0-\x7f]/.test(text);
}

/** Returns true for ASCII without a Punycode label: such a domain is only lower-cased, and the tables are not decoded. */
export function isPlain(domain: string): boolean {
  return !/[^\0-\x7f]|(?:^|\.)[Xx][Nn]--/.test(domain);
}
