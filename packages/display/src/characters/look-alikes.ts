import { readDeltas } from "@url/result/internal";
import { DELIMITERS, LATIN } from "./look-alike-tables.ts";

/** Returns true for a letter, mark or digit of another script that looks like ASCII letters or digits, as "а" in Cyrillic. */
export function looksLatin(codePoint: number): boolean {
  latin ??= new Set(readDeltas(LATIN));
  return latin.has(codePoint);
}

/** Returns true for a sign beyond ASCII that looks like a delimiter of URLs, as "⁄" does, or like several, as "…" does. */
export function looksLikeDelimiter(codePoint: number): boolean {
  delimiters ??= new Set(readDeltas(DELIMITERS));
  return delimiters.has(codePoint);
}

/** Returns true for pictures that browsers, or people, use to say that something is safe: locks, keys, shields, check marks. */
export function looksLikeSecuritySign(codePoint: number): boolean {
  return SECURITY_SIGNS.includes(codePoint);
}

let latin: ReadonlySet<number> | undefined;
let delimiters: ReadonlySet<number> | undefined;

// 🔏 🔐 🔑 🔒 🔓 🗝 🛡 ✅ ✓ ✔ ☑
const SECURITY_SIGNS: readonly number[] = [
  0x1f50f, 0x1f510, 0x1f511, 0x1f512, 0x1f513, 0x1f5dd, 0x1f6e1, 0x2705, 0x2713, 0x2714, 0x2611,
];
