import type { URLLike } from "@url/parser";
import { expectOptions, expectText, type OptionChecks, oneOf } from "@url/result/internal";
import { locatedOf } from "@url/serializer/internal";
import { editPathOf } from "./cut.ts";
import { type Dots, joinPathText, joinSegments } from "./encode.ts";
import { type EditResult, succeed } from "./error.ts";
import { type Edited, keepForm, readEnds } from "./form.ts";
import { expectTexts } from "./params.ts";

/** How {@link appendSegments} writes. */
export interface AppendOptions {
  /**
   * What to do with "." and "..". The parser removes them in any spelling, so they cannot be written as they are. The
   * default is "reject"; "escape" writes "%252E", which decodes to "%2E" once and to "." twice.
   */
  readonly dots?: Dots | undefined;
}

/**
 * Appends segments to the path of a URL or a reference, before query and fragment. Each text is one segment: "/" and "%"
 * are encoded. An empty last segment of the URL is replaced, so it does not matter whether its path ends with "/". Fails
 * with `dot-segment` for "." and "..", with `opaque-path`, or with `depends-on-base` for a reference without a path.
 * @throws TypeError if an argument has a wrong type, and RangeError for a wrong option
 * @see https://url.spec.whatwg.org/#path-percent-encode-set
 * @example appendSegments("/users?q", ["a/b", "50%"]) // → { ok: true, value: "/users/a%2Fb/50%25?q" }
 */
export function appendSegments<T extends URLLike>(
  url: T,
  list: readonly string[],
  options?: AppendOptions,
): EditResult<Edited<T>> {
  expectTexts(list, "appendSegments", "list");
  expectOptions(options, "appendSegments", OPTIONS);
  return append(url, "appendSegments", "url", list.length > 0 && joinSegments(list, "list", options?.dots));
}

const OPTIONS: OptionChecks<AppendOptions> = { dots: /* @__PURE__ */ oneOf("reject", "escape") };

/**
 * Appends the text of a path, in which "/" separates segments and percent-encoded bytes stay. There is one slash where
 * the two meet, whether the URL ends with one, or the text starts with one, or both, or neither. "?", "#" and "\" are
 * encoded, and "." is left out. Fails with `dot-segment` for "..", so the text cannot leave the path of `base`; with
 * `opaque-path`, or with `depends-on-base` for a reference without a path.
 * @throws TypeError if an argument has a wrong type
 * @see https://url.spec.whatwg.org/#path-state
 * @example joinPath("../b/", "/c/d?") // → { ok: true, value: "../b/c/d%3F" }
 */
export function joinPath<T extends URLLike>(base: T, text: string): EditResult<Edited<T>> {
  expectText(text, "joinPath", "text");
  return append(base, "joinPath", "base", text !== "" && joinPathText(text, "text", true));
}

/** `added` is false if there is nothing to append. */
function append<T extends URLLike>(
  url: T,
  where: string,
  name: string,
  added: EditResult<string> | false,
): EditResult<Edited<T>> {
  if (added && !added.ok) return added;
  const located = locatedOf(url);
  const { href, queryStart, fragmentStart } = located ?? readEnds(url, where, name);
  // After a host that is not empty, a path has no rules of its own: the segments are put where it ends.
  const hasHost = located ? located.hostStart < located.hostEnd : HAS_HOST.test(href) && !href.includes("\\");
  if (added && hasHost) {
    const text = href[queryStart - 1] === "/" ? added.value : `/${added.value}`;
    const changed = href.slice(0, queryStart) + text + href.slice(queryStart);
    return succeed(keepForm(url, changed, queryStart + text.length, fragmentStart + text.length));
  }
  return editPathOf(
    url,
    where,
    ({ path }) => (added ? `${path.endsWith("/") ? path : `${path}/`}${added.value}` : path),
    name,
  );
}

/** A text that says whether it has a host, whatever the base. In a `file` URL, a drive letter is not a host. */
const HAS_HOST = /^(?!file:)[a-z][a-z\d+.-]*:\/\/[^/?#]/i;
