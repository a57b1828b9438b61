import type { URLLike } from "@url/parser";
import { canonicalizeURL } from "@url/parser/internal";
import { expectArray, expectOneOf, expectOptions, type OptionChecks } from "@url/result/internal";
import { isRecord } from "@url/serializer";
import { authorityEndOf, hasHost, type LocatedURL, locate, pathOf } from "@url/serializer/internal";
import { type Cut, cutPath, failAtPath, kindOfScheme, SCHEME } from "./cut.ts";
import { withoutDots } from "./dots.ts";
import { type EditResult, fail, succeed } from "./error.ts";
import { clean, endsOf, textOf } from "./form.ts";
import { withURL } from "./url-like.ts";

/** What a reference starts with: a path (`../a`, `?q`, `#f` or nothing), a slash (`/a`), or a host (`//host/a`). */
export type ReferenceKind = "path-relative" | "path-absolute" | "scheme-relative";

/** How {@link relativize} writes. */
export interface RelativizeOptions {
  /** Which kinds of references may be returned. The default is all three. */
  readonly kinds?: readonly ReferenceKind[] | undefined;
}

/**
 * Returns the shortest reference that means `to` at the base `from`: parsing it against `from` gives exactly `to`. Of two
 * references of the same length, the one that keeps more of the base is returned. Both arguments may be URLs, or both
 * references, which are compared as they are written: then the answer is right at every base at which these two are
 * resolved. Returns `null` if there is none, as for another scheme. Fails with the parser's error, or with
 * `depends-on-base`, `in: "from"` or `in: "to"`.
 * @throws TypeError if an argument has a wrong type, and RangeError for an unknown kind
 * @see https://url.spec.whatwg.org/#relative-url-string
 * @example relativize("/blog/2026/", "/blog/about#me") // → { ok: true, value: "../about#me" }
 */
export function relativize(from: URLLike, to: URLLike, options?: RelativizeOptions): EditResult<string | null> {
  expectOptions(options, "relativize", OPTIONS);
  const kinds = options?.kinds ?? KINDS;
  const isReference = (url: URLLike, name: string): boolean =>
    !isRecord(url) && !SCHEME.test(clean(textOf(url, "relativize", name)));
  const isFromReference = isReference(from, "from");
  if (isReference(to, "to")) {
    return isFromReference ? betweenReferences(from, to, kinds) : failAtPath("depends-on-base", to, "relativize", "to");
  }
  const write = (goal: LocatedURL): EditResult<string | null> =>
    isFromReference
      ? succeed(null)
      : withURL(from, "relativize", (base) => succeed(betweenURLs(base, goal, kinds)), "from");
  return withURL(to, "relativize", write, "to");
}

const KINDS: readonly ReferenceKind[] = ["path-relative", "path-absolute", "scheme-relative"];
const OPTIONS: OptionChecks<RelativizeOptions> = {
  kinds: (kinds, where, name) => {
    expectArray(kinds, where, name);
    for (const kind of kinds as unknown[]) expectOneOf(kind, KINDS, where, name);
  },
};

function betweenURLs(base: LocatedURL, goal: LocatedURL, kinds: readonly ReferenceKind[]): string | null {
  return base.scheme === goal.scheme ? shortest(cutOf(base), cutOf(goal), kinds) : null;
}

function cutOf(url: LocatedURL): Cut {
  const [head, path] = [url.href.slice(0, authorityEndOf(url)), pathOf(url)];
  const isRooted = hasHost(url) || path.startsWith("/");
  return { head, path, tail: url.href.slice(url.queryStart), kind: kindOfScheme(url.scheme), isRooted };
}

function betweenReferences(from: URLLike, to: URLLike, kinds: readonly ReferenceKind[]): EditResult<string | null> {
  const [base, goal] = [cutPath(from, "relativize", "from"), cutPath(to, "relativize", "to")];
  if (!base.ok) return base;
  if (!goal.ok) return goal;
  const [fromPath, toPath] = [withoutDots(base.value), withoutDots(goal.value)];
  const { head, isRooted } = goal.value;
  const isAlike = isRooted === base.value.isRooted && (head === "") === (base.value.head === "");
  if (fromPath !== null && toPath !== null && isAlike) {
    const failure = head === "" ? undefined : (hostFailure(from, "from") ?? hostFailure(to, "to"));
    if (failure) return failure;
    const reference = shortest({ ...base.value, path: fromPath }, { ...goal.value, path: toPath }, kinds);
    if (reference !== null || kinds !== KINDS) return succeed(reference);
  }
  return failAtPath("depends-on-base", to, "relativize", "to");
}

/** Returns why the host of a reference can be parsed at no base. */
function hostFailure(reference: URLLike, name: string): EditResult<never> | undefined {
  let failure: EditResult<never> | undefined;
  for (const base of ["https://h/", "file:///", "x://h/"]) {
    const href = canonicalizeURL(textOf(reference, "relativize"), locate(base));
    if (typeof href === "string") return undefined;
    failure ??= fail(href.code, name, href.start, href.end);
  }
  return failure;
}

/**
 * Returns the shortest of the references that mean `to` at `from`, or `null`. The paths have no dot segments, and are
 * compared as they are written. Each reference is right by how the parser resolves it, so none has to be resolved, which
 * would take the memory of one more URL each. Law: resolving all that could be written finds none that is shorter.
 * @see https://url.spec.whatwg.org/#relative-state
 */
function shortest(from: Cut, to: Cut, kinds: readonly ReferenceKind[]): string | null {
  const { head, path, tail, kind, isRooted } = to;
  const isOpaque = from.kind === "other" && !from.isRooted;
  const isSameHost = head === from.head;
  // A `file` URL that was made by changing the scheme: parsed, its path would have ":" for "|", and its host would be empty.
  const hasBar = kind === "file" && /^\/[a-z]\|(?:\/|$)/i.test(path);
  const isListed = !isOpaque && isRooted === from.isRooted && !hasBar;
  const found: string[] = [];
  const add = (kind: ReferenceKind, text: string): void => {
    if (kinds.includes(kind)) found.push(text);
  };
  if (isSameHost) {
    const { fragmentStart } = endsOf(tail);
    const isSameQuery = tail.slice(0, fragmentStart) === from.tail.slice(0, endsOf(from.tail).fragmentStart);
    const rest = isSameQuery ? tail.slice(fragmentStart) : tail;
    // An opaque path takes a fragment only, and without "?" the query of the base would stay.
    if (path === from.path && (isOpaque ? isSameQuery && rest : isSameQuery || rest[0] === "?")) add(KINDS[0]!, rest);
    const relative = isListed && climb(from, to);
    if (relative) add(KINDS[0]!, relative + tail);
    // A path without a drive letter keeps that of the base. With the same one it could leave it out, but few people know.
    if (isListed && isRooted && path && (hasDrive(to) || !hasDrive(from))) {
      add(KINDS[1]!, (path.startsWith("//") ? "/." : "") + path + tail);
    }
  }
  if (head.includes("//") && !isOpaque && !hasBar && head !== "file://localhost") {
    add(KINDS[2]!, head.slice(head.indexOf("//")) + path + tail);
  }
  return found.sort((a, b) => a.length - b.length)[0] ?? null;
}

/** Returns the path of `to`, relative to the folder of `from`; `null` if it cannot be written so. */
function climb(from: Cut, to: Cut): string | null {
  const { path, kind } = to;
  // No relative path gives an empty one.
  if (path === "" && to.isRooted) return null;
  // An empty path and a drive are folders, with a slash at the end or without.
  const isFolder = from.isRooted && (kind === "file" ? /^\/[a-z]:$/i : /^$/).test(from.path);
  const base = isFolder ? `${from.path}/` : from.path;
  // /a/b/c/d
  //    ^ shared: after the last slash that both have, up to which they are the same
  let shared = 0;
  for (let i = 0; i < base.length && base[i] === path[i]; i++) if (base[i] === "/") shared = i + 1;
  // ".." does not remove a drive letter, and a reference may get one of its base: both must be in the same drive.
  if (shared < 4 && (hasDrive(from) || (kind === null && hasDrive(to)))) return null;
  // Nothing says which folder the ".." of a base has left.
  if (base.startsWith("../", shared)) return null;
  let up = 0;
  for (let i = base.indexOf("/", shared); i !== -1; i = base.indexOf("/", i + 1)) up++;
  for (; path.startsWith("../", shared); shared += 3) up++;
  const rest = path.slice(shared);
  const start = "../".repeat(up);
  // The last slash of a folder can be left out.
  if (rest === "") return (start || "./").slice(0, -1);
  const isOther = up === 0 && (OTHERWISE.test(rest) || (kind === "file" && /^[a-z]\|(?:\/|$)/i.test(rest)));
  return (isOther ? "./" : start) + rest;
}

/** What would read as an absolute path, be trimmed, or read as a scheme at the start of a reference. */
const OTHERWISE = /^(?:[/\0- ]|[a-z][a-z\d+.-]*:)/i;

/** Returns true if the first segment is a drive letter, at some base if there is no scheme. */
function hasDrive({ path, kind, isRooted }: Cut): boolean {
  return (kind === "file" || kind === null) && isRooted && /^\/[a-z][:|](?:\/|$)/i.test(path);
}
