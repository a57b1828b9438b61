import { COLON, SMALL_H, SMALL_P, SMALL_S, SMALL_T, SOLIDUS } from "../code-points.ts";

/**
 * Returns where the host or the credentials start in a text that starts with `http://` or `https://`; 0 for any other
 * text. Unit by unit: a call of `startsWith` takes 40 ns.
 */
export function webHostStart(text: string): number {
  if (text.charCodeAt(0) !== SMALL_H || text.charCodeAt(1) !== SMALL_T) return 0;
  if (text.charCodeAt(2) !== SMALL_T || text.charCodeAt(3) !== SMALL_P) return 0;
  const end = text.charCodeAt(4) === SMALL_S ? 5 : 4;
  const hasSolidi = text.charCodeAt(end + 1) === SOLIDUS && text.charCodeAt(end + 2) === SOLIDUS;
  return text.charCodeAt(end) === COLON && hasSolidi ? end + 3 : 0;
}
