import type { URLLike } from "@url/parser";
import { canonicalizeURL } from "@url/parser/internal";
import { expectArray, expectOneOf, expectOptions, type OptionChecks } from "@url/result/internal";
import { isRecord } from "@url/serializer";
import { hasHost, type LocatedURL, locate, pathOf } from "@url/serializer/internal";
import { cutPath, failAtPath, SCHEME } from "./cut.ts";
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
 * references: then the answer is right at every base at which these two are resolved. Returns `null` if there is none, as
 * for another scheme. Fails with the parser's error, or with `depends-on-base`, `in: "from"` or `in: "to"`.
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
  if (base.scheme !== goal.scheme) return null;
  const path = pathOf(goal);
  const host = hasHost(goal) ? goal.href.slice(goal.scheme.length + 1, goal.pathStart) : null;
  const written = candidates(pathOf(base), path, goal.href.slice(goal.queryStart), host, path !== "", kinds);
  return written.find((reference) => canonicalizeURL(reference, base) === goal.href) ?? null;
}

function betweenReferences(from: URLLike, to: URLLike, kinds: readonly ReferenceKind[]): EditResult<string | null> {
  const [base, goal] = [cutPath(from, "relativize", "from"), cutPath(to, "relativize", "to")];
  if (!base.ok) return base;
  if (!goal.ok) return goal;
  const [fromPath, toPath] = [withoutDots(base.value), withoutDots(goal.value)];
  const { head, isRooted, tail } = goal.value;
  const isAlike = isRooted === base.value.isRooted && (head === "") === (base.value.head === "");
  if (fromPath !== null && toPath !== null && isAlike) {
    const places = placesOf(textOf(from, "relativize"), textOf(to, "relativize"));
    if (!places.ok) return places;
    const isRight = (reference: string): boolean =>
      places.value.every(([at, href]) => canonicalizeURL(reference, at) === href);
    const reference = candidates(fromPath, toPath, tail, head || null, isRooted, kinds).find(isRight);
    if (reference !== undefined || kinds !== KINDS) return succeed(reference ?? null);
  }
  return failAtPath("depends-on-base", to, "relativize", "to");
}

/** Returns what both references give at a base of each kind at which they can be resolved. */
function placesOf(from: string, to: string): EditResult<[base: LocatedURL, goal: string][]> {
  // So deep that ".." does not reach the root.
  const depth = `${from}${to}`.split("/").length;
  const places: [LocatedURL, string][] = [];
  let failure: EditResult<never> | undefined;
  for (const [start, folder] of BASES) {
    const at = locate(start + folder.repeat(depth));
    const [base, goal] = [canonicalizeURL(from, at), canonicalizeURL(to, at)];
    if (typeof base !== "string") failure = fail(base.code, "from", base.start, base.end);
    else if (typeof goal !== "string") failure = fail(goal.code, "to", goal.start, goal.end);
    else places.push([locate(base), goal]);
  }
  return places.length === 0 && failure ? failure : succeed(places);
}

// The folders have different names, so that no name in a reference is that of all of them.
const BASES = [
  ["https://h/", "a/"],
  ["x://h/", "b/"],
  ["x:/", "c/"],
  ["file:///", "d/"],
  ["file:///C:/", "e/"],
] as const;

/** Returns every form that may be the shortest of its kind, the shortest first. */
function candidates(
  base: string,
  path: string,
  tail: string,
  host: string | null,
  isRooted: boolean,
  kinds: readonly ReferenceKind[],
): string[] {
  // An empty path is resolved against as "/" is.
  const from = base || "/";
  // /a/b/c/d
  //    ^ shared: after the last slash that both have, up to which they are the same
  let shared = 0;
  for (let i = 0; i < from.length && from[i] === path[i]; i++) if (from[i] === "/") shared = i + 1;
  const up = "../".repeat(from.slice(shared).split("/").length - 1);
  const down = path.slice(shared) + tail;
  const written: Record<ReferenceKind, string[]> = {
    "path-relative": [
      tail.slice(endsOf(tail).fragmentStart),
      tail,
      up + down,
      `./${down}`,
      // The last slash can be left out.
      (up || "./").slice(0, -1) + tail,
    ],
    "path-absolute": isRooted ? [path + tail, `/.${path}${tail}`] : [],
    "scheme-relative": host === null ? [] : [`${host}${path}${tail}`],
  };
  return KINDS.filter((kind) => kinds.includes(kind))
    .flatMap((kind) => written[kind])
    .sort((a, b) => a.length - b.length);
}
