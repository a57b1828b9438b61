import { editPath, QUERY_START, splice } from "@url/parser/internal";
import { percentDecodeText } from "@url/percent";
import { expectBoolean, expectOptions, expectText, type OptionChecks, oneOf } from "@url/result/internal";
import type { URLRecord } from "@url/serializer";
import { hasHost, hasOpaquePath, type LocatedURL, pathOf } from "@url/serializer/internal";
import { type Dots, joinPathText, joinSegments } from "./encode.ts";
import { type EditResult, fail, succeed } from "./error.ts";
import { expectTexts } from "./parts.ts";
import { type URLLike, withURL } from "./url-like.ts";

/** How {@link segments} returns them. */
export interface SegmentsOptions {
  /** Percent-encoded, as they are in the URL. The default is false: decoded. */
  readonly raw?: boolean | undefined;
}

/** How {@link appendSegments} writes. */
export interface AppendOptions {
  /**
   * What to do with "." and "..". The parser removes them in any spelling, so they cannot be written as they are. The
   * default is "reject"; "escape" writes "%252E", which decodes to "%2E" once and to "." twice.
   */
  readonly dots?: Dots | undefined;
}

/**
 * Returns the segments of the path, decoded. A path that ends with "/" has an empty last segment. Fails with
 * `opaque-path`, or the parser's error.
 * @throws TypeError if `url` is neither a record, nor text, nor an object with `href`, or for a wrong option
 * @see https://url.spec.whatwg.org/#concept-url-path
 * @example segments("https://a/b%2Fc/d%20e/") // → { ok: true, value: ["b/c", "d e", ""] }
 */
export function segments(url: URLLike, options?: SegmentsOptions): EditResult<string[]> {
  expectOptions(options, "segments", SEGMENTS_OPTIONS);
  return withPath(url, "segments", (record) =>
    succeed(options?.raw ? listOf(record) : listOf(record).map(percentDecodeText)),
  );
}

const SEGMENTS_OPTIONS: OptionChecks<SegmentsOptions> = { raw: expectBoolean };

/**
 * Appends segments to the path, before query and fragment. Each text is one segment: "/" and "%" are encoded. An empty
 * last segment of the URL is replaced, so it does not matter whether its path ends with "/". Fails with `dot-segment` for
 * "." and "..", with `opaque-path`, or the parser's error.
 * @throws TypeError if an argument has a wrong type, and RangeError for a wrong option
 * @see https://url.spec.whatwg.org/#path-percent-encode-set
 * @example orThrow(appendSegments("https://a/b?q", ["c/d", "50%"])).href // → "https://a/b/c%2Fd/50%25?q"
 */
export function appendSegments(url: URLLike, list: readonly string[], options?: AppendOptions): EditResult<URLRecord> {
  expectTexts(list, "appendSegments", "list");
  expectOptions(options, "appendSegments", APPEND_OPTIONS);
  return withPath(url, "appendSegments", (record) =>
    list.length === 0 ? succeed(record) : append(record, joinSegments(list, "list", false, options?.dots)),
  );
}

const APPEND_OPTIONS: OptionChecks<AppendOptions> = { dots: /* @__PURE__ */ oneOf("reject", "escape") };

/**
 * Appends the text of a path, in which "/" separates segments and percent-encoded bytes stay. There is one slash where
 * the two meet, whether the URL ends with one, or the text starts with one, or both, or neither. "?", "#" and "\" are
 * encoded. Fails with `dot-segment`, so the text cannot leave the URL's path; with `opaque-path`, or the parser's error.
 * @throws TypeError if an argument has a wrong type
 * @see https://url.spec.whatwg.org/#path-state
 * @example orThrow(joinPath("https://a/b/", "/c/d?")).href // → "https://a/b/c/d%3F"
 */
export function joinPath(base: URLLike, text: string): EditResult<URLRecord> {
  expectText(text, "joinPath", "text");
  const join = (record: LocatedURL): EditResult<URLRecord> =>
    text === "" ? succeed(record) : append(record, joinPathText(text, "text", true));
  return withPath(base, "joinPath", join, "base");
}

function append(url: LocatedURL, added: EditResult<string>): EditResult<URLRecord> {
  if (!added.ok) return added;
  const path = pathOf(url);
  return succeed(replacePath(url, `${path.endsWith("/") ? path : `${path}/`}${added.value}`));
}

/** `withURL` for functions that need a path of segments. */
export function withPath<T>(
  url: URLLike,
  where: string,
  use: (record: LocatedURL) => EditResult<T>,
  name?: string,
): EditResult<T> {
  const check = (record: LocatedURL): EditResult<T> =>
    hasOpaquePath(record) ? fail("opaque-path", name ?? "url", record.pathStart, record.queryStart) : use(record);
  return withURL(url, where, check, name);
}

/** Returns the Standard's list of segments; an empty path has none. */
export function listOf(url: LocatedURL): string[] {
  return pathOf(url).split("/").slice(1);
}

/** Replaces the path by a serialized one. */
export function replacePath(url: LocatedURL, path: string): LocatedURL {
  // Without a host, a path may need "/." before it, or lose it.
  if (!hasHost(url)) return editPath(url, path);
  return splice(url, url.pathStart, url.queryStart, path, QUERY_START);
}
