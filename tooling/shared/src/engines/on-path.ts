import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** Returns the path of the first of `programs` that a folder of the PATH has, or undefined. */
export function onPath(programs: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return programs.flatMap((program) => folders.map((folder) => join(folder, program))).find(isExecutable);
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The names of the programs of two browsers. */
export const CHROMIUM: readonly string[] = ["chromium", "chromium-browser", "google-chrome"];
export const FIREFOX: readonly string[] = ["firefox-esr", "firefox"];
