import { parseIPv4Number } from "./parse-lenient.ts";

/**
 * Returns `writeIPv4(readIPv4Lenient(text.slice(start, end)))`, in one walk without a slice. Returns `undefined` for
 * everything that the parser rejects, and for an address with a dot at its end.
 */
export function canonicalizeIPv4At(text: string, start: number, end: number): string | undefined {
  let address = 0;
  // The last part fills the remaining bytes: it must be less than `limit`.
  for (let at = start, limit = 2 ** 32; ; limit /= 256) {
    let dot = at;
    while (dot < end && text.charCodeAt(dot) !== FULL_STOP) dot++;
    const part = parseIPv4Number(text, at, dot);
    if (dot === end) return part < limit && part !== -1 ? write(address + part) : undefined;
    if (part === -1 || part > 255 || limit === 256) return undefined;
    address += part * (limit / 256);
    at = dot + 1;
  }
}

/** The same as `writeIPv4`. A template of four numbers takes 70 ns on Node 20, and the table 32. */
function write(address: number): string {
  return (
    BYTE_AND_DOT[address >>> 24]! +
    BYTE_AND_DOT[(address >>> 16) & 0xff]! +
    (BYTE_AND_DOT[(address >>> 8) & 0xff]! + (address & 0xff))
  );
}

const FULL_STOP = 0x2e;
const BYTE_AND_DOT: readonly string[] = /* @__PURE__ */ Array.from({ length: 256 }, (_, byte) => `${byte}.`);
