import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The root of the repository. The same from `src` and from `dist`. */
export const ROOT: string = fileURLToPath(new URL("../../../", import.meta.url));

/** This folder, whose `src` is bundled even when it is `dist` that runs. */
export const HERE: string = join(ROOT, "tooling", "engines");

const FOR_NODE: ReadonlySet<string> = new Set(["cli", "form", "guard", "sql"]);

/** The folders of the packages that run anywhere: all but those that are for Node. */
export const PACKAGES: readonly string[] = readdirSync(join(ROOT, "packages"))
  .filter((name) => !FOR_NODE.has(name) && existsSync(join(ROOT, "packages", name, "package.json")))
  .sort();

/** What the packages depend on from outside the house, and so bring with them to every engine. */
export const DEPENDENCIES: ReadonlySet<string> = new Set(
  PACKAGES.flatMap((name) => {
    const manifest = JSON.parse(readFileSync(join(ROOT, "packages", name, "package.json"), "utf8"));
    return Object.keys(manifest.dependencies ?? {}).filter((dependency) => !dependency.startsWith("@url/"));
  }),
);
