import type { Cut } from "./cut.ts";

/**
 * Returns the path of a URL without dot segments. A relative path keeps each ".." at its start, and is "" for the folder
 * of the base. Returns `null` if only the base can tell what ".." removes: it does not remove the drive letter of a `file`
 * URL.
 * @see https://url.spec.whatwg.org/#shorten-a-urls-path
 */
export function withoutDots(cut: Cut): string | null {
  const { path, kind, isRooted } = cut;
  const isFile = kind === "file" && isRooted;
  if (!MAYBE_DOTS.test(path) && !path.includes("|")) return path;
  if (mayHaveDrive(cut, path)) return null;
  const kept: string[] = [];
  const segments = path.slice(path.startsWith("/") ? 1 : 0).split("/");
  for (const [index, segment] of segments.entries()) {
    const dots = segment.length < 7 && DOT_SEGMENT.test(segment) ? segment.replace(/%2e/gi, ".") : "";
    if (dots === "..") {
      const last = kept[kept.length - 1];
      if (isRooted ? !(isFile && kept.length === 1 && DRIVE.test(last!)) : last !== undefined && last !== "..")
        kept.pop();
      else if (!isRooted) kept.push("..");
    } else if (dots === "") {
      kept.push(isFile && kept.length === 0 && DRIVE.test(segment) ? `${segment[0]}:` : segment);
    }
    // A dot segment at the end names a folder.
    if (dots !== "" && index === segments.length - 1) kept.push("");
  }
  return (isRooted ? "/" : "") + kept.join("/");
}

/** Returns true if a segment of `text` is a drive letter at a `file` base, and a segment as any other elsewhere. */
export function mayHaveDrive({ kind, isRooted }: Cut, text: string): boolean {
  return (kind === null || (kind === "file" && !isRooted)) && HAS_DRIVE.test(text);
}

/** @see https://url.spec.whatwg.org/#windows-drive-letter */
export const DRIVE: RegExp = /^[a-z][:|]$/i;
const HAS_DRIVE = /(?:^|\/)[a-z][:|](?:\/|$)/i;

/** A segment that starts as a dot segment does. */
export const MAYBE_DOTS: RegExp = /(?:^|\/)(?:\.|%2e)/i;

/** @see https://url.spec.whatwg.org/#double-dot-path-segment */
export const DOT_SEGMENT: RegExp = /^(?:\.|%2e){1,2}$/i;
