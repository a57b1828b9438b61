import { isMapped } from "../mapped.ts";
import type { Pieces } from "../pieces.ts";

/** The ways in which an IPv6 address contains an IPv4 address. */
export type EmbeddedForm =
  | "mapped"
  | "compatible"
  | "NAT64"
  | "NAT64-local"
  | "6to4"
  | "Teredo-server"
  | "Teredo-client"
  | "ISATAP";

/** An IPv4 address in an IPv6 address, as its two pieces. */
export interface Found {
  readonly form: EmbeddedForm;
  readonly pieces: Pieces;
}

/**
 * Finds every IPv4 address in an IPv6 address. In the local-use prefix of RFC 8215, the operator of the translator
 * chooses the prefix length, and the address does not contain it. So this returns what each length of RFC 6052 gives,
 * without duplicates.
 * @see https://www.rfc-editor.org/rfc/rfc4291#section-2.5.5
 * @see https://www.rfc-editor.org/rfc/rfc6052#section-2.2
 * @see https://www.rfc-editor.org/rfc/rfc8215
 * @see https://www.rfc-editor.org/rfc/rfc3056#section-2
 * @see https://www.rfc-editor.org/rfc/rfc4380#section-4
 * @see https://www.rfc-editor.org/rfc/rfc5214#section-6.1
 */
export function findEmbedded(address: Pieces): Found[] {
  const [a, b, c, d, e, f, g, h] = address as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const found: Found[] = [];
  const add = (form: EmbeddedForm, high: number, low: number): void => {
    found.push({ form, pieces: Uint16Array.of(high, low) });
  };
  if (address.length !== 8) return found;

  const isZeroTo96 = [a, b, c, d, e, f].every((piece) => piece === 0);
  if (isMapped(address)) add("mapped", g, h);
  else if (isZeroTo96 && (g > 0 || h > 1)) add("compatible", g, h);
  else if (a === 0x64 && b === 0xff9b && c === 0 && d === 0 && e === 0 && f === 0) add("NAT64", g, h);
  else if (a === 0x64 && b === 0xff9b && c === 1) {
    const seen = new Set<number>();
    for (const length of [96, 64, 56, 48] as const) {
      const [high, low] = extract(address, length) as unknown as [number, number];
      if (!seen.has(high * 0x10000 + low)) add("NAT64-local", high, low);
      seen.add(high * 0x10000 + low);
    }
  } else if (a === 0x2002) add("6to4", b, c);
  else if (a === 0x2001 && b === 0) {
    add("Teredo-server", c, d);
    // The bits of the client's address are inverted, so that no translator on the way rewrites it.
    add("Teredo-client", g ^ 0xffff, h ^ 0xffff);
  }
  // A unicast address with the interface id of ISATAP. The universal/local bit may be either.
  if (a < 0xff00 && a !== 0 && (e & 0xfdff) === 0 && f === 0x5efe) add("ISATAP", g, h);
  return found;
}

/** The prefix lengths of RFC 6052. */
export type EmbeddingLength = 32 | 40 | 48 | 56 | 64 | 96;

/**
 * Returns the IPv4 address after a prefix of this length, without the byte of bits 64 to 71. Ignores that byte and the
 * suffix: section 2.2 requires zeros in an address that is created, but section 2.3 requires nothing of an address
 * that is read, and translators accept any suffix.
 * @see https://www.rfc-editor.org/rfc/rfc6052#section-2.3
 */
export function extract(address: Pieces, length: EmbeddingLength): Pieces {
  const inside = new Uint16Array(2);
  bytePositions(length).forEach((at, index) => {
    const byte = (address[at >> 1]! >> (at & 1 ? 0 : 8)) & 0xff;
    inside[index >> 1]! |= byte << (index & 1 ? 0 : 8);
  });
  return inside;
}

/** Returns which of the sixteen bytes are those of the IPv4 address. */
export function bytePositions(length: EmbeddingLength): number[] {
  const start = length / 8;
  return [0, 1, 2, 3].map((index) => start + index + (start + index >= 8 && start < 12 ? 1 : 0));
}
