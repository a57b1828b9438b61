import type { Edit } from "./change.ts";

/** Edits the path of a file: `C:\dir\file`, `\\server\share\file`, `/dir/file`; `null` if the text is not one. */
export function readFilePath(text: string, start: number, end: number): Edit[] | null {
  const path = text.slice(start, end);
  if (/^[a-z][:|](?:[\\/]|$)/i.test(path)) {
    const isBar = path[1] === "|";
    return [
      { code: "file-path", start, end: start, replacement: "file:///" },
      ...(isBar ? [{ code: "file-path", start: start + 1, end: start + 2, replacement: ":" } as const] : []),
      ...encodePath(text, start + 2, end),
    ];
  }
  if (/^\\\\[^\\/?]+[\\/]/.test(path)) {
    const host = start + 2;
    const hostEnd = host + path.slice(2).search(/[\\/]/);
    return [{ code: "file-path", start, end: host, replacement: "file://" }, ...encodePath(text, hostEnd, end)];
  }
  // A path that begins with a host is the rest of a URL.
  if (/^\/(?!\/|www\.)/i.test(path)) {
    return [{ code: "file-path", start, end: start, replacement: "file://" }, ...encodePath(text, start, end)];
  }
  return null;
}

/** Writes the path of a file as that of a URL, in which "%", "?" and "#" have a meaning. */
function encodePath(text: string, start: number, end: number): Edit[] {
  const path = text.slice(start, end);
  const replacement = path.replace(/[\\%?#]/g, (c) =>
    c === "\\" ? "/" : c === "%" ? "%25" : c === "?" ? "%3F" : "%23",
  );
  return replacement === path ? [] : [{ code: "file-path", start, end, replacement }];
}
