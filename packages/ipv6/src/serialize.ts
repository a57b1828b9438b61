/**
 * The RFC 5952 text of eight 16-bit pieces, without brackets: lower-case, no leading zeros, the first
 * longest run of two or more zero pieces written "::". An IPv4-mapped address is hexadecimal like any other.
 * @see https://url.spec.whatwg.org/#concept-ipv6-serializer
 */
export function serializeIPv6(pieces: ArrayLike<number>): string {
  const compress = compressedPieceIndex(pieces);
  let output = "";
  for (let pieceIndex = 0; pieceIndex < 8; pieceIndex++) {
    if (pieceIndex === compress) {
      // 1:2::3
      //    ^ the piece after the gap brings the other colon
      while (pieceIndex < 7 && pieces[pieceIndex + 1] === 0) pieceIndex++;
      output += pieceIndex === 7 ? "::" : ":";
    } else {
      const piece = pieces[pieceIndex]!;
      const head = pieceIndex === 0 ? HEX : COLON_HEX;
      output += piece > 0xff ? head[piece >> 8]! + TWO_HEX_DIGITS[piece & 0xff]! : head[piece]!;
    }
  }
  return output;
}

/**
 * Where the first longest run of at least two zero pieces starts; -1 when there is none.
 * @see https://url.spec.whatwg.org/#find-the-ipv6-address-compressed-piece-index
 */
function compressedPieceIndex(pieces: ArrayLike<number>): number {
  let longestIndex = -1;
  let longestSize = 1;
  let foundSize = 0;
  for (let pieceIndex = 0; pieceIndex < 8; pieceIndex++) {
    foundSize = pieces[pieceIndex] === 0 ? foundSize + 1 : 0;
    if (foundSize > longestSize) {
      longestSize = foundSize;
      longestIndex = pieceIndex - foundSize + 1;
    }
  }
  return longestIndex;
}

// Two look-ups a piece, one of them with its colon: 80 ns an address, where `toString(16)` takes 290.
const HEX: readonly string[] = /* @__PURE__ */ Array.from({ length: 256 }, (_, byte) => byte.toString(16));
const COLON_HEX: readonly string[] = /* @__PURE__ */ HEX.map((digits) => `:${digits}`);
const TWO_HEX_DIGITS: readonly string[] = /* @__PURE__ */ HEX.map((digits) => digits.padStart(2, "0"));
