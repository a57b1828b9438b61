import { type LocatedURL, schemeOf } from "@url/serializer/internal";
import { SOLIDUS } from "../code-points.ts";
import { endOfMatch, MAX_LENGTH } from "../grammar.ts";
import { canonicalizeScheme } from "../scheme.ts";
import { textOfURL } from "../source.ts";
import { findSchemeEnd } from "./scheme-end.ts";

/**
 * Returns `input` closer to how the parser reads it, so that it may be in normal form. `end` is what `normalLength`
 * returned. Returns `undefined` if nothing changes. Law: `parseComponents` returns the same for both texts, except for the
 * ranges of errors. One of these steps:
 *
 * - trims, and removes tabs and newlines
 * - writes the scheme in lower case, and "//" before the path of a file
 * - writes a slash before a drive letter in place of the host of a file
 *
 * Backslashes stay: to replace those of a short URL takes 140 ns, as long as the component path takes for all of it.
 */
export function tidy(input: string, end: number, base: LocatedURL | undefined): string | undefined {
  // A longer text is not matched again.
  if (input.length > MAX_LENGTH || input.includes("\\")) return undefined;
  const clean = textOfURL(input, undefined);
  if (clean.length < input.length) return clean;
  const schemeEnd = end > 0 ? -1 : findSchemeEnd(input, input.length);
  if (schemeEnd === -1) return undefined;
  const scheme = canonicalizeScheme(input, schemeEnd);
  const start = schemeEnd + 1;
  const isPath = input.charCodeAt(start) === SOLIDUS && input.charCodeAt(start + 1) !== SOLIDUS;
  if (scheme === "file" && isPath && (base === undefined || schemeOf(base) !== scheme)) {
    return `file://${input.slice(start)}`;
  }
  if (!input.startsWith(scheme)) return scheme + input.slice(schemeEnd);
  const drive = endOfMatch(DRIVE_AS_HOST, input, 0);
  return drive > 0 ? `file:///${input.slice(drive)}` : undefined;
}

/** A drive letter in place of a host starts the path. */
const DRIVE_AS_HOST = /file:\/\/(?=[A-Za-z]:\/)/y;
