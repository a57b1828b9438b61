/** Why bytes are no address, and where: `bytes[start, end)`. */
export interface IPv4BytesError {
  readonly code: "IPv4-bytes-length" | "IPv4-byte-out-of-range";
  readonly start: number;
  readonly end: number;
}

/** The four bytes of a 32-bit number, in network order. */
export function ipv4ToBytes(address: number): Uint8Array {
  return Uint8Array.of(address >>> 24, address >>> 16, address >>> 8, address);
}

/**
 * The 32-bit number that four bytes in network order are. Fails with `IPv4-bytes-length`, or with
 * `IPv4-byte-out-of-range` at the first element of a plain array that is no byte.
 */
export function ipv4FromBytes(bytes: ArrayLike<number>): number | IPv4BytesError {
  if (bytes.length !== 4) return { code: "IPv4-bytes-length", start: 0, end: bytes.length };
  let address = 0;
  for (let at = 0; at < 4; at++) {
    const byte = bytes[at]!;
    if (byte !== (byte & 0xff)) return { code: "IPv4-byte-out-of-range", start: at, end: at + 1 };
    address = address * 256 + byte;
  }
  return address;
}
