import { percentDecode } from "@url/percent";

/** Percent-encodes every byte but those of ASCII letters, digits and "-._~". A string is encoded with UTF-8. */
export function encodeAll(text: string | Uint8Array): string {
  return encodeOutside(/[\w.~-]/, text);
}

/** The same for one side of a pair of a query: "*" stays, a space becomes "+", and hex digits are in lower case. */
export function encodeForQuery(text: string | Uint8Array): string {
  return lowerHex(encodeOutside(/[\w.~*-]/, text)).replaceAll("%20", "+");
}

function encodeOutside(kept: RegExp, text: string | Uint8Array): string {
  let output = "";
  for (const byte of typeof text === "string" ? Buffer.from(text) : text) {
    const character = String.fromCharCode(byte);
    output += kept.test(character) ? character : `%${(byte + 0x100).toString(16).slice(1).toUpperCase()}`;
  }
  return output;
}

/** Returns `text` with the hex digits of percent-encoded bytes in lower case. */
export function lowerHex(text: string): string {
  return text.replace(/%[\da-f]{2}/gi, (byte) => byte.toLowerCase());
}

/** Percent-decodes `text`. What is not UTF-8 becomes U+FFFD. */
export function decoded(text: string): string {
  if (!text.includes("%")) return text;
  return Buffer.from(percentDecode(text)).toString();
}

/** Decodes each part between slashes and encodes it again. A text that changes has its hex digits in lower case. */
export function canonical(text: string): string {
  if (/^[\w.~/-]*$/.test(text)) return text;
  const encoded = text
    .split("/")
    .map((part) => encodeAll(percentDecode(part)))
    .join("/");
  return encoded === text ? text : lowerHex(encoded);
}
