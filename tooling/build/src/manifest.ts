/** What this tool reads of a `package.json`, and what it writes. Other fields are kept. */
export interface Manifest {
  name: string;
  version: string;
  description: string;
  sideEffects?: boolean | string[];
  scripts?: Record<string, string>;
  bin?: Record<string, string>;
  imports?: Record<string, { readonly [SOURCE]: Source }>;
  exports: Record<string, string | Record<string, unknown>>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  [field: string]: unknown;
}

/** The condition under which the workspace reads sources. */
export const SOURCE = "@url/source";

/** The entry of which one file is built that contains all dependencies, for programs that must start fast. */
export const STANDALONE = "./standalone";

/**
 * Packages that Node loads with all packages of the family that they import, in one file: it takes longer to find packages
 * than to read them.
 */
export const INCLUDES_PACKAGES: readonly string[] = ["@url/api"];

/**
 * Packages that contain all packages of the family that they import, and install none: what they import is in their
 * `devDependencies`. They are commands, whose library is a part of the command.
 */
export const CONTAINS_PACKAGES: readonly string[] = ["@url/cli"];

/** The condition of that build, and what stands between the output's name and its extension. */
export const NODE = { condition: "node", suffix: ".node" } as const;

/**
 * The condition under which those packages are one file too, because Metro does not remove what is not used, and what stands
 * between the output's name and its extension for each tier of `@url/idna`.
 */
export const REACT_NATIVE = {
  condition: "react-native",
  suffixes: {
    "url-idna-platform": ".react-native.url-idna-platform",
    "url-idna-ascii": ".react-native.url-idna-ascii",
    default: ".react-native",
  },
} as const;

/** What stands in the names of the files that include packages. */
export const WITH_PACKAGES: readonly string[] = [NODE.suffix, ...Object.values(REACT_NATIVE.suffixes)];

/** Conditions by which a package of the family is replaced. If one holds, packages must be found one by one. */
export const TIERS: readonly string[] = ["url-idna-platform", "url-idna-ascii", "url-platform"];

/** A source file, or the source file for each export condition, `default` last. */
export type Source = string | Readonly<Record<string, string>>;

/** The sources of an import path, with their conditions: the first that holds decides, and `default` always holds. */
export function choicesOf(source: Source): [condition: string, file: string][] {
  return typeof source === "string" ? [["default", source]] : Object.entries(source);
}
