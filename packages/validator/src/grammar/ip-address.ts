import { expectText } from "@url/result/internal";

/**
 * Returns true if `text` is a valid IPv4-address string: four decimal numbers up to 255, without leading zeros, separated
 * by ".".
 * @throws TypeError if `text` is not a string
 * @example isValidIPv4AddressString("127.1") // → false
 * @see https://url.spec.whatwg.org/#valid-ipv4-address-string
 */
export function isValidIPv4AddressString(text: string): boolean {
  expectText(text, "isValidIPv4AddressString", "text");
  // One part more than there may be: a list of all parts of a long text takes 20 bytes for each.
  const parts = text.split(".", 5);
  return parts.length === 4 && parts.every((part) => /^(?:0|[1-9][0-9]{0,2})$/.test(part) && Number(part) <= 255);
}

/**
 * Returns true if `text` is a valid IPv6-address string, without brackets. Its pieces have no leading zeros.
 * @throws TypeError if `text` is not a string
 * @example isValidIPv6AddressString("::01") // → false
 * @see https://url.spec.whatwg.org/#valid-ipv6-address-string
 */
export function isValidIPv6AddressString(text: string): boolean {
  expectText(text, "isValidIPv6AddressString", "text");
  const compression = text.indexOf("::");
  if (compression === -1) return effectivePieceLength(text) === 8;
  const before = text.slice(0, compression);
  const after = text.slice(compression + 2);
  if (before !== "" && !isIPv6PiecesString(before)) return false;
  return lengthOfOptional(before) + lengthOfOptional(after) <= 7;
}

function lengthOfOptional(text: string): number {
  return text === "" ? 0 : effectivePieceLength(text);
}

/**
 * Returns how many pieces a valid IPv6-pieces string or IPv6-pieces-and-IPv4 string has, counting no more than nine;
 * Infinity if `text` is neither.
 * @see https://url.spec.whatwg.org/#effective-piece-length
 */
function effectivePieceLength(text: string): number {
  if (isIPv6PiecesString(text)) return piecesOf(text).length;
  const colon = text.lastIndexOf(":");
  if (!isValidIPv4AddressString(text.slice(colon + 1))) return Infinity;
  if (colon === -1) return 2;
  const pieces = text.slice(0, colon);
  return isIPv6PiecesString(pieces) ? piecesOf(pieces).length + 2 : Infinity;
}

/** @see https://url.spec.whatwg.org/#valid-ipv6-pieces-string */
function isIPv6PiecesString(text: string): boolean {
  return piecesOf(text).every((piece) => /^(?:0|[1-9a-f][0-9a-f]{0,3})$/i.test(piece));
}

/** Returns the pieces, or the first nine: one more than an address can have. */
function piecesOf(text: string): string[] {
  return text.split(":", 9);
}
