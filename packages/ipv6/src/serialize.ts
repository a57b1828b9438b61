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
      output += pieceIndex === 0 ? "::" : ":";
      while (pieceIndex < 7 && pieces[pieceIndex + 1] === 0) pieceIndex++;
      continue;
    }
    output += pieces[pieceIndex]!.toString(16);
    if (pieceIndex !== 7) output += ":";
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
