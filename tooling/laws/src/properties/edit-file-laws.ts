import { posix, win32 } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { fromFilePath, type Platform, toFilePath } from "@url/edit";
import { orThrow } from "@url/result";
import fc from "fast-check";
import { expect } from "vitest";
import * as whatwg from "whatwg-url";
import { word } from "./edit-inputs.ts";
import { holds } from "./runs.ts";
import { itemOf } from "./urls.ts";

// Node's own functions are the judges. Their option `windows` is in Node since 20.13 and 22.1, so that one process asks
// for both flavours. What is otherwise on purpose is in the README of `@url/edit`.

/** What must hold of file paths, each with how it is tried `runs` times. */
export const EDIT_FILE_LAWS: Readonly<Record<string, (runs: number) => void>> = {
  "an absolute path gives the URL that Node gives, and comes back": (runs) =>
    holds(
      [absolutePath],
      ([path, platform]) => {
        const windows = platform === "windows";
        const url = orThrow(fromFilePath(path, platform)).href;
        const { resolve } = windows ? win32 : posix;
        const isRoot = resolve(path) === (windows ? `${path.slice(0, 2)}\\` : "/");
        // For the root of a drive, Node on POSIX adds a slash too many.
        expect(url).toBe(windows && isRoot ? `file:///${path.slice(0, 2)}/` : pathToFileURL(path, { windows }).href);
        const separator = windows ? "\\" : "/";
        const isFolder = !isRoot && (path.endsWith("/") || path.endsWith(separator));
        expect(toFilePath(url, platform)).toEqual({ ok: true, value: resolve(path) + (isFolder ? separator : "") });
      },
      runs,
    ),

  "a UNC path gives the URL that Node gives, and comes back": (runs) =>
    holds(
      [itemOf(["srv", "srv.example", "10.0.0.1"]), fc.array(name, { minLength: 1, maxLength: 4 }), fc.boolean()],
      (host, names, isExtended) => {
        const path = `\\\\${host}\\${names.join("\\")}`;
        const written = isExtended ? `\\\\?\\UNC${path.slice(1)}` : path;
        const url = orThrow(fromFilePath(written, "windows")).href;
        expect(url).toBe(pathToFileURL(written, { windows: true }).href);
        expect(toFilePath(url, "windows")).toEqual({ ok: true, value: path });
      },
      runs,
    ),

  "a file URL gives the path that Node gives, or neither gives one": (runs) =>
    holds(
      [fileURL, platforms],
      (url, platform) => {
        const ours = toFilePath(url, platform);
        // Node's parser differs for some drive letters; its function is given what the Standard's parser makes of the text.
        expect(ours.ok ? ours.value : "failure").toBe(nodePath(new whatwg.URL(url).href, platform));
        // What is read is the path of the same URL, unless it is written another way.
        if (ours.ok && fromFilePath(ours.value, platform).ok) {
          const again = orThrow(fromFilePath(ours.value, platform)).href;
          expect(nodePath(again, platform)).toBe(orThrow(toFilePath(again, platform)));
        }
      },
      runs,
    ),
};

const platforms: fc.Arbitrary<Platform> = itemOf<Platform>(["posix", "windows"]);

/** A name in a path: neither empty, nor a dot segment, nor with a separator. */
const name = word.filter((text) => !/^\.{0,2}$|[\\/]/.test(text));

const absolutePath: fc.Arbitrary<readonly [string, Platform]> = fc
  .tuple(fc.array(fc.oneof(word, itemOf(["..", ".", ""])), { maxLength: 5 }), platforms)
  .map(([parts, platform]) => {
    const text = parts.join(platform === "windows" ? "\\" : "/");
    return [platform === "windows" ? `C:\\${text}` : `/${text}`, platform] as const;
  })
  // Node drops a control character at the end.
  .filter(([path, platform]) => !/[\0-\x1f][\\/]*$/.test((platform === "windows" ? win32 : posix).resolve(path)));

const fileURL = fc
  .tuple(
    itemOf(["", "", "h", "127.0.0.1", "xn--fa-hia.de", "localhost"]),
    fc.array(
      itemOf([
        "/",
        "C:",
        "c|",
        "%2F",
        "%5c",
        "%20",
        "%FF",
        "%zz",
        "%",
        "a",
        "..",
        "%C3%A9",
        "%00",
        "?q",
        "#f",
        "é",
        "\\",
      ]),
      {
        maxLength: 6,
      },
    ),
  )
  .map(([host, parts]) => `file://${host}/${parts.join("")}`);

function nodePath(url: string, platform: Platform): string {
  try {
    return fileURLToPath(url, { windows: platform === "windows" });
  } catch {
    return "failure";
  }
}
