import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, isAbsolute, join } from "node:path";
import { type OutputOptions, type RolldownOutput, rolldown } from "rolldown";
import { dts } from "rolldown-plugin-dts";
import { aliasing } from "./aliasing.ts";
import { writeCommands } from "./command.ts";
import { ContentsList } from "./contents.ts";
import { writeDeclarationsApart } from "./declarations.ts";
import { planOf } from "./entries.ts";
import { CONTAINS_PACKAGES, INCLUDES_PACKAGES, type Manifest, NODE, REACT_NATIVE, WITH_PACKAGES } from "./manifest.ts";
import { writeForReactNative } from "./react-native.ts";
import { standalone, writeStandalone } from "./standalone.ts";
import { toASCII } from "./to-ascii.ts";
import type { Variant } from "./variants.ts";

/**
 * Builds the package in a folder into its `dist`: for each entry an ES module, a CommonJS module and their
 * declarations, with source maps for our tools. What two entries share is one more file.
 */
export async function bundle(directory: string): Promise<void> {
  const manifest: Manifest = JSON.parse(readFileSync(join(directory, "package.json"), "utf8"));
  const dist = join(directory, "dist");
  rmSync(dist, { recursive: true, force: true });
  const { outputs, commands, variants } = planOf(manifest);
  const list = new ContentsList(join(directory, "../.."));
  list.add(await writeDeclarationsApart(directory));
  const shared = new Map([...outputs].filter(([name]) => name !== standalone));
  const input = Object.fromEntries(shared);
  const containsPackages = CONTAINS_PACKAGES.includes(manifest.name);
  for (const variant of containsPackages ? [] : variants) {
    list.add(await write(directory, input, variant, external(manifest, "esm"), { format: "esm" }, ".js"));
    const options: OutputOptions = { format: "cjs", exports: "named", strict: true };
    list.add(await write(directory, input, variant, external(manifest, "cjs"), options, ".cjs"));
  }
  if (INCLUDES_PACKAGES.includes(manifest.name)) {
    for (const output of await writeWithPackages(directory, input, variants.at(-1)!)) list.add(output);
  }
  list.add(await writeCommands(directory, containsPackages ? new Map([...commands, ...outputs]) : commands));
  if (containsPackages) writeModules(dist, [...outputs.keys()]);
  if (outputs.has(standalone)) {
    const small = variants.find(({ conditions }) => conditions[0] === "url-small") ?? variants.at(-1)!;
    list.add(await writeStandalone(directory, outputs.get(standalone)!, small.aliases));
  }
  if (INCLUDES_PACKAGES.includes(manifest.name)) {
    const { aliases } = variants.find(({ conditions }) => conditions.includes(REACT_NATIVE.condition))!;
    for (const output of await writeForReactNative(directory, input, aliases)) list.add(output);
  }
  list.write(dist);
  await writeDeclarations(directory, Object.fromEntries(outputs), variants.at(-1)!, containsPackages);
  const own = variants.slice(0, -1).map(({ suffix }) => suffix);
  const suffixes = INCLUDES_PACKAGES.includes(manifest.name) ? [...own, ...WITH_PACKAGES] : own;
  for (const suffix of suffixes) {
    for (const name of shared.keys()) writeSameTypes(join(dist, name), suffix);
  }
}

/** Writes the ES modules of a library that is built as a part of a command. */
function writeModules(dist: string, names: readonly string[]): void {
  for (const name of names) {
    const exported = Object.keys(createRequire(join(dist, "x.js"))(`./${name}.cjs`));
    const list = exported.filter((one) => one !== "__esModule").sort();
    writeFileSync(join(dist, `${name}.js`), `export { ${list.join(", ")} } from "./${name}.cjs";\n`);
  }
}

/** A variant has the types of the build without conditions. */
function writeSameTypes(file: string, suffix: string): void {
  for (const [types, extension] of [
    ["d.ts", "js"],
    ["d.cts", "cjs"],
  ]) {
    writeFileSync(`${file}${suffix}.${types}`, `export * from "./${basename(file)}.${extension}";\n`);
  }
}

/** Packages are not bundled into each other. */
function external(
  { dependencies = {}, peerDependencies = {} }: Manifest,
  format: "esm" | "cjs",
): (id: string) => boolean {
  const names = Object.keys({ ...dependencies, ...peerDependencies }).filter(
    (name) => format === "esm" || !ONLY_ESM.includes(name),
  );
  return (id) => id.startsWith("node:") || names.some((name) => id === name || id.startsWith(`${name}/`));
}

/** Dependencies that cannot be required where there is no `require(esm)`: the CommonJS build includes them. */
const ONLY_ESM: readonly string[] = ["@exodus/bytes"];

async function write(
  cwd: string,
  input: Record<string, string>,
  { suffix, aliases }: Variant,
  isExternal: (id: string) => boolean,
  format: OutputOptions,
  extension: string,
): Promise<Output> {
  // The classes of `@url/api` stay out of its file `internal`, because other packages need only functions of it.
  const sharesInternal = "internal" in input && !("auto" in input);
  const build = await rolldown({
    cwd,
    input,
    external: isExternal,
    platform: "neutral",
    // A command loads later what another one imports at once. In CommonJS and in the library it makes no difference.
    checks: { ineffectiveDynamicImport: false },
    // With "allow-extension", what other entries need of the file of `internal` is one more export of it.
    preserveEntrySignatures: sharesInternal ? "allow-extension" : "exports-only",
    plugins: [aliasing(cwd, aliases)],
    // What takes the address of a module takes the path of a CommonJS module too: `createRequire`.
    transform: format.format === "cjs" ? { define: { "import.meta.url": "__filename" } } : {},
  });
  const { output } = await build.write({
    ...format,
    dir: "dist",
    // For our tools: packing leaves them out, and the lines that name them.
    sourcemap: true,
    entryFileNames: `[name]${suffix}${extension}`,
    ...together(`${suffix}${extension}`, sharesInternal, sharedFiles(cwd)),
  });
  await build.close();
  return output;
}

type Output = RolldownOutput["output"];

/**
 * Builds the variant without conditions once more, with all packages that it imports in one file, which the entries share.
 * There is no source map, because the sources of the others are not in the package.
 */
async function writeWithPackages(cwd: string, input: Record<string, string>, { aliases }: Variant): Promise<Output[]> {
  const outputs: Output[] = [];
  const build = await rolldown({
    cwd,
    input,
    external: (id) => id.startsWith("node:"),
    platform: "neutral",
    resolve: { conditionNames: ["module-sync", "module", "default"] },
    preserveEntrySignatures: "exports-only",
    plugins: [aliasing(cwd, aliases)],
  });
  const common: OutputOptions = {
    dir: "dist",
    minifyInternalExports: false,
    codeSplitting: { groups: [{ name: "shared", test: /^(?!.*\/api\/src\/(?:auto|index|internal|native\.ts))/ }] },
  };
  for (const [format, extension] of [
    ["esm", ".js"],
    ["cjs", ".cjs"],
  ] as const) {
    const { output } = await build.write({
      ...common,
      format,
      ...(format === "cjs" && { exports: "named", strict: true }),
      entryFileNames: `[name]${NODE.suffix}${extension}`,
      chunkFileNames: `[name]${NODE.suffix}${extension}`,
    });
    outputs.push(output);
    toASCII(join(cwd, "dist", `shared${NODE.suffix}${extension}`));
  }
  await build.close();
  return outputs;
}

/**
 * All that two entries share is one file, so that an import opens two files at most: the entry `internal`, which other
 * packages of the family import, or `shared`. A module that runs code when it is loaded, as a class with an initializer
 * does, stays in its file: bundlers can leave out files, not initializers.
 */
function together(extension: string, sharesInternal: boolean, shared: readonly SharedFile[]): OutputOptions {
  return {
    chunkFileNames: `[name]${extension}`,
    minifyInternalExports: false,
    codeSplitting: {
      groups: [
        { name: "url-search-params", test: /\/api\/src\/url-search-params\.ts$/, priority: 1 },
        ...(sharesInternal ? [{ name: "internal", test: /\/src\/internal\.ts$/ }] : []),
        ...shared,
      ],
    },
  };
}

interface SharedFile {
  readonly name: string;
  readonly minShareCount: number;
  readonly test?: RegExp;
  readonly priority?: number;
}

/** What only the entries for Node share is another file, so that the others do not import Node's modules. */
function sharedFiles(directory: string): readonly SharedFile[] {
  // The class runs code when it is defined, so its file is left to what needs it.
  if (directory.endsWith("pattern")) {
    return [
      { name: "shared", test: /^(?!.*\/src\/api\/url-pattern\.ts$)/, minShareCount: 2 },
      { name: "url-pattern", test: /\/src\/api\/url-pattern\.ts$/, minShareCount: 2 },
    ];
  }
  // The tiers without tables must not open the file of `internal`, which has them.
  if (directory.endsWith("idna")) {
    const test = /\/src\/(?:ascii|counts|error|labels|punycode|strictly|text)\.ts$/;
    return [{ name: "shared", test, minShareCount: 2, priority: 1 }];
  }
  // A bundler keeps a notice with its file, even if it drops the tables below it.
  if (directory.endsWith("site")) {
    return [
      { name: "tables", test: /\/src\/tables\//, minShareCount: 1, priority: 1 },
      { name: "shared", minShareCount: 2 },
    ];
  }
  if (directory.endsWith("validator")) {
    return [
      { name: "tables", test: /\/src\/terminal\/tables\.ts$/, minShareCount: 1, priority: 2 },
      alone("passwords"),
      { name: "shared", minShareCount: 2 },
    ];
  }
  if (directory.endsWith("display")) return [alone("secrets"), { name: "shared", minShareCount: 2 }];
  if (!existsSync(join(directory, "src", "node"))) return [{ name: "shared", minShareCount: 2 }];
  return [
    { name: "shared", test: /^(?!.*\/src\/node\/)/, minShareCount: 2, priority: 1 },
    { name: "shared-node", minShareCount: 2 },
  ];
}

/** An entry of one module that the main entry has too: where nothing is shaken, nothing else may come with it. */
function alone(entry: string): SharedFile {
  return { name: `${entry}-alone`, test: new RegExp(`/src/${entry}\\.ts$`), minShareCount: 1, priority: 2 };
}

async function writeDeclarations(
  cwd: string,
  input: Record<string, string>,
  { aliases }: Variant,
  containsPackages: boolean,
): Promise<void> {
  const isOther = (id: string): boolean => !id.startsWith(".") && !isAbsolute(id) && !id.startsWith("#");
  const build = await rolldown({
    cwd,
    input,
    external: (id) => isOther(id) && !(containsPackages && id.startsWith("@url/")),
    platform: "neutral",
    // What is contained has its sources beside it: the built declarations of two packages may have one name for two types.
    resolve: { conditionNames: ["@url/source", "module-sync", "default"] },
    plugins: [aliasing(cwd, aliases), dts({ oxc: true, emitDtsOnly: true, tsconfig: false })],
  });
  const { output } = await build.write({ dir: "dist", format: "esm", ...together(".d.ts", false, sharedFiles(cwd)) });
  await build.close();
  for (const file of output) {
    if (!file.fileName.endsWith(".d.ts") || file.type !== "chunk") continue;
    // With a private member, no other class would fit: the platform's `URL` is assignable to ours by its members.
    const text = file.code.replace(/^ *#private;\n/gm, "");
    writeFileSync(join(cwd, "dist", file.fileName), text);
    const common = text.replace(/(from ")(\.[^"]+)\.js(")/g, "$1$2.cjs$3");
    writeFileSync(join(cwd, "dist", file.fileName.replace(/\.ts$/, ".cts")), common);
  }
}
