/**
 * `serializeIPv6` without the check: writes the pieces, and replaces the first of the longest runs of zero pieces.
 * @see https://url.spec.whatwg.org/#find-the-ipv6-address-compressed-piece-index
 */
export function writeIPv6(pieces: Uint16Array): string {
  const text = Array.from(pieces, (piece) => piece.toString(16)).join(":");
  const runs = text.match(/\b0(?::0)+\b/g);
  if (runs === null) return text;
  const longest = runs.reduce((a, b) => (b.length > a.length ? b : a));
  return text.replace(new RegExp(`(?:^|:)${longest}(?:$|:)`), "::");
}
