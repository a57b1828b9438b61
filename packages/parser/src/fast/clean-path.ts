import { PATH } from "@url/percent";
import { SPLITS } from "../dot-segments.ts";

/**
 * Returns true for a path that is copied by one slice: without a dot segment, a "\\" that may be a slash, or anything to
 * percent-encode. Most paths are, and one test takes less than one for each of these.
 */
export function isCleanPath(path: string): boolean {
  return !NEEDS_WORK.test(path);
}

const NEEDS_WORK = /* @__PURE__ */ needsWork();

function needsWork(): RegExp {
  return new RegExp(`${PATH.members.source}|${SPLITS.source}`);
}
