import { authorityEndOf, pathOf, queryOf, type URLRecord } from "@url/serializer";
import { parseAuthority } from "./authority.ts";
import type { Draft } from "./draft.ts";
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
  draft: Draft,
  isSpecial: boolean,
  report: Report | undefined,
): URLError | null {
  if (start < end && isSlash(text.charCodeAt(start), isSpecial)) {
    reportReverseSolidus(text, start, report);
    const second = start + 1;
    if (second < end && isSlash(text.charCodeAt(second), isSpecial)) {
      reportReverseSolidus(text, second, report);
      const authority = isSpecial ? skipSlashes(text, second + 1, end, report) : second + 1;
      return parseAuthorityAndPath(text, authority, end, draft, isSpecial, report);
    }
    draft.authority = authorityOf(base);
    draft.path = parsePath(text, second, end, "", isSpecial, false, report);
    return null;
  }

  draft.authority = authorityOf(base);
  if (start === end) {
    draft.path = pathOf(base);
    if (!hasQuery) draft.query = queryOf(base);
  } else {
    draft.path = parsePath(text, start, end, shortenPath(pathOf(base), false), isSpecial, false, report);
  }
  return null;
}

/** What follows "//": an authority, then the path. */
export function parseAuthorityAndPath(
  text: string,
  start: number,
  end: number,
  draft: Draft,
  isSpecial: boolean,
  report: Report | undefined,
): URLError | null {
  const pathStart = parseAuthority(text, start, end, draft, isSpecial, report);
  if (typeof pathStart !== "number") return pathStart;
  draft.path = parsePathStart(text, pathStart, end, isSpecial, false, report);
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

/** "//", credentials, host and port of `base`; "" when it has no host. */
export function authorityOf(base: URLRecord): string {
  return base.href.slice(base.schemeEnd + 1, authorityEndOf(base));
}
