import { indexOfBefore } from "@url/serializer/internal";
import { isWindowsDriveLetter } from "../windows-drive-letter.ts";

/** Returns what the function of this name in `../dot-segments.ts` does, sooner, and with less memory for a long path. */
export function withoutDotSegments(path: string, isFile: boolean): string {
  const blocks: string[] = [];
  let kept: string[] = [];
  // A loop with `indexOf` takes two thirds of the time that `split` and `forEach` take, and no list of all segments.
  for (let start = 1, end = 0; end < path.length; start = end + 1) {
    end = indexOfBefore(path, "/", start, path.length);
    const segment = path.slice(start, end);
    const dots = segment.replace(/%2e/gi, ".");
    const isDouble = dots === "..";
    if (isDouble) {
      if (kept.length === 0) kept = blocks.pop()?.split("/") ?? [];
      const isDrive = isFile && kept.length === 1 && blocks.length === 0 && isWindowsDriveLetter(kept[0]!);
      if (!isDrive) kept.pop();
    }
    if (!isDouble && dots !== ".") kept.push(segment);
    else if (end === path.length) kept.push("");
    // As a string each, segments take ten bytes and more for each unit.
    if (kept.length > 2 * MANY) blocks.push(kept.splice(0, MANY).join("/"));
  }
  return `/${blocks.concat(kept).join("/")}`;
}

/** How many segments become one string. */
const MANY = 4096;
