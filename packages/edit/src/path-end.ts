import { expectText } from "@url/result/internal";
import { isSpecialScheme, type URLRecord } from "@url/serializer";
import { hasHost, type LocatedURL, locate, pathOf, schemeOf } from "@url/serializer/internal";
import { encodeAll, SEGMENT } from "./encode.ts";
import { type EditResult, fail, succeed } from "./error.ts";
import { replacePath, withPath } from "./segments.ts";
import type { URLLike } from "./url-like.ts";

/**
 * Returns the URL of the folder that contains what `url` names, with a slash at its end and without query and fragment;
 * `null` for the root, and for the drive of a `file` URL. Fails with `opaque-path`, or the parser's error.
 * @throws TypeError if `url` is neither a record, nor text, nor an object with `href`
 * @see https://url.spec.whatwg.org/#shorten-a-urls-path
 * @example const folder = parent("https://a/b/c/?q");
 * folder.ok && folder.value?.href // → "https://a/b/"
 */
export function parent(url: URLLike): EditResult<URLRecord | null> {
  return withPath(url, "parent", (record) => {
    const path = pathOf(record);
    const end = path.length - (path.endsWith("/") ? 1 : 0);
    if (end === 0 || (schemeOf(record) === "file" && /^\/[A-Za-z]:\/?$/.test(path))) return succeed(null);
    const changed = replacePath(record, path.slice(0, path.lastIndexOf("/", end - 1) + 1));
    return succeed(locate(changed.href.slice(0, changed.queryStart)));
  });
}

/**
 * Returns the URL with a slash at the end of its path; the same one if there is a slash already. Fails with
 * `opaque-path`, or the parser's error.
 * @throws TypeError if `url` is neither a record, nor text, nor an object with `href`
 * @see https://url.spec.whatwg.org/#concept-url-path
 * @example orThrow(withTrailingSlash("https://a/b?q")).href // → "https://a/b/?q"
 */
export function withTrailingSlash(url: URLLike): EditResult<URLRecord> {
  return withPath(url, "withTrailingSlash", (record) => {
    const path = pathOf(record);
    return succeed(path.endsWith("/") ? record : replacePath(record, `${path}/`));
  });
}

/**
 * Returns the URL without slashes at the end of its path; the same one if there are none. The path of a special URL, or
 * of one without a host, keeps its first slash. Fails with `opaque-path`, or the parser's error.
 * @throws TypeError if `url` is neither a record, nor text, nor an object with `href`
 * @see https://url.spec.whatwg.org/#concept-url-path
 * @example orThrow(withoutTrailingSlash("https://a/b/?q")).href // → "https://a/b?q"
 */
export function withoutTrailingSlash(url: URLLike): EditResult<URLRecord> {
  return withPath(url, "withoutTrailingSlash", (record) => succeed(stripSlashes(record)));
}

export function stripSlashes(url: LocatedURL): LocatedURL {
  const path = pathOf(url);
  let end = path.length;
  while (path[end - 1] === "/") end--;
  if (end === 0 && (!hasHost(url) || isSpecialScheme(schemeOf(url)))) end = 1;
  return end >= path.length ? url : replacePath(url, path.slice(0, end));
}

/**
 * Replaces the extension of the last segment by `extension`, given without its dot, or adds it; "" removes it. As in
 * Node's `path.extname`, a name that starts with its only dot has no extension. Fails with `no-file-name` if the path
 * ends with a slash, with `opaque-path`, or the parser's error.
 * @throws TypeError if an argument has a wrong type
 * @see https://url.spec.whatwg.org/#concept-url-path
 * @example orThrow(withExtension("https://a/b.tar?q", "zip")).href // → "https://a/b.zip?q"
 */
export function withExtension(url: URLLike, extension: string): EditResult<URLRecord> {
  expectText(extension, "withExtension", "extension");
  return withPath(url, "withExtension", (record) => {
    const path = pathOf(record);
    const nameStart = path.lastIndexOf("/") + 1;
    if (nameStart === path.length) return fail("no-file-name", "url", record.queryStart, record.queryStart);
    const dot = path.lastIndexOf(".");
    // Without its extension, "..b" would be a dot segment.
    const hasExtension = dot > nameStart && !/^(?:\.|%2e){1,2}$/i.test(path.slice(nameStart, dot));
    const stem = hasExtension ? path.slice(0, dot) : path;
    return succeed(replacePath(record, extension === "" ? stem : `${stem}.${encodeAll(extension, SEGMENT)}`));
  });
}
