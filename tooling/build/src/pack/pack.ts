import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, join, sep } from "node:path";
import { CONTENTS } from "../contents.ts";
import { planOf } from "../entries.ts";
import { foldersOf } from "../folders.ts";
import type { Manifest } from "../manifest.ts";
import { expressionOf, noticesIn, pageOf } from "./notices.ts";
import { publishedManifest } from "./published.ts";
import { type TarFile, tarballOf } from "./tar.ts";

/** The name of the file with what a package contains of others. */
export const NOTICES = "THIRD-PARTY-NOTICES.txt";

/**
 * Packs the built package in the folder `directory` of the workspace `root` into the folder `into`, and returns the path of its
 * tarball. No other program does it, so that the bytes depend on nothing but the files.
 * @throws Error if it is not built
 */
export function packPackage(root: string, directory: string, into: string): string {
  const { name, version } = readManifest(directory);
  const file = join(into, `${name.replace("@", "").replace("/", "-")}-${version}.tgz`);
  mkdirSync(into, { recursive: true });
  writeFileSync(file, tarballOf(filesOf(root, directory)));
  return file;
}

/** Returns what the tarball of a package contains. */
export function filesOf(root: string, directory: string): TarFile[] {
  const manifest = readManifest(directory);
  if (!existsSync(join(directory, "dist", CONTENTS))) throw new Error(`${manifest.name} is not built: npm run build`);
  const notices = noticesIn(root, directory);
  const versionOf = (name: string): string => readManifest(join(root, "packages", basename(name))).version;
  const published = publishedManifest(manifest, expressionOf(notices), versionOf);
  const texts = new Map([
    ["package.json", `${JSON.stringify(published, null, 2)}\n`],
    ["LICENSE", readFileSync(join(root, "LICENSE"), "utf8")],
    ...foldersOf(planOf(manifest)),
  ]);
  if (notices.length > 0) texts.set(NOTICES, pageOf(manifest.name, notices));
  for (const page of ["README.md", "CHANGELOG.md"]) {
    const path = join(directory, page);
    if (existsSync(path)) texts.set(page, readFileSync(path, "utf8"));
  }
  const programs = Object.values(manifest.bin ?? {}).map((path) => path.replace("./", ""));
  return [
    ...Array.from(texts, ([path, text]) => ({ path, bytes: Buffer.from(text) })),
    ...builtFiles(directory).map((path) => ({
      path,
      bytes: withoutMap(readFileSync(join(directory, path))),
      runs: programs.includes(path),
    })),
  ];
}

/**
 * What is built, without the maps: they lead to sources, which are not packed, and the files are not minified. Declarations that
 * were taken apart are in the entries that use them.
 */
function builtFiles(directory: string): string[] {
  return readdirSync(join(directory, "dist"), { recursive: true, encoding: "utf8" })
    .map((file) => `dist/${file.split(sep).join("/")}`)
    .filter((path) => statSync(join(directory, path)).isFile())
    .filter(
      (path) =>
        !path.endsWith(".map") && path !== `dist/${CONTENTS}` && !/^dist\/declarations\.(?:d\.ts|js)$/.test(path),
    );
}

function withoutMap(bytes: Buffer): Uint8Array {
  const at = bytes.lastIndexOf("\n//# sourceMappingURL=");
  return at === -1 ? bytes : bytes.subarray(0, at + 1);
}

function readManifest(directory: string): Manifest {
  return JSON.parse(readFileSync(join(directory, "package.json"), "utf8"));
}
