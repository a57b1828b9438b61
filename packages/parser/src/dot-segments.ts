import { isWindowsDriveLetter } from "./windows-drive-letter.ts";

/**
 * Returns a path without its dot segments and the segments that they remove; it starts with a "/". The drive letter of a
 * `file` path stays if it is the only segment.
 * @see https://url.spec.whatwg.org/#double-dot-path-segment
 * @see https://url.spec.whatwg.org/#shorten-a-urls-path
 */
export function withoutDotSegments(path: string, isFile: boolean): string {
  const kept: string[] = [];
  const segments = path.slice(1).split("/");
  segments.forEach((segment, i) => {
    const dots = segment.replace(/%2e/gi, ".");
    const isDouble = dots === "..";
    if (isDouble && !(isFile && kept.length === 1 && isWindowsDriveLetter(kept[0]!))) kept.pop();
    if (!isDouble && dots !== ".") kept.push(segment);
    else if (i === segments.length - 1) kept.push("");
  });
  return `/${kept.join("/")}`;
}

/** Matches what a path is changed for: a dot segment, or a "\\" that may be a slash. */
export const SPLITS: RegExp = /\\|(?:^|\/)(?:\.|%2[eE]){1,2}(?:\/|$)/;
