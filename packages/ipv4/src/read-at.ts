import { parseIPv4Number } from "./parse-lenient.ts";

/**
 * Reads `text[start, end)` as `readIPv4Lenient` does, in one walk without a slice. Returns -1 for everything that it
 * rejects, and for an address with a dot at its end.
 */
export function readIPv4At(text: string, start: number, end: number): number {
  let address = 0;
  // The last part fills the remaining bytes: it must be less than `limit`.
  for (let at = start, limit = 2 ** 32; ; limit /= 256) {
    let dot = at;
    while (dot < end && text.charCodeAt(dot) !== FULL_STOP) dot++;
    const part = parseIPv4Number(text, at, dot);
    if (dot === end) return part < limit && part !== -1 ? address + part : -1;
    if (part === -1 || part > 255 || limit === 256) return -1;
    address += part * (limit / 256);
    at = dot + 1;
  }
}

const FULL_STOP = 0x2e;
