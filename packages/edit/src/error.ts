import type { SetterErrorCode, URLError } from "@url/parser";
import type { Result } from "@url/result";

/**
 * Why a URL could not be made, changed or read. The errors of the parser and of the setters keep their names. Where
 * neither has one, the names are our own:
 * - `dot-segment`: "." or ".." would not be a segment of the path, but remove one
 * - `no-file-name`: the path ends with a slash, so no name can get an extension
 * - `not-a-file-URL`: the scheme is not `file`
 * - `file-host`: POSIX has no paths on other hosts
 * - `drive-letter-missing`: a Windows path starts with a drive letter or a host
 * - `encoded-separator`: decoding would turn "%2F" or, on Windows, "%5C" into a separator
 * - `invalid-percent-encoding`: the path is not UTF-8, or "%" has no two hex digits after it
 * - `path-not-absolute`: the file path is relative
 * - `device-path`: the Windows path names a device, as `\\.\pipe\name` does
 * - `base-kind-mismatch`: the reference was parsed for a base of another kind
 * - `request-target`: a request with this method cannot have the text as its target
 * - `not-a-git-remote`: the text is neither a URL with a host nor `host:path`
 * - `depends-on-base`: the base decides which segment is the drive letter, so no reference says the same as both
 */
export type EditErrorCode =
  | URLError["code"]
  | SetterErrorCode
  | "dot-segment"
  | "no-file-name"
  | "not-a-file-URL"
  | "file-host"
  | "drive-letter-missing"
  | "encoded-separator"
  | "invalid-percent-encoding"
  | "path-not-absolute"
  | "device-path"
  | "base-kind-mismatch"
  | "request-target"
  | "not-a-git-remote"
  | "depends-on-base";

/** Why a function of this package failed, and where. */
export interface EditError {
  readonly code: EditErrorCode;
  /** The argument, or the part of a URL, that is the reason. */
  readonly in: string;
  /** The range in it, in UTF-16 code units. It is empty if something is missing. */
  readonly start: number;
  readonly end: number;
  /** Which segment, if `in` is a list of them. */
  readonly index?: number;
}

/** What the functions of this package return. */
export type EditResult<T> = Result<T, EditError>;

export function fail(code: EditErrorCode, where: string, start: number, end: number): EditResult<never> {
  return { ok: false, error: { code, in: where, start, end } };
}

export function succeed<T>(value: T): EditResult<T> {
  return { ok: true, value };
}
