import type { HostError } from "@url/host";
import { canonicalizeHost } from "@url/host/internal";
import type { Draft } from "./draft.ts";
import type { URLError } from "./error.ts";
import { findSlash, parsePath, parsePathStart } from "./path.ts";
import type { Steps } from "./steps.ts";
import { isWindowsDriveLetter } from "./windows-drive-letter.ts";

/**
 * The file host state: parses `text[start, end)`, which follows "file://", into a host and a path. A drive letter in
 * place of the host starts the path.
 *
 * ```
 * file://host/C:/a?q
 *        ^ start  ^ end
 * ```
 * @see https://url.spec.whatwg.org/#file-host-state
 */
export function parseFileHostAndPath(
  draft: Draft,
  text: string,
  start: number,
  end: number,
  report: Steps | undefined,
): URLError | null {
  const hostEnd = findSlash(text, start, end, true);
  if (isWindowsDriveLetter(text.slice(start, hostEnd))) {
    report?.("file-invalid-Windows-drive-letter-host", start, hostEnd);
    draft.authority = "//";
    // This state has consumed the code points of the drive letter, so they are not checked again.
    report?.units(text, hostEnd, end, true);
    draft.path = parsePath(text, start, end, "", "file", undefined);
    return null;
  }
  const host = parseFileHost(text, start, hostEnd, report);
  if (typeof host !== "string") return host;
  draft.authority = `//${host}`;
  draft.path = parsePathStart(text, hostEnd, end, "file", report);
  return null;
}

/** Parses the host of a `file` URL, where `localhost` is the empty host. */
export function parseFileHost(text: string, start: number, end: number, report: Steps | undefined): string | HostError {
  if (start === end) return "";
  const host = canonicalizeHost(text, false, report, start, end);
  return host === "localhost" ? "" : host;
}
