import { authorityEndOf, isSpecialScheme, type LocatedURL, pathOf, queryOf } from "@url/serializer/internal";
import { parseAuthorityAndPath } from "./authority.ts";
import type { Draft } from "./draft.ts";
import type { URLError } from "./error.ts";
import { parseFileHostAndPath } from "./file.ts";
import { isSlash, parsePath, shortenPath } from "./path.ts";
import type { Steps } from "./steps.ts";
import { driveOf, startsWithWindowsDriveLetter } from "./windows-drive-letter.ts";

/**
 * The relative state and the file state, with the slash states after them: parses `text[start, end)`, without query and
 * fragment, and takes what it does not have from `base`. The scheme is that of the draft and of the base. Only a `file`
 * URL can come without a base.
 *
 * ```
 * //h/a    /a      a/b      file:/C:/a
 * ^        ^       ^             ^ start
 * ```
 * @see https://url.spec.whatwg.org/#relative-state
 * @see https://url.spec.whatwg.org/#relative-slash-state
 * @see https://url.spec.whatwg.org/#file-state
 * @see https://url.spec.whatwg.org/#file-slash-state
 */
export function parseRelative(
  draft: Draft,
  text: string,
  start: number,
  end: number,
  base: LocatedURL | undefined,
  report: Steps | undefined,
): URLError | null {
  const { scheme } = draft;
  const isFile = scheme === "file";
  draft.authority = base === undefined ? "//" : authorityOf(base);
  let basePath = base === undefined ? "" : pathOf(base);

  if (start < end && isSlash(text.charCodeAt(start), scheme)) {
    report?.reverseSolidus(text, start);
    const second = start + 1;
    if (second < end && isSlash(text.charCodeAt(second), scheme)) {
      report?.reverseSolidus(text, second);
      if (isFile) return parseFileHostAndPath(draft, text, second + 1, end, report);
      const authority = isSpecialScheme(scheme) ? skipSlashes(text, second + 1, end, report) : second + 1;
      return parseAuthorityAndPath(draft, text, authority, end, report);
    }
    basePath = isFile && !startsWithWindowsDriveLetter(text, second, end) ? driveOf(basePath) : "";
    draft.path = parsePath(text, second, end, basePath, scheme, report);
    return null;
  }

  if (start === end && base !== undefined) {
    draft.path = basePath;
    draft.query = queryOf(base); // the query of the input replaces it
    return null;
  }
  basePath = shortenPath(basePath, isFile);
  if (isFile && base !== undefined && startsWithWindowsDriveLetter(text, start, end)) {
    report?.("file-invalid-Windows-drive-letter", start, start + 2);
    basePath = "";
  }
  draft.path = parsePath(text, start, end, basePath, scheme, report);
  return null;
}

/**
 * The special authority ignore slashes state: skips every slash, and reports each of them.
 *
 * ```
 * http:///h/
 *        ^ start
 *         ^ returned
 * ```
 * @see https://url.spec.whatwg.org/#special-authority-ignore-slashes-state
 */
export function skipSlashes(text: string, start: number, end: number, report: Steps | undefined): number {
  let at = start;
  while (at < end && isSlash(text.charCodeAt(at), "https")) {
    report?.("special-scheme-missing-following-solidus", at, at + 1);
    at++;
  }
  return at;
}

/** Returns "//", credentials, host and port of `base`; "" if it has no host. */
function authorityOf(base: LocatedURL): string {
  return base.href.slice(base.scheme.length + 1, authorityEndOf(base));
}
