import { flatten, hexDigitValue, LONG } from "@url/percent";

/**
 * Percent-encoding normalization: the triplets of unreserved characters decoded, the others in upper case.
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2.2
 */
export function normalizeTriplets(text: string): string {
  let at = text.indexOf("%");
  if (at === -1) return text;
  let done = "";
  let output = "";
  let clean = 0;
  // A loop of its own: `replace` with a function took twice as long.
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

/** The same for a path, whose segments "%2E" and "%2E%2E" stay what they are: names, and no dot segments. */
export function normalizeSegments(path: string): string {
  if (!/%2e/i.test(path)) return normalizeTriplets(path);
  return path.replace(/[^/]+/g, (segment) => {
    const normal = normalizeTriplets(segment);
    return normal !== segment && /^\.\.?$/.test(normal) ? normal.replace(/\./g, "%2E") : normal;
  });
}

/** ASCII upper alpha in lower case, but for that of triplets. */
export function toLowerCase(text: string): string {
  return /[A-Z]/.test(text) ? text.replace(/%..|[A-Z]+/g, lowerCase) : text;
}

function lowerCase(text: string): string {
  return text.startsWith("%") ? text : text.toLowerCase();
}

const UNRESERVED = /[\w.~-]/;
