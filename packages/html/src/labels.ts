/**
 * Returns true if text in the encoding of `label` is sent in UTF-8: for the labels of UTF-8, UTF-16 and `replacement`.
 * ASCII case and ASCII whitespace around the label are ignored. The labels of all encodings are in `@url/encoding`, whose
 * table would be three times as large as this package.
 * @see https://encoding.spec.whatwg.org/#get-an-output-encoding
 */
export function isSentInUTF8(label: string): boolean {
  return isUnicode(label) || REPLACEMENT.test(label);
}

/**
 * Returns true for the labels of UTF-8 and UTF-16, ignoring ASCII case and ASCII whitespace around them.
 * @see https://encoding.spec.whatwg.org/#names-and-labels
 */
export function isUnicode(label: string): boolean {
  return UTF_8.test(label) || UTF_16.test(label);
}

const UTF_8 = /^[\t\n\f\r ]*(?:utf-?8|unicode-1-1-utf-8|unicode11utf8|(?:x-)?unicode20utf8)[\t\n\f\r ]*$/i;
const UTF_16 =
  /^[\t\n\f\r ]*(?:utf-16(?:[bl]e)?|(?:cs)?unicode|unicodefffe|unicodefeff|(?:iso-10646-)?ucs-2)[\t\n\f\r ]*$/i;
const REPLACEMENT = /^[\t\n\f\r ]*(?:replacement|csiso2022kr|hz-gb-2312|iso-2022-(?:kr|cn(?:-ext)?))[\t\n\f\r ]*$/i;
