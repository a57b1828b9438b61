import { flatten, hexDigitValue, LONG } from "@url/percent/internal";

/**
 * Normalizes percent-encoding: decodes the triplets of unreserved characters, and writes the others in upper case.
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2.2
 */
export function normalizeTriplets(text: string): string {
  let at = text.indexOf("%");
  if (at === -1) return text;
  let done = "";
  let output = "";
  let clean = 0;
  // A loop, because `replace` with a function took twice as long.
  for (; at !== -1; at = text.indexOf("%", at + 1)) {
    const high = hexDigitValue(text.charCodeAt(at + 1));
    const low = hexDigitValue(text.charCodeAt(at + 2));
    if (high === -1 || low === -1) continue;
    const character = String.fromCharCode(high * 16 + low);
    output += text.slice(clean, at);
    output += UNRESERVED.test(character) ? character : text.slice(at, at + 3).toUpperCase();
    clean = at + 3;
    if (output.length > LONG) {
      done += flatten(output);
      output = "";
    }
  }
  return done + output + text.slice(clean);
}

/** Does the same for a path, but keeps the segments "%2E" and "%2E%2E" encoded: they are names, not dot segments. */
export function normalizeSegments(path: string): string {
  if (!/%2e/i.test(path)) return normalizeTriplets(path);
  return path.replace(/[^/]+/g, (segment) => {
    const normal = normalizeTriplets(segment);
    return normal !== segment && /^\.\.?$/.test(normal) ? normal.replace(/\./g, "%2E") : normal;
  });
}

/** Writes ASCII letters in lower case, except for the letters of triplets. */
export function toLowerCase(text: string): string {
  return /[A-Z]/.test(text)
    ? text.replace(/%..|[A-Z]+/g, (found) => (found[0] === "%" ? found : found.toLowerCase()))
    : text;
}

const UNRESERVED = /[\w.~-]/;
