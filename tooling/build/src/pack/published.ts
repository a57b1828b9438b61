import { type Manifest, SOURCE } from "../manifest.ts";

/** Fields that only the workspace reads. */
const WORKSPACE: readonly string[] = ["scripts", "devDependencies", "imports"];

/**
 * Returns the manifest that is published: without what only the workspace reads, and with exact versions of the other packages
 * of the family. Sources are not published, so nothing leads to them.
 * @param versionOf the version of another package, by its name
 */
export function publishedManifest(
  manifest: Manifest,
  license: string,
  versionOf: (name: string) => string,
): Record<string, unknown> {
  const entries = Object.entries(manifest).filter(([field]) => !WORKSPACE.includes(field));
  return Object.fromEntries(
    entries.map(([field, value]) => {
      if (field === "license") return [field, license];
      if (field === "exports") return [field, withoutSources(value)];
      if (field === "sideEffects" && Array.isArray(value)) return [field, value.filter((path) => !isSource(path))];
      if (field === "dependencies") return [field, withVersions(manifest.dependencies!, versionOf)];
      return [field, value];
    }),
  );
}

function withoutSources(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([condition]) => condition !== SOURCE);
  return Object.fromEntries(entries.map(([key, target]) => [key, withoutSources(target)]));
}

function isSource(path: string): boolean {
  return path.startsWith("./src/");
}

function withVersions(
  dependencies: Readonly<Record<string, string>>,
  versionOf: (name: string) => string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(dependencies).map(([name, range]) => [name, range === "workspace:*" ? versionOf(name) : range]),
  );
}
