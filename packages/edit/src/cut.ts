import type { URLLike } from "@url/parser";
import { indexOfBefore, isSpecialScheme } from "@url/serializer/internal";
import { type EditErrorCode, type EditResult, fail, succeed } from "./error.ts";
import { clean, type Edited, endsOf, keepForm, textOf } from "./form.ts";

// A URL or a reference is cut where the parser would cut it, but not parsed: what a function does not change keeps its
// bytes, and no parser has to be loaded.

/** A URL or a reference whose path is a list of segments. */
export interface Cut {
  /** Everything before the path: the scheme, the host, both, or neither. */
  readonly head: string;
  /** As it is written, but with "/" for every "\" that the parser reads as a slash. */
  readonly path: string;
  /** The query and the fragment, with their delimiters. */
  readonly tail: string;
  /** `null` if there is no scheme, so that the base decides. */
  readonly kind: "special" | "file" | "other" | null;
  /** False if the path is relative to that of the base. */
  readonly isRooted: boolean;
}

/**
 * Cuts a URL or a reference before and after its path. Fails with `opaque-path`, and with `depends-on-base` for a
 * reference that has no path of its own, or that bases of different kinds read differently.
 * @throws TypeError if `url` is neither a record, nor text, nor an object with `href`
 */
export function cutPath(url: URLLike, where: string, name = "url"): EditResult<Cut> {
  const text = clean(textOf(url, where, name));
  const { queryStart } = endsOf(text);
  const cut = cutBody(text.slice(0, queryStart), text.slice(queryStart));
  return typeof cut === "string" ? failAtPath(cut, url, where, name) : succeed(cut);
}

/** Fails with a range of the path of `url`. */
export function failAtPath(code: EditErrorCode, url: URLLike, where: string, name = "url"): EditResult<never> {
  const text = textOf(url, where, name);
  // No tab and no newline, which the parser removes, is a delimiter.
  const end = endsOf(text).queryStart;
  return fail(code, name, code === "opaque-path" ? text.indexOf(":") + 1 : code === "no-file-name" ? end : 0, end);
}

/** Puts a changed path between what is around it. It reads as this path and as nothing else. */
export function writePath<T extends URLLike>(url: T, { head, isRooted, tail }: Cut, path: string): Edited<T> {
  let prefix = "";
  // Without a host, a path that starts with "//" would read as one. The "/." before it is not a part of the path of a record.
  if (isRooted && !head.includes("//")) {
    if (path.startsWith("/.//")) path = path.slice(2);
    if (path.startsWith("//")) prefix = "/.";
  }
  // A relative path that is empty, or starts with a slash or a scheme, would not be relative.
  else if (!isRooted && /^(?:$|\/|[^/]*:)/.test(path)) prefix = "./";
  const pathStart = head.length + prefix.length;
  const queryStart = pathStart + path.length;
  const fragmentStart = queryStart + indexOfBefore(tail, "#", 0, tail.length);
  return keepForm(url, head + prefix + path + tail, queryStart, fragmentStart, pathStart);
}

/** Changes the path of `url`. `change` returns `null` if the base decides what the changed path is. */
export function editPathOf<T extends URLLike>(
  url: T,
  where: string,
  change: (cut: Cut) => string | null,
  name?: string,
): EditResult<Edited<T>> {
  const cut = cutPath(url, where, name);
  if (!cut.ok) return cut;
  const path = change(cut.value);
  return path === null ? failAtPath("depends-on-base", url, where, name) : succeed(writePath(url, cut.value, path));
}

function cutBody(body: string, tail: string): Cut | EditErrorCode {
  // What the expression matches ends at the first ":".
  const schemeEnd = SCHEME.test(body) ? body.indexOf(":") + 1 : 0;
  const kind = schemeEnd > 0 ? kindOfScheme(body.slice(0, schemeEnd - 1).toLowerCase()) : null;
  const isSpecial = kind === "special";
  const isFile = kind === "file";
  if (body.includes("\\")) {
    // Some bases read it as a slash.
    if (kind === null) return "depends-on-base";
    if (kind !== "other") body = body.replace(/\\/g, "/");
  }
  // https:///a/b
  //       ^ schemeEnd
  //          ^ hostStart
  //           ^ hostEnd
  let hostStart = schemeEnd;
  while (body[hostStart] === "/" && (isSpecial || hostStart < schemeEnd + 2)) hostStart++;
  let hostEnd = schemeEnd;
  if (hostStart > schemeEnd + 1) {
    // In a `file` URL, a drive letter is not a host.
    const isDrive = kind !== "other" && !isSpecial && DRIVE_START.test(body.slice(hostStart));
    hostEnd = isDrive ? hostStart : indexOfBefore(body, "/", hostStart, body.length);
  }
  const hasHost = hostEnd > schemeEnd;
  let path = body.slice(hostEnd);
  // file:C:/a
  //      ^ a drive letter starts a path, wherever it stands
  if (isFile && DRIVE_START.test(path)) path = `/${path}`;
  const isRooted = hasHost || path.startsWith("/");
  if (kind === "other" && !isRooted) return "opaque-path";
  if (isSpecial && hasHost && hostEnd === hostStart) return "host-missing";
  // "https:a" is relative at a base with the same scheme. "///a" and "//C:/a" have a host at some bases only.
  if (isSpecial ? !hasHost : kind === null && hostEnd === 2) return "depends-on-base";
  if (!isRooted && path === "") return "depends-on-base";
  return { head: body.slice(0, hostEnd), path, tail, kind, isRooted };
}

/** The kind of a scheme in lower case. */
export function kindOfScheme(scheme: string): NonNullable<Cut["kind"]> {
  return scheme === "file" ? "file" : isSpecialScheme(scheme) ? "special" : "other";
}

/** @see https://url.spec.whatwg.org/#scheme-state */
export const SCHEME: RegExp = /^[a-z][a-z\d+.-]*:/i;

const DRIVE_START = /^[a-z][:|](?=\/|$)/i;
