import { domainToUnicode } from "@url/host";
import type { URLLike } from "@url/parser";
import { pathOf } from "@url/serializer/internal";
import { type EditResult, fail, succeed } from "./error.ts";
import { expectPlatform, type Platform } from "./file-path.ts";
import { withURL } from "./url-like.ts";

/**
 * Returns the file path that a `file` URL names, as Node's `fileURLToPath` does, on any system; query and fragment do not
 * count. On Windows, a host makes a UNC path. Fails with `not-a-file-URL`, `file-host`, `drive-letter-missing`,
 * `encoded-separator`, `invalid-percent-encoding`, or the parser's error; the range is in the `href` of the URL.
 * @throws TypeError or RangeError for a wrong argument
 * @see https://url.spec.whatwg.org/#file-state
 * @example toFilePath("file:///C:/a%20b/50%25.txt", "windows") // → { ok: true, value: "C:\\a b\\50%.txt" }
 */
export function toFilePath(url: URLLike, platform: Platform): EditResult<string> {
  expectPlatform(platform, "toFilePath");
  return withURL(url, "toFilePath", (record) => {
    const { href, scheme, hostStart, hostEnd, pathStart, queryStart } = record;
    const host = href.slice(hostStart, hostEnd);
    const isWindows = platform === "windows";
    if (scheme !== "file") return fail("not-a-file-URL", "url", 0, scheme.length);
    if (host !== "" && !isWindows) return fail("file-host", "url", hostStart, hostEnd);
    const path = pathOf(record);
    const separator = path.search(isWindows ? /%2f|%5c/i : /%2f/i);
    if (separator !== -1) {
      return fail("encoded-separator", "url", pathStart + separator, pathStart + separator + 3);
    }
    const decoded = decodePath(path);
    if (decoded === null) return fail("invalid-percent-encoding", "url", pathStart, queryStart);
    if (!isWindows) return succeed(decoded);
    const windows = decoded.replace(/\//g, "\\");
    if (host !== "") {
      const unicode = domainToUnicode(host);
      return succeed(`\\\\${unicode.ok ? unicode.value : host}${windows}`);
    }
    return /^\\[A-Za-z]:/.test(windows)
      ? succeed(windows.slice(1))
      : fail("drive-letter-missing", "url", pathStart, pathStart);
  });
}

/** Decoding that loses something would name another file. */
function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
