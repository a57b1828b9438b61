import { canonicalizeURL } from "@url/parser/internal";
import { expectArray, expectOneOf, expectOptions, type OptionChecks } from "@url/result/internal";
import { hasHost, type LocatedURL, pathOf, schemeOf } from "@url/serializer/internal";
import { type EditResult, succeed } from "./error.ts";
import { type URLLike, withURL } from "./url-like.ts";

/** What a reference starts with: a path (`../a`, `?q`, `#f` or nothing), a slash (`/a`), or a host (`//host/a`). */
export type ReferenceKind = "path-relative" | "path-absolute" | "scheme-relative";

/** How {@link relativize} writes. */
export interface RelativizeOptions {
  /** Which kinds of references may be returned. The default is all three. */
  readonly kinds?: readonly ReferenceKind[] | undefined;
}

/**
 * Returns the shortest reference that means `to` at the base `from`: parsing it against `from` gives exactly `to`. Of two
 * references of the same length, the one that keeps more of the base is returned. Returns `null` if there is none, as for
 * another scheme. Fails with the parser's error, `in: "from"` or `in: "to"`.
 * @throws TypeError if an argument has a wrong type, and RangeError for an unknown kind
 * @see https://url.spec.whatwg.org/#relative-url-string
 * @example relativize("https://a/b/c", "https://a/b/x:y?d") // → { ok: true, value: "./x:y?d" }
 */
export function relativize(from: URLLike, to: URLLike, options?: RelativizeOptions): EditResult<string | null> {
  expectOptions(options, "relativize", OPTIONS);
  const write = (base: LocatedURL): EditResult<string | null> =>
    withURL(to, "relativize", (goal) => succeed(shortest(base, goal, options?.kinds ?? KINDS)), "to");
  return withURL(from, "relativize", write, "from");
}

const KINDS: readonly ReferenceKind[] = ["path-relative", "path-absolute", "scheme-relative"];
const OPTIONS: OptionChecks<RelativizeOptions> = {
  kinds: (kinds, where, name) => {
    expectArray(kinds, where, name);
    for (const kind of kinds as unknown[]) expectOneOf(kind, KINDS, where, name);
  },
};

function shortest(base: LocatedURL, goal: LocatedURL, kinds: readonly ReferenceKind[]): string | null {
  let best: string | null = null;
  if (schemeOf(base) !== schemeOf(goal)) return best;
  for (const kind of KINDS) {
    for (const reference of kinds.includes(kind) ? candidates(base, goal)[kind] : []) {
      if (best !== null && reference.length >= best.length) continue;
      // The parser decides: a path can read as a scheme, a host or a drive letter.
      if (canonicalizeURL(reference, base) === goal.href) best = reference;
    }
  }
  return best;
}

/** Returns every form that may be the shortest of its kind. */
function candidates(base: LocatedURL, goal: LocatedURL): Record<ReferenceKind, string[]> {
  // An empty path is resolved against as "/" is.
  const from = pathOf(base) || "/";
  const path = pathOf(goal);
  const tail = goal.href.slice(goal.queryStart);
  // /a/b/c/d
  //    ^ shared: after the last slash that both have, up to which they are the same
  let shared = 0;
  for (let i = 0; i < from.length && from[i] === path[i]; i++) if (from[i] === "/") shared = i + 1;
  const up = "../".repeat(from.slice(shared).split("/").length - 1);
  const down = path.slice(shared) + tail;
  return {
    "path-relative": [
      goal.href.slice(goal.fragmentStart),
      tail,
      up + down,
      `./${down}`,
      // The last slash can be left out.
      (up || "./").slice(0, -1) + tail,
    ],
    "path-absolute": path === "" ? [] : [path + tail, `/.${path}${tail}`],
    "scheme-relative": hasHost(goal) ? [goal.href.slice(goal.scheme.length + 1)] : [],
  };
}
