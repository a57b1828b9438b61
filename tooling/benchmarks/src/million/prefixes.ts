import { between, type Random, seeded } from "../random.ts";
import { flatten } from "../strings.ts";

/** As many prefixes as a full table of Internet routes has, about. */
export const COUNT = 1_060_000;

/**
 * Returns IPv4 prefixes as a table of routes has them: allocations of 14 to 22 bits, some of them announced whole, most
 * of them, or a part, as prefixes of 24 bits as well. Neighbours join, so the set of their addresses is much smaller.
 */
export function prefixes(): string[] {
  const random = seeded(8);
  const made = new Set<string>();
  while (made.size < COUNT) {
    const length = between(random, 14, 22);
    const first = Math.floor(random() * 2 ** 32) & -(2 ** (32 - length));
    if (random() < 0.5) made.add(`${ipv4Text(first)}/${length}`);
    const share = [0, 0.4, 1][between(random, 0, 2)]!;
    for (let at = 0; at < 2 ** (32 - length); at += 256) if (random() < share) made.add(`${ipv4Text(first + at)}/24`);
  }
  return Array.from(made, flatten).slice(0, COUNT);
}

/** Returns random IPv4 addresses. */
export function addresses(count: number): string[] {
  const random = seeded(5);
  return Array.from({ length: count }, () => flatten(randomAddress(random)));
}

/** Returns the bytes of addresses, one after the other. */
export function bytesOf(texts: readonly string[]): Uint8Array {
  const bytes = new Uint8Array(texts.length * 4);
  for (const [index, text] of texts.entries()) bytes.set(text.split(".").map(Number), index * 4);
  return bytes;
}

function randomAddress(random: Random): string {
  return ipv4Text(Math.floor(random() * 2 ** 32));
}

function ipv4Text(address: number): string {
  return [24, 16, 8, 0].map((shift) => (address >>> shift) & 255).join(".");
}
