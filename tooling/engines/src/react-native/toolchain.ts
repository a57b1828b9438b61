import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { ENGINES, installed, npmInstall } from "@url/tooling-shared/engines";

/** The folder under ENGINES with the tools that build an application of React Native. */
const KEY = "react-native";

/**
 * React Native 0.84: its Metro with its configuration, its Babel preset, and the compiler of its Hermes. The only
 * Hermes with a command line is 0.12, which is older. Also the two polyfills that people use.
 */
const PACKAGES = [
  "metro@0.83",
  "@babel/core@7",
  "@babel/runtime@7",
  "@react-native/babel-preset@0.84.1",
  "@react-native/metro-config@0.84.1",
  "hermes-compiler@250829098.0.9",
  "hermes-engine-cli@0.12.0",
  "react-native-url-polyfill@4.0.0",
  "whatwg-url-minimum@0.2.0",
];

/**
 * React Native itself, for its `URL` and its `fetch`. It has its own folder, because in the other one
 * react-native-url-polyfill would find all of it.
 */
const ITSELF_KEY = "react-native-itself";

/** Where a project has to be to find what is installed. */
export const TOOLCHAIN: string = join(ENGINES, KEY);

/** Returns the folder with the programs of Hermes 0.12, or undefined if the toolchain is missing or incomplete. */
export function findToolchain(): string | undefined {
  const whole = PACKAGES.every((spec) => installed(KEY, join(spec.slice(0, spec.lastIndexOf("@")), "package.json")));
  const hermes = installed(KEY, join("hermes-engine-cli", `${PLATFORM}-bin`, "hermes"));
  return whole && hermes !== undefined ? dirname(hermes) : undefined;
}

export function installToolchain(): void {
  npmInstall(KEY, PACKAGES);
}

/** The folder that React Native itself is installed in, as npm does it. */
export const ITSELF: string = join(ENGINES, ITSELF_KEY);

/** The same as `findToolchain`, but undefined without React Native itself too. */
export function findToolchainAndItself(): string | undefined {
  return installed(ITSELF_KEY, "react-native/package.json") === undefined ? undefined : findToolchain();
}

export function installToolchainAndItself(): void {
  if (findToolchain() === undefined) installToolchain();
  npmInstall(ITSELF_KEY, ["react-native@0.84.1"]);
}

/** The compiler of the Hermes that React Native 0.84 has. */
export function newerCompiler(): string {
  return join(TOOLCHAIN, "node_modules", "hermes-compiler", "hermesc", `${PLATFORM}-bin`, "hermesc");
}

/** Loads a CommonJS module of the toolchain. The caller has to know its type. */
export function requireFromToolchain<Module>(name: string): Module {
  return createRequire(join(TOOLCHAIN, "package.json"))(name);
}

const PLATFORM = process.platform === "darwin" ? "osx" : "linux64";
