/**
 * The dotted-decimal text of a 32-bit number.
 * @see https://url.spec.whatwg.org/#concept-ipv4-serializer
 */
export function serializeIPv4(address: number): string {
  return `${(address >>> 24) & 0xff}.${(address >>> 16) & 0xff}.${(address >>> 8) & 0xff}.${address & 0xff}`;
}
