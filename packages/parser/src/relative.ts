import {
  hostTextOf,
  passwordOf,
  pathOf,
  portOf,
  queryOf,
  type URLParts,
  type URLRecord,
  usernameOf,
} from "@url/serializer";
import { parseAuthority } from "./authority.ts";
import type { Report, URLError } from "./error.ts";
import { isSlash, parsePath, parsePathStart, shortenPath } from "./path.ts";

/**
 * The relative and relative slash states: what `text[start, end)` (no query, no fragment) leaves open,
 * `base` fills. `hasQuery` says whether the input brings a query of its own.
 * @see https://url.spec.whatwg.org/#relative-state
 * @see https://url.spec.whatwg.org/#relative-slash-state
 */
export function parseRelative(
  text: string,
  start: number,
  end: number,
  base: URLRecord,
  hasQuery: boolean,
  parts: URLParts,
  isSpecial: boolean,
  report: Report | undefined,
): URLError | null {
  if (start < end && isSlash(text.charCodeAt(start), isSpecial)) {
    reportReverseSolidus(text, start, report);
    const second = start + 1;
    if (second < end && isSlash(text.charCodeAt(second), isSpecial)) {
      reportReverseSolidus(text, second, report);
      const authority = isSpecial ? skipSlashes(text, second + 1, end, report) : second + 1;
      return parseAuthorityAndPath(text, authority, end, parts, isSpecial, report);
    }
    copyAuthority(base, parts);
    parts.path = parsePath(text, second, end, "", isSpecial, false, report);
    return null;
  }

  copyAuthority(base, parts);
  if (start === end) {
    parts.path = pathOf(base);
    if (!hasQuery) parts.query = queryOf(base);
  } else {
    parts.path = parsePath(text, start, end, shortenPath(pathOf(base), false), isSpecial, false, report);
  }
  return null;
}

/** What follows "//": an authority, then the path. */
export function parseAuthorityAndPath(
  text: string,
  start: number,
  end: number,
  parts: URLParts,
  isSpecial: boolean,
  report: Report | undefined,
): URLError | null {
  const pathStart = parseAuthority(text, start, end, parts, isSpecial, report);
  if (typeof pathStart !== "number") return pathStart;
  parts.path = parsePathStart(text, pathStart, end, isSpecial, false, report);
  return null;
}

/**
 * The special authority ignore slashes state: skips every slash, each of them one too many.
 * @see https://url.spec.whatwg.org/#special-authority-ignore-slashes-state
 */
export function skipSlashes(text: string, start: number, end: number, report: Report | undefined): number {
  let at = start;
  while (at < end && isSlash(text.charCodeAt(at), true)) {
    report?.("special-scheme-missing-following-solidus", at, at + 1);
    at++;
  }
  return at;
}

/** Reports the slash at `at` if it is a "\". */
export function reportReverseSolidus(text: string, at: number, report: Report | undefined): void {
  if (report !== undefined && text[at] === "\\") report("invalid-reverse-solidus", at, at + 1);
}

function copyAuthority(base: URLRecord, parts: URLParts): void {
  parts.username = usernameOf(base);
  parts.password = passwordOf(base);
  parts.host = hostTextOf(base);
  parts.port = portOf(base);
}
