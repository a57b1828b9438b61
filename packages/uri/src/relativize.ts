import { expectText } from "@url/result/internal";
import { locateURI, type URIRanges } from "./ranges.ts";
import { resolveLocated } from "./resolve.ts";

/**
 * Returns the shortest reference that means `to` at the base `from`: `resolveURI(relativizeURI(from, to), from)` is
 * `resolveURI(to, from)`, which is `to` without dot segments. Schemes and authorities are compared as text, so normalize
 * both URIs first if their spelling may differ. Of two references of the same length, the one that keeps more of the
 * base is returned. Never fails.
 * @throws TypeError if `from` is not a string
 * @example relativizeURI("http://a/b/c", "http://a/b/x:y") // → "./x:y"
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-5.2
 */
export function relativizeURI(from: string, to: string): string {
  expectText(from, "relativizeURI", "from");
  expectText(to, "relativizeURI", "to");
  const base = locateURI(from);
  const goal = resolveLocated(locateURI(to), base);
  let shortest = goal;
  for (const reference of candidates(base, goal)) {
    if (reference.length < shortest.length && resolveLocated(locateURI(reference), base) === goal) shortest = reference;
  }
  return shortest;
}

/**
 * Returns every form that may be the shortest. Most do not resolve to the goal (a path from "x:a/b" up to "x:c" does
 * not, nor does one that starts with "//" or "a:"); `resolveURI` decides which ones do.
 */
function candidates(b: URIRanges, goal: string): string[] {
  const t = locateURI(goal);
  // After an authority, an empty path merges as "/" does.
  const base = b.text.slice(b.pathStart, b.queryStart) || "/";
  const path = goal.slice(t.pathStart, t.queryStart);
  const tail = goal.slice(t.queryStart);

  // /a/b/c/d
  //    ^ shared: after the last directory that both paths have
  let shared = 0;
  for (let i = 0; i < base.length && base[i] === path[i]; i++) if (base[i] === "/") shared = i + 1;
  const up = "../".repeat(base.slice(shared).split("/").length - 1);
  const down = path.slice(shared) + tail;
  return [
    tail,
    goal.slice(t.fragmentStart),
    up + down,
    `./${down}`,
    // The last "/" can be left out.
    (up || "./").slice(0, -1) + tail,
    path + tail,
    `/.${path}${tail}`,
    goal.slice(t.schemeEnd),
  ];
}
