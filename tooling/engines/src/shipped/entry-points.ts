import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PACKAGES, ROOT } from "../root.ts";

/** What can be imported of the packages that run anywhere, with the source file behind it. */
export function entryPoints(): ReadonlyMap<string, string> {
  const entries = new Map<string, string>();
  for (const name of PACKAGES) {
    const folder = join(ROOT, "packages", name);
    const { exports } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    for (const [path, target] of Object.entries<Target>(exports)) {
      const source = typeof target === "string" ? undefined : sourceOf(target);
      if (source !== undefined) entries.set(join("@url", name, path), join(folder, source));
    }
  }
  return entries;
}

interface Conditions {
  readonly [condition: string]: Target;
}
type Target = string | Conditions;

/** A user who sets no other condition gets the default. */
function sourceOf(target: Target | undefined): string | undefined {
  return target === undefined || typeof target === "string"
    ? target
    : sourceOf(target["@url/source"] ?? target.default);
}

/** Every source file of theirs, as a path from the repository's root. */
export function sourceFiles(): string[] {
  return PACKAGES.flatMap((name) => {
    const files = readdirSync(join(ROOT, "packages", name, "src"), { recursive: true, encoding: "utf8" });
    return files
      .filter((file) => file.endsWith(".ts") && !file.endsWith(".d.ts"))
      .map((file) => join("packages", name, "src", file));
  });
}
