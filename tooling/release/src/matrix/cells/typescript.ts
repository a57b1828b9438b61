import { PRINT, programOf, verify } from "../program.ts";
import type { Project } from "../project.ts";
import type { Cell } from "./cell.ts";

/** How a project resolves imports: the options of a tsconfig, and its files. */
interface Mode {
  readonly module: string;
  readonly moduleResolution: string;
  readonly files: readonly string[];
}

const NODE10: Mode = { module: "commonjs", moduleResolution: "node10", files: ["program.ts"] };
const MODES: readonly Mode[] = [
  { module: "node16", moduleResolution: "node16", files: ["program.mts", "program.cts"] },
  { module: "nodenext", moduleResolution: "nodenext", files: ["program.mts", "program.cts"] },
  { module: "esnext", moduleResolution: "bundler", files: ["program.ts"] },
];

/** A version of TypeScript, in every mode, with `skipLibCheck` off, with the types of the DOM and without. */
export function typescript(name: string, often = false): Cell {
  const version = Number(name.split(" ")[1]);
  const modes = version < 7 ? [NODE10, ...MODES] : [{ ...NODE10, moduleResolution: "bundler" }, ...MODES];
  return {
    name,
    often,
    ways: [`module commonjs (${modes[0]!.moduleResolution})`, "node16", "nodenext", "bundler", "with and without DOM"],
    note:
      version < 7 ? "" : "`moduleResolution: node10` is gone. With `module: commonjs` it resolves as a bundler does.",
    async run(bench) {
      const project = await bench.install("pnpm");
      for (const mode of modes) {
        await check(project, bench.portable, mode, version, { lib: ["ES2022"], types: [] });
        await check(project, bench.entries, mode, version, { lib: ["ES2022", "DOM", "DOM.Iterable"], types: ["node"] });
      }
    },
  };
}

/** Compiles the program, and runs what comes out in Node, unless it is for a bundler. */
async function check(
  project: Project,
  entries: readonly string[],
  { files, ...options }: Mode,
  version: number,
  globals: { readonly lib: readonly string[]; readonly types: readonly string[] },
): Promise<void> {
  const out = `${options.module}-${globals.lib.length}`;
  const deprecated = version === 6 && options.moduleResolution === "node10" ? { ignoreDeprecations: "6.0" } : {};
  const compilerOptions = { ...options, ...deprecated, ...STRICT, ...globals, outDir: out, rootDir: "." };
  for (const file of files) project.write(file, programOf(entries, "esm"));
  project.write(`tsconfig.${out}.json`, JSON.stringify({ compilerOptions, files }));
  await project.bin("tsc", ["-p", `tsconfig.${out}.json`]);
  if (options.moduleResolution === "bundler" && options.module !== "commonjs") return;
  for (const file of files) {
    const built = `./${out}/${file.replace("ts", "js")}`;
    const result = `const { count, wrong } = await import(${JSON.stringify(built)}); ${PRINT}`;
    verify(await project.node(["--input-type=module", "--eval", result]), entries);
  }
}

const STRICT = { target: "es2022", strict: true, skipLibCheck: false, exactOptionalPropertyTypes: true };

export const TS_NODE: Cell = {
  name: "ts-node",
  often: false,
  ways: ["CommonJS"],
  note: "",
  async run({ entries, install }) {
    const project = await install("npm");
    project.write(
      "tsconfig.json",
      JSON.stringify({ compilerOptions: { module: "commonjs", ...STRICT, types: ["node"] } }),
    );
    project.write("program.ts", programOf(entries, "esm", PRINT));
    verify(await project.bin("ts-node", ["program.ts"]), entries);
  },
};
