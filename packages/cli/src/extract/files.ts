import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { STANDARD_INPUT } from "../input/read-failure.ts";

/** Files that were given, and whose names a pattern gave. */
export interface Files {
  readonly paths: readonly string[];
  /** Patterns that no file has, which are reported as files that do not exist. */
  readonly missing: readonly string[];
}

/**
 * Returns the files that the arguments name. "*" stands for any text but "/", "**" for folders too, "?" for one character. A folder
 * stands for all files in it. Hidden ones and `node_modules` are left out, unless they are named. "-" is standard input.
 */
export function filesOf(names: readonly string[]): Files {
  if (names.length === 0) return { paths: [STANDARD_INPUT], missing: [] };
  const paths: string[] = [];
  const missing: string[] = [];
  for (const name of names) {
    if (name === "-") paths.push(STANDARD_INPUT);
    else if (isFolder(name)) add(paths, below(name));
    else if (/[*?]/.test(name) && !exists(name)) {
      const found = matching(name);
      if (found.length === 0) missing.push(name);
      add(paths, found);
    } else paths.push(name);
  }
  return { paths: Array.from(new Set(paths)), missing };
}

function add(paths: string[], more: readonly string[]): void {
  for (const path of more) paths.push(path);
}

/** Returns the files that a pattern names: those below its part without wildcards, by a regular expression. */
function matching(pattern: string): readonly string[] {
  const path = pattern.replaceAll("\\", "/");
  const folder = path.slice(0, path.slice(0, path.search(/[*?]/)).lastIndexOf("/") + 1);
  const source = path
    .replace(/[.+^${}()|[\]\\]/g, "\\$&")
    .replace(/\*\*\/|\*\*|\*|\?/g, (wildcard) => WILDCARDS.get(wildcard) as string);
  const expression = new RegExp(`^${source}$`);
  return below(folder === "" ? "." : folder).filter((file) => expression.test(file));
}

const WILDCARDS: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ["**/", "(?:[^/]+/)*"],
  ["**", ".*"],
  ["*", "[^/]*"],
  ["?", "[^/]"],
]);

function below(folder: string): readonly string[] {
  const found: string[] = [];
  const open = [folder];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    let entries: ReturnType<typeof readFolder>;
    try {
      entries = readFolder(next);
    } catch {
      continue;
    }
    for (const entry of entries) {
      if (entry.name.startsWith(".") || entry.name === "node_modules") continue;
      const path = join(next, entry.name).replaceAll("\\", "/");
      if (entry.isDirectory()) open.push(path);
      else if (entry.isFile()) found.push(path);
    }
  }
  return found.sort();
}

function readFolder(path: string) {
  return readdirSync(path, { withFileTypes: true });
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function exists(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined;
}
