import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import type { OutputAsset, OutputChunk } from "rolldown";

/** The file in `dist` that lists what is in each of the others. It is not packed. */
export const CONTENTS = "contents.json";

/** The modules of each file of `dist`: paths in the repository, or `<package>@<version>` for code of other authors. */
export type Contents = Readonly<Record<string, readonly string[]>>;

/** Collects what the bundler puts into each file while a package is built. */
export class ContentsList {
  readonly #root: string;
  readonly #files = new Map<string, Set<string>>();

  constructor(root: string) {
    this.#root = root;
  }

  add(output: readonly (OutputAsset | OutputChunk)[]): void {
    for (const file of output) {
      if (file.type !== "chunk") continue;
      const modules = this.#files.get(file.fileName) ?? new Set();
      for (const id of file.moduleIds) if (!id.startsWith("\0")) modules.add(moduleOf(this.#root, id));
      this.#files.set(file.fileName, modules);
    }
  }

  write(dist: string): void {
    const entries = [...this.#files].sort(([a], [b]) => (a < b ? -1 : 1));
    const contents = Object.fromEntries(entries.map(([file, modules]) => [file, [...modules].sort()]));
    writeFileSync(join(dist, CONTENTS), `${JSON.stringify(contents, null, 1)}\n`);
  }
}

/** Returns the modules of all files of a package, where a built file of another package stands for its own modules. */
export function modulesOf(root: string, directory: string): string[] {
  const found = new Set<string>();
  const visit = (contents: Contents, file: string): void => {
    for (const module of contents[file] ?? []) {
      if (found.has(module)) continue;
      found.add(module);
      const [, folder, built] = /^(packages\/[^/]+)\/dist\/(.+)$/.exec(module) ?? [];
      if (folder !== undefined) visit(readContents(join(root, folder)), built!);
    }
  };
  const contents = readContents(directory);
  for (const file of Object.keys(contents)) visit(contents, file);
  return [...found].filter((module) => !/^packages\/[^/]+\/dist\//.test(module)).sort();
}

function readContents(directory: string): Contents {
  return JSON.parse(readFileSync(join(directory, "dist", CONTENTS), "utf8"));
}

function moduleOf(root: string, id: string): string {
  const path = relative(root, id.replace(/\?.*$/, "")).split(sep).join("/");
  const other = /^.*\/?node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path);
  if (other === null) return path;
  const folder = id.slice(0, id.replaceAll(sep, "/").lastIndexOf(`node_modules/${other[1]}/`));
  const { name, version } = JSON.parse(
    readFileSync(join(dirname(`${folder}x`), "node_modules", other[1]!, "package.json"), "utf8"),
  );
  return `${name}@${version}`;
}
