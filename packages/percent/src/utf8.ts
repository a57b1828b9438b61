/**
 * The UTF-8 bytes of `text`; a lone surrogate is encoded as U+FFFD.
 * @see https://encoding.spec.whatwg.org/#utf-8-encode
 */
export function utf8Encode(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 3);
  let length = 0;
  for (let i = 0; i < text.length; i++) {
    const codePoint = text.codePointAt(i)!;
    if (codePoint < 0x80) {
      bytes[length++] = codePoint;
    } else if (codePoint < 0x800) {
      bytes[length++] = 0xc0 | (codePoint >> 6);
      bytes[length++] = 0x80 | (codePoint & 0x3f);
    } else if (codePoint < 0x10000) {
      const scalar = (codePoint & 0xf800) === 0xd800 ? 0xfffd : codePoint;
      bytes[length++] = 0xe0 | (scalar >> 12);
      bytes[length++] = 0x80 | ((scalar >> 6) & 0x3f);
      bytes[length++] = 0x80 | (scalar & 0x3f);
    } else {
      i++;
      bytes[length++] = 0xf0 | (codePoint >> 18);
      bytes[length++] = 0x80 | ((codePoint >> 12) & 0x3f);
      bytes[length++] = 0x80 | ((codePoint >> 6) & 0x3f);
      bytes[length++] = 0x80 | (codePoint & 0x3f);
    }
  }
  return bytes.subarray(0, length);
}

/**
 * Decodes `bytes` as UTF-8. A byte order mark stays; each maximal ill-formed part becomes one U+FFFD.
 * Own code, because the package promises to need no `TextDecoder`.
 * @see https://encoding.spec.whatwg.org/#utf-8-decode-without-bom
 */
export function utf8DecodeWithoutBOM(bytes: ArrayLike<number>): string {
  let output = "";
  let codePoint = 0;
  let needed = 0;
  let lower = 0x80;
  let upper = 0xbf;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i]!;
    if (needed === 0) {
      if (byte < 0x80) output += String.fromCharCode(byte);
      else if (byte < 0xc2 || byte > 0xf4) output += "\ufffd";
      else {
        needed = byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3;
        codePoint = byte & (0x3f >> needed);
        // Overlong forms, surrogates and code points above U+10FFFF end at their second byte.
        if (byte === 0xe0) lower = 0xa0;
        else if (byte === 0xed) upper = 0x9f;
        else if (byte === 0xf0) lower = 0x90;
        else if (byte === 0xf4) upper = 0x8f;
      }
      continue;
    }
    const continues = byte >= lower && byte <= upper;
    lower = 0x80;
    upper = 0xbf;
    if (!continues) {
      needed = 0;
      output += "\ufffd";
      i--; // the byte that broke the sequence is read again as a first byte
      continue;
    }
    codePoint = (codePoint << 6) | (byte & 0x3f);
    if (--needed === 0) output += String.fromCodePoint(codePoint);
  }
  return needed === 0 ? output : `${output}\ufffd`;
}
