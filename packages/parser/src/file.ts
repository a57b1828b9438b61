import { canonicalizeHost } from "@url/host";
import { pathOf, queryOf, type URLRecord } from "@url/serializer";
import type { Draft } from "./draft.ts";
import type { Report, URLError } from "./error.ts";
import { findSlash, isSlash, parsePath, parsePathStart, shortenPath } from "./path.ts";
import { authorityOf, reportReverseSolidus } from "./relative.ts";
import {
  isNormalizedWindowsDriveLetter,
  isWindowsDriveLetter,
  startsWithWindowsDriveLetter,
} from "./windows-drive-letter.ts";

/**
 * The file and file slash states for `text[start, end)` (no query, no fragment). `base` is given only
 * when it is a `file` URL itself; `hasQuery` says whether the input brings a query of its own.
 * @see https://url.spec.whatwg.org/#file-state
 * @see https://url.spec.whatwg.org/#file-slash-state
 */
export function parseFile(
  text: string,
  start: number,
  end: number,
  base: URLRecord | undefined,
  hasQuery: boolean,
  draft: Draft,
  report: Report | undefined,
): URLError | null {
  draft.authority = base === undefined ? "//" : authorityOf(base);
  if (start < end && isSlash(text.charCodeAt(start), true)) {
    reportReverseSolidus(text, start, report);
    const second = start + 1;
    if (second < end && isSlash(text.charCodeAt(second), true)) {
      reportReverseSolidus(text, second, report);
      return parseFileHostAndPath(text, second + 1, end, draft, report);
    }
    const driveLetter = base === undefined || startsWithWindowsDriveLetter(text, second, end) ? "" : driveOf(base);
    draft.path = parsePath(text, second, end, driveLetter, true, true, report);
    return null;
  }

  if (base !== undefined && start === end) {
    draft.path = pathOf(base);
    if (!hasQuery) draft.query = queryOf(base);
    return null;
  }
  let basePath = base === undefined ? "" : shortenPath(pathOf(base), true);
  if (base !== undefined && startsWithWindowsDriveLetter(text, start, end)) {
    report?.("file-invalid-Windows-drive-letter", start, start + 2);
    basePath = "";
  }
  draft.path = parsePath(text, start, end, basePath, true, true, report);
  return null;
}

/**
 * The file host state: host and path of `text[start, end)`, what follows "file://". A drive letter in the
 * host's place begins the path instead.
 * @see https://url.spec.whatwg.org/#file-host-state
 */
function parseFileHostAndPath(
  text: string,
  start: number,
  end: number,
  draft: Draft,
  report: Report | undefined,
): URLError | null {
  const hostEnd = findSlash(text, start, end, true);
  if (isWindowsDriveLetter(text, start, hostEnd)) {
    report?.("file-invalid-Windows-drive-letter-host", start, hostEnd);
    draft.authority = "//";
    draft.path = parseDriveLetterPath(text, start, hostEnd, end, report);
    return null;
  }
  const host = parseFileHost(text, start, hostEnd, report);
  if (typeof host !== "string") return host;
  draft.authority = `//${host}`;
  draft.path = parsePathStart(text, hostEnd, end, true, true, report);
  return null;
}

/** The host of a `file` URL: `localhost` is the empty host. */
export function parseFileHost(text: string, start: number, end: number, report: Report | undefined): string | URLError {
  if (start === end) return "";
  const host = canonicalizeHost(text, false, report, start, end);
  return host === "localhost" ? "" : host;
}

/** The drive letter has gone through the file host state, which reports no code point of it again. */
function parseDriveLetterPath(
  text: string,
  start: number,
  driveEnd: number,
  end: number,
  report: Report | undefined,
): string {
  const drive = `/${text[start]}:`;
  if (driveEnd === end) return drive;
  reportReverseSolidus(text, driveEnd, report);
  return parsePath(text, driveEnd + 1, end, drive, true, true, report);
}

/** The drive letter that a `file` URL's path begins with, as a path; "" for none. */
function driveOf(base: URLRecord): string {
  const path = pathOf(base);
  const end = findSlash(path, 1, path.length, false);
  return isNormalizedWindowsDriveLetter(path, 1, end) ? path.slice(0, end) : "";
}
