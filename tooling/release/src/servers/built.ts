import type { Project } from "../matrix/project.ts";
import type { Server } from "./servers.ts";

/** A framework that builds the folder of a server, and starts what it has built by a command of its own. */
export interface Framework {
  /** The commands that build it and write its types, for `bin` of the project. */
  readonly build: readonly (readonly [name: string, args: string[]])[];
  /** What Node runs. */
  readonly start: readonly string[];
  /** The path of the route that answers as every other server does. */
  readonly path: string;
  /** What its own template has, and as strict as the others. */
  readonly config: { readonly compilerOptions: object; readonly include: readonly string[] };
}

const BROWSER = {
  lib: ["dom", "dom.iterable", "esnext"],
  module: "esnext",
  moduleResolution: "bundler",
  skipLibCheck: true,
  noEmit: true,
  esModuleInterop: true,
  resolveJsonModule: true,
  isolatedModules: true,
  jsx: "react-jsx",
};

const NEXT: Framework = {
  build: [["next", ["build"]]],
  start: ["node_modules/next/dist/bin/next", "start", "-H", "127.0.0.1"],
  path: "people",
  config: {
    compilerOptions: { ...BROWSER, allowJs: true, incremental: true, plugins: [{ name: "next" }] },
    include: ["app", "person.ts", "next-env.d.ts", ".next/types/**/*.ts", ".next/dev/types/**/*.ts"],
  },
};

const REACT_ROUTER: Framework = {
  build: [
    ["react-router", ["typegen"]],
    ["react-router", ["build"]],
  ],
  start: ["node_modules/@react-router/serve/bin.js", "build/server/index.js"],
  path: "people",
  config: {
    compilerOptions: { ...BROWSER, types: ["node", "vite/client"], rootDirs: [".", "./.react-router/types"] },
    include: ["app", "person.ts", "vite.config.ts", ".react-router/types/**/*"],
  },
};

/** The framework that builds a server; undefined if it is a file that a runtime runs. */
export function frameworkOf({ runtime }: Server): Framework | undefined {
  return { next: NEXT, "react-router": REACT_ROUTER }[runtime as string];
}

/** Builds a server that a framework builds. */
export async function build({ build }: Framework, project: Project): Promise<void> {
  for (const [name, args] of build) await project.bin(name, args, { NEXT_TELEMETRY_DISABLED: "1" });
}
