import { win32 } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { fromFilePath, type Platform, toFilePath } from "@url/edit";
import { expect } from "vitest";

// Node's own functions, with the option `windows` that Node 20.13 and 22.1 added: one process asks for both flavours.

/** `fromFilePath` gives what `pathToFileURL` gives, for an absolute path. */
export function expectSameURL(path: string, platform: Platform): void {
  const ours = fromFilePath(path, platform);
  const theirs = nodeURL(path, platform);
  expect(ours.ok ? ours.value.href : "failure").toBe(theirs);
}

/** `toFilePath` gives what `fileURLToPath` gives. */
export function expectSamePath(href: string, platform: Platform): void {
  const ours = toFilePath(href, platform);
  expect(ours.ok ? ours.value : "failure").toBe(nodePath(href, platform));
}

function nodeURL(path: string, platform: Platform): string {
  const windows = platform === "windows";
  // For the root of a drive, Node on POSIX adds a slash too many: it compares with the separator of its own system.
  if (windows && win32.resolve(path).length === 3) return `file:///${path.slice(0, 2)}/`;
  try {
    return pathToFileURL(path, { windows }).href;
  } catch {
    return "failure";
  }
}

function nodePath(href: string, platform: Platform): string {
  try {
    return fileURLToPath(href, { windows: platform === "windows" });
  } catch {
    return "failure";
  }
}
