import { canonicalizeHost } from "@url/host/internal";
import { extend } from "@url/percent";
import { expectOneOf, expectText } from "@url/result/internal";
import type { URLRecord } from "@url/serializer";
import { locate, recordOf } from "@url/serializer/internal";
import { encodeAll, SEGMENT } from "./encode.ts";
import { type EditResult, fail, succeed } from "./error.ts";

/** Whose paths are meant: those of Windows, or those of every other system. */
export type Platform = "posix" | "windows";

export function expectPlatform(platform: unknown, where: string): void {
  expectOneOf(platform, ["posix", "windows"], where, "platform");
}

/**
 * Returns the `file` URL of an absolute file path, as Node's `pathToFileURL` does, on any system. Dot segments and
 * repeated separators are removed. Windows paths start with a drive letter or a UNC host, with `\\?\` before them or not.
 * Fails with `path-not-absolute`, `device-path`, or the error of the host.
 * @throws TypeError or RangeError for a wrong argument
 * @see https://url.spec.whatwg.org/#file-state
 * @example orThrow(fromFilePath("C:\\a b\\50%.txt", "windows")).href // → "file:///C:/a%20b/50%25.txt"
 */
export function fromFilePath(path: string, platform: Platform): EditResult<URLRecord> {
  expectText(path, "fromFilePath", "path");
  expectPlatform(platform, "fromFilePath");
  const root = platform === "posix" ? /^\//.exec(path) : (WINDOWS_DRIVE.exec(path) ?? WINDOWS_HOST.exec(path));
  if (!root) {
    const isDevice = platform === "windows" && DEVICE.test(path);
    return fail(isDevice ? "device-path" : "path-not-absolute", "path", 0, isDevice ? 4 : 0);
  }
  const { drive, prefix = "", host = "" } = root.groups ?? {};
  const canonical = host === "" ? "" : hostOf(host, prefix.length);
  if (typeof canonical !== "string") return canonical;

  const separator = platform === "posix" ? "/" : /[\\/]/;
  const kept: string[] = [];
  // A share is part of the root: ".." does not remove it.
  const first = host === "" ? 0 : 1;
  const segments = path.slice(root[0].length).split(separator);
  for (const segment of segments) {
    if (segment === "..") kept.length = Math.max(kept.length - 1, Math.min(kept.length, first));
    else if (segment !== "" && segment !== ".") kept.push(encodeAll(segment, FILE_SEGMENT));
  }
  if (kept.length > 0 && segments[segments.length - 1] === "") kept.push("");
  return succeed(recordOf(locate(`file://${canonical}/${drive ? `${drive}/` : ""}${kept.join("/")}`)));
}

function hostOf(host: string, start: number): string | EditResult<never> {
  const end = start + host.length;
  // In a path, "%" is a character as any other, and no host has it.
  if (host.includes("%")) return fail("host-invalid-code-point", "path", start, end);
  const canonical = canonicalizeHost(host);
  if (typeof canonical !== "string")
    return fail(canonical.code, "path", start + canonical.start, start + canonical.end);
  // In a `file` URL, "localhost" becomes the empty host, so the URL would name another path.
  return canonical === "localhost" ? fail("host-empty", "path", start, end) : canonical;
}

/** The set of Node's `pathToFileURL`, which has more than a path needs. */
const FILE_SEGMENT = /* @__PURE__ */ extend(SEGMENT, "[]~");

/** `C:\`, `\\?\C:\` */
const WINDOWS_DRIVE = /^(?:[\\/]{2}\?[\\/])?(?<drive>[A-Za-z]:)(?:[\\/])/;
/** `\\host\`, `\\?\UNC\host\` */
const WINDOWS_HOST = /^(?<prefix>[\\/]{2}(?:\?[\\/]UNC[\\/])?)(?<host>(?![?.][\\/])[^\\/]+)[\\/]/i;
/** `\\?\` and `\\.\` before anything else. */
const DEVICE = /^[\\/]{2}[?.][\\/]/;
