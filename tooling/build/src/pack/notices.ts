import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { modulesOf } from "../contents.ts";

/** What a package contains of others. */
export interface Notice {
  readonly name: string;
  readonly source: string;
  /** An SPDX identifier. */
  readonly license: string;
  /** What it is, in a sentence or two. */
  readonly says: string;
  /** The text of the licence, with its copyright notice. */
  readonly text: string;
}

/** A row of `tooling/data/notices.json`: where data of others is, in the packages and in the tests. */
export interface Row extends Omit<Notice, "text"> {
  /** A file of `tooling/data/licences`. */
  readonly text: string;
  /** Paths in the repository. A "*" stands for a name. */
  readonly files: readonly string[];
}

/** The licence of this repository. */
const OURS = "MIT";

/** Returns the rows of `tooling/data/notices.json`. */
export function readRows(root: string): readonly Row[] {
  return JSON.parse(readFileSync(join(root, "tooling/data/notices.json"), "utf8"));
}

/** Returns the notices of what was built into the package in the folder `directory`: data, and packages of other authors. */
export function noticesIn(root: string, directory: string): Notice[] {
  const modules = modulesOf(root, directory);
  const data = readRows(root).filter(({ files }) => files.some((file) => modules.includes(file)));
  const others = modules.filter((module) => /^@?[^/]+(?:\/[^/]+)?@\d/.test(module));
  return [
    ...data.map(({ name, source, license, says, text }) => ({
      name,
      source,
      license,
      says,
      text: readFileSync(join(root, "tooling/data/licences", text), "utf8"),
    })),
    ...others.map((module) => noticeOfPackage(root, module)),
  ];
}

/** Returns the SPDX expression of a package with these notices, such as `MIT AND MPL-2.0`. */
export function expressionOf(notices: readonly Notice[]): string {
  const others = new Set(notices.map(({ license }) => license).filter((license) => license !== OURS));
  return [OURS, ...[...others].sort()].join(" AND ");
}

/** Returns the page with the notices, each text once. */
export function pageOf(name: string, notices: readonly Notice[]): string {
  const texts = new Map<string, Notice[]>();
  for (const notice of notices) texts.set(notice.text, [...(texts.get(notice.text) ?? []), notice]);
  const list = notices.map(
    ({ name, source, license, says }) => `${name}\n  ${source}\n  SPDX-License-Identifier: ${license}\n  ${says}\n`,
  );
  const bodies = [...texts].map(
    ([text, of]) => `${LINE}\n${of.map(({ name }) => name).join(", ")}\n\n${text.trimEnd()}\n`,
  );
  return `${name} contains work of others. Everything else in it is under the licence in LICENSE.\n\n${list.join("\n")}\n${bodies.join("\n")}`;
}

const LINE = "-".repeat(72);

/** What a package of another author says about itself. `module` is its name and version. */
function noticeOfPackage(root: string, module: string): Notice {
  const name = module.slice(0, module.lastIndexOf("@"));
  const folder = folderOfPackage(root, name);
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  if (file === undefined || typeof manifest.license !== "string") throw new Error(`${name} does not say its licence`);
  const { url = manifest.repository } = manifest.repository ?? {};
  return {
    name: module,
    source: String(url).replace(/^git\+|\.git$/g, ""),
    license: manifest.license,
    says: "The code of this package, bundled.",
    text: readFileSync(join(folder, file), "utf8"),
  };
}

/** Where a package of another author is installed: beside one of ours that depends on it. */
export function folderOfPackage(root: string, name: string): string {
  const folders = readdirSync(join(root, "packages")).map((one) => join(root, "packages", one, "node_modules", name));
  const folder = folders.find((one) => existsSync(one));
  if (folder === undefined) throw new Error(`${name} is not installed`);
  return folder;
}
