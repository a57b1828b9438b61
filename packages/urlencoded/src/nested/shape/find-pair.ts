import { dialectOf } from "../dialects.ts";
import type { DialectName } from "../options.ts";
import { createPath } from "../path.ts";
import type { StandardIssue } from "./standard.ts";

/** Returns the place of the name that has most of the keys of `path`, and at least the first. */
export function findPair(
  pairs: readonly (readonly [name: string, value: string])[],
  path: NonNullable<StandardIssue["path"]>,
  dialect: DialectName | undefined,
): { readonly index: number; readonly start: number; readonly end: number } {
  const keys = path.map((part) => String(typeof part === "object" ? part.key : part));
  const { read } = dialectOf(dialect);
  const name = createPath(keys.length);
  let most = 0;
  let place = { index: pairs.length, start: 0, end: 0 };
  pairs.forEach(([text], index) => {
    name.length = 0;
    read(text, name);
    let same = 0;
    while (same < name.length && name.keys[same] === keys[same]) same++;
    if (same <= most) return;
    most = same;
    place = { index, start: 0, end: text.length };
  });
  return place;
}
