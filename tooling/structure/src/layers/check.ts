import { posix } from "node:path";
import { floorOf, HOUSE, type House, mayImport } from "./floors.ts";
import { importsOf } from "./imports.ts";
import type { PackageSource } from "./read-packages.ts";

/** Every offence against the floors, a sentence each; an empty list when all is well. */
export function checkLayers(packages: readonly PackageSource[], house: House = HOUSE): readonly string[] {
  return packages.flatMap((source) => {
    const { name } = source.manifest;
    if (floorOf(name, house) === undefined) return [`packages/${source.directory}: ${name} is on no floor`];
    return [...checkManifest(source, house), ...checkModules(source, house), ...checkUnused(source)];
  });
}

/** What the sources of a package may import. */
function listedOf({ manifest }: PackageSource, { contains }: House): Record<string, string> {
  const contained = contains.includes(manifest.name) ? manifest.devDependencies : {};
  return { ...contained, ...manifest.dependencies, ...manifest.peerDependencies };
}

function checkManifest({ manifest }: PackageSource, house: House): string[] {
  return Object.entries({ ...manifest.dependencies, ...manifest.peerDependencies }).flatMap(([name, version]) => {
    const problems: string[] = [];
    if (!mayImport(manifest.name, name, house)) problems.push(`${manifest.name} may not depend on ${name}`);
    if (name.startsWith("@url/") && version !== "workspace:*") {
      problems.push(`${manifest.name} lists ${name} as "${version}", not "workspace:*"`);
    }
    return problems;
  });
}

function checkModules(source: PackageSource, house: House): string[] {
  const { manifest, modules } = source;
  const listed = listedOf(source, house);
  return [...modules].flatMap(([module, text]) =>
    importsOf(text).flatMap((specifier) => {
      const where = `${manifest.name} src/${module}`;
      if (specifier.startsWith(".")) {
        const target = resolveRelative(module, specifier);
        if (target === "../package.json") return [];
        if (target.startsWith("../")) return [`${where} imports ${specifier}, outside of its src`];
        return modules.has(target) ? [] : [`${where} imports ${specifier}, which does not exist`];
      }
      if (specifier.startsWith("#")) {
        return Object.hasOwn(manifest.imports ?? {}, specifier)
          ? []
          : [`${where} imports ${specifier}, not in "imports"`];
      }
      if (specifier.startsWith("node:"))
        return house.node.includes(manifest.name) ? [] : [`${where} may not import ${specifier}`];
      const name = packageName(specifier);
      const problems: string[] = [];
      if (!mayImport(manifest.name, name, house)) problems.push(`${where} may not import ${name}`);
      if (!Object.hasOwn(listed, name)) problems.push(`${where} imports ${name}, which its package.json does not list`);
      return problems;
    }),
  );
}

function checkUnused({ manifest, modules }: PackageSource): string[] {
  const imported = new Set([...modules.values()].flatMap(importsOf).map(packageName));
  return Object.keys(manifest.dependencies ?? {})
    .filter((name) => !imported.has(name))
    .map((name) => `${manifest.name} lists ${name} and does not import it`);
}

function resolveRelative(module: string, specifier: string): string {
  return posix.join(posix.dirname(module), specifier);
}

/** `@scope/name/sub/path` is of `@scope/name`. */
function packageName(specifier: string): string {
  return specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
}
