import { defaultPort, isSpecialScheme, type LocatedURL, schemeOf } from "@url/serializer/internal";
import { SOLIDUS } from "../code-points.ts";
import { endOfMatch, MAX_LENGTH } from "../grammar.ts";
import { canonicalizeScheme, findSchemeEnd } from "../scheme.ts";
import { textOfURL } from "../source.ts";

/**
 * Returns `input` closer to how the parser reads it, so that it may be in normal form. `end` is what `normalLength`
 * returned. Returns `undefined` if nothing changes. Law: `parseComponents` returns the same for both texts, except for the
 * ranges of errors. One of these steps:
 *
 * - trims, and removes tabs and newlines
 * - puts the scheme of the base before a "//"
 * - writes the scheme in lower case, and "//" for the slashes behind a special one
 * - leaves out the host `localhost` of a file, and writes a slash before a drive letter in place of the host
 *
 * Backslashes stay: to replace those of a short URL takes 140 ns, as long as the component path takes for all of it.
 */
export function tidy(input: string, end: number, base: LocatedURL | undefined): string | undefined {
  // A longer text is not matched again.
  if (input.length > MAX_LENGTH || input.includes("\\")) return undefined;
  const clean = textOfURL(input, undefined);
  if (clean.length < input.length) return clean;
  if (end > 0) return undefined;
  if (input.startsWith("//")) {
    return base !== undefined && defaultPort(schemeOf(base)) !== null ? `${schemeOf(base)}:${input}` : undefined;
  }
  const schemeEnd = findSchemeEnd(input, input.length);
  if (schemeEnd === -1) return undefined;
  const scheme = canonicalizeScheme(input, schemeEnd);
  const start = schemeEnd + 1;
  let at = start;
  while (input.charCodeAt(at) === SOLIDUS) at++;
  const slashes = at - start;
  if (slashes !== 2 && isSpecialScheme(scheme)) {
    // With one slash or none, the text can be relative to the base. All slashes of a file behind two are its path.
    const isFile = scheme === "file";
    const isAbsolute = slashes > 1 || ((base === undefined || schemeOf(base) !== scheme) && !(isFile && slashes === 0));
    if (isAbsolute && !(isFile && slashes > 1)) return `${scheme}://${input.slice(isFile ? start : at)}`;
  }
  if (!input.startsWith(scheme)) return scheme + input.slice(schemeEnd);
  const local = endOfMatch(LOCAL_FILE, input, 0);
  return local > 0 ? `file:///${input.slice(local)}` : undefined;
}

/** A drive letter in place of a host starts the path. */
const LOCAL_FILE = /file:\/\/(?:localhost\/|(?=[A-Za-z]:\/))/y;
