import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { outputOf } from "@url/tooling-shared/programs";

export interface Plan {
  /** The version that every package has now. */
  readonly from: string;
  /** The changesets, each as the text of its file. */
  readonly changesets: readonly string[];
  /** Replaces settings of `.changeset/config.json`. */
  readonly config?: Readonly<Record<string, unknown>>;
}

/**
 * Returns the version that `changeset version` gives each package, by its name, if all packages have the version `from` and these are
 * the changesets. It runs in a copy that has the manifests alone.
 */
export function nextVersions(root: string, { from, changesets, config }: Plan): ReadonlyMap<string, string> {
  const copy = mkdtempSync(join(tmpdir(), "versions-"));
  try {
    for (const file of ["package.json", "pnpm-workspace.yaml"]) cpSync(join(root, file), join(copy, file));
    const folders = ["packages", "tooling"].flatMap((part) => manifestsIn(root, part));
    for (const folder of folders) copyManifest(join(root, folder), join(copy, folder), from);
    symlinkSync(join(root, "node_modules"), join(copy, "node_modules"), "junction");
    mkdirSync(join(copy, ".changeset"));
    cpSync(join(root, ".changeset/changelog.cjs"), join(copy, ".changeset/changelog.cjs"));
    const settings = { ...JSON.parse(readFileSync(join(root, ".changeset/config.json"), "utf8")), ...config };
    writeFileSync(join(copy, ".changeset/config.json"), JSON.stringify(settings));
    for (const [i, text] of changesets.entries()) writeFileSync(join(copy, `.changeset/made-up-${i}.md`), text);
    outputOf(process.execPath, [join(root, "node_modules/@changesets/cli/bin.js"), "version"], { cwd: copy });
    const packages = folders.filter((folder) => folder.startsWith("packages/"));
    return new Map(packages.map((folder) => versionIn(join(copy, folder))));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** The folders of `packages` or `tooling` that have a manifest. */
function manifestsIn(root: string, part: string): string[] {
  const folders = readdirSync(join(root, part)).map((name) => `${part}/${name}`);
  return folders.filter((folder) => existsSync(join(root, folder, "package.json")));
}

function copyManifest(from: string, to: string, version: string): void {
  mkdirSync(to, { recursive: true });
  const manifest = JSON.parse(readFileSync(join(from, "package.json"), "utf8"));
  if (manifest.private !== true) manifest.version = version;
  writeFileSync(join(to, "package.json"), JSON.stringify(manifest));
}

function versionIn(folder: string): [name: string, version: string] {
  const { name, version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return [name, version];
}
