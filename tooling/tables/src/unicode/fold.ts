/**
 * What an engine of Unicode 9 makes of one of its characters by the engine's way of mapping: each part of its
 * canonical decomposition by NFKD and lower case, and that mapped in its turn. `explicit` has what the tables say
 * instead.
 *
 * This runs on whatever engine generates, and is the same on all: the normal forms of an assigned character
 * never change, and neither does a case pair of two.
 */
export function fold(ch: string, explicit: ReadonlyMap<number, string>): string {
  const parts = ch.normalize("NFD");
  const folded = parts === ch ? foldPart(ch) : parts;
  if (folded === ch) return ch;
  return Array.from(folded, (part) => explicit.get(part.codePointAt(0) as number) ?? fold(part, explicit)).join("");
}

function foldPart(ch: string): string {
  const compatible = ch.normalize("NFKD");
  if (compatible !== ch) return compatible.replace(/ς/g, "σ");
  return ch >= "\u13a0" && ch <= "\u13f5" ? ch : ch.toLowerCase();
}
