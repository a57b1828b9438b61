import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PACKAGES, ROOT } from "../root.ts";
import { TOOLCHAIN } from "./toolchain.ts";

/**
 * Creates a project with our packages in its `node_modules` as a registry would have them (built, without links and
 * sources), calls `use` with it, and removes it afterwards. It is in the toolchain's folder, so that Babel's helpers
 * and the other polyfills are found.
 */
export async function withProject<Result>(use: (project: string) => Promise<Result>): Promise<Result> {
  const project = mkdtempSync(join(TOOLCHAIN, "project-"));
  try {
    writeFileSync(join(project, "package.json"), '{ "private": true }');
    const modules = join(project, "node_modules");
    for (const name of PACKAGES) copyPackage(name, join(modules, "@url", name));
    mkdirSync(join(modules, "react-native"));
    writeFileSync(join(modules, "react-native", "index.js"), REACT_NATIVE);
    return await use(project);
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

/** All that react-native-url-polyfill reads of React Native: a module for blobs, which need not be there, and a version. */
const REACT_NATIVE = 'exports.NativeModules = {}; exports.Platform = { OS: "android", Version: 35 };';

function copyPackage(name: string, target: string): void {
  const source = join(ROOT, "packages", name);
  if (!existsSync(join(source, "dist"))) throw new Error(`@url/${name} is not built: npm run build`);
  mkdirSync(target, { recursive: true });
  for (const part of ["package.json", "dist"]) cpSync(join(source, part), join(target, part), { recursive: true });
  const { dependencies = {} } = JSON.parse(readFileSync(join(source, "package.json"), "utf8"));
  for (const dependency of Object.keys(dependencies).filter((other) => !other.startsWith("@url/"))) {
    const copy = join(target, "node_modules", dependency);
    cpSync(join(source, "node_modules", dependency), copy, { recursive: true, dereference: true });
  }
}
