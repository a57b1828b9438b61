import { locateURI } from "./ranges.ts";
import { resolve } from "./resolve.ts";

/**
 * The shortest reference that means `to` at the base `from`: `resolve(relativize(from, to), from)` is
 * `resolve(to, from)`, which is `to` without dot segments. Schemes and authorities are the same when their text is:
 * normalize both URIs first to have more of them taken for the same. Of two as short, the one that stays closer to the
 * base. Never fails.
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-5.2
 */
export function relativize(from: string, to: string): string {
  const goal = resolve(to, from);
  let shortest = goal;
  for (const reference of candidates(from, goal)) {
    if (reference.length < shortest.length && resolve(reference, from) === goal) shortest = reference;
  }
  return shortest;
}

/**
 * All forms that may be the shortest. Most do not lead back (a path from "x:a/b" up to "x:c" does not, nor one that
 * starts with "//" or "a:"), but which ones, `resolve` knows best.
 */
function candidates(from: string, goal: string): string[] {
  const b = locateURI(from);
  const t = locateURI(goal);
  // Behind an authority an empty path merges as "/" does.
  const base = from.slice(b.pathStart, b.queryStart) || "/";
  const path = goal.slice(t.pathStart, t.queryStart);
  const tail = goal.slice(t.queryStart);

  // /a/b/c/d
  //    ^ shared: behind the last directory that both paths are in
  let shared = 0;
  for (let i = 0; i < base.length && base[i] === path[i]; i++) if (base[i] === "/") shared = i + 1;
  const up = "../".repeat(base.slice(shared).split("/").length - 1);
  const down = path.slice(shared);
  return [
    tail,
    goal.slice(t.fragmentStart),
    up + down + tail,
    `./${down}${tail}`,
    // A last "/" goes without saying.
    (up === "" ? "." : up.slice(0, -1)) + tail,
    path + tail,
    `/.${path}${tail}`,
    goal.slice(t.schemeEnd),
  ];
}
