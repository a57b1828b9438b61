import { PRINT, programOf, verify } from "../program.ts";
import type { Project } from "../project.ts";
import type { Cell } from "./cell.ts";

/** How a project resolves imports: the options of a tsconfig, and the name of its one file. */
interface Mode {
  readonly module: string;
  readonly moduleResolution: string;
  readonly file: string;
}

const NODE10: Mode = { module: "commonjs", moduleResolution: "node10", file: "program.ts" };
const MODES: readonly Mode[] = [
  { module: "node16", moduleResolution: "node16", file: "program.mts" },
  { module: "node16", moduleResolution: "node16", file: "program.cts" },
  { module: "nodenext", moduleResolution: "nodenext", file: "program.mts" },
  { module: "nodenext", moduleResolution: "nodenext", file: "program.cts" },
  { module: "esnext", moduleResolution: "bundler", file: "program.ts" },
];

const CLI = "The types of `@url/cli` need `@types/node`. All others need neither these nor those of the DOM.";

/** A version of TypeScript, in every mode, with `skipLibCheck` off, with the types of the DOM and without. */
export function typescript(name: string, often: boolean): Cell {
  const version = Number(name.split(" ")[1]);
  const modes = version < 7 ? [NODE10, ...MODES] : [{ ...NODE10, moduleResolution: "bundler" }, ...MODES];
  return {
    name,
    often,
    ways: [`module commonjs (${modes[0]!.moduleResolution})`, "node16", "nodenext", "bundler", "with and without DOM"],
    note: `${CLI}${version < 7 ? "" : " `moduleResolution: node10` is gone; with `module: commonjs` it resolves as a bundler."}`,
    async run(bench) {
      const project = await bench.install("pnpm");
      for (const mode of modes) {
        await check(project, bench.portable, mode, version, { lib: ["ES2022"], types: [] });
        await check(project, bench.portable, mode, version, { lib: ["ES2022", "DOM", "DOM.Iterable"], types: [] });
        await check(project, bench.entries, mode, version, { lib: ["ES2022"], types: ["node"] });
      }
    },
  };
}

/** Compiles the program, and runs what comes out in Node if it is a module of Node's. */
async function check(
  project: Project,
  entries: readonly string[],
  { file, ...options }: Mode,
  version: number,
  globals: { readonly lib: readonly string[]; readonly types: readonly string[] },
): Promise<void> {
  const out = [options.module, options.moduleResolution, file, globals.lib.at(-1), globals.types].join("-");
  const deprecated = version === 6 && options.moduleResolution === "node10" ? { ignoreDeprecations: "6.0" } : {};
  const compilerOptions = { ...options, ...deprecated, ...STRICT, ...globals, outDir: out, rootDir: "." };
  project.write(file, programOf(entries, "esm"));
  project.write(`tsconfig.${out}.json`, JSON.stringify({ compilerOptions, files: [file] }));
  await project.bin("tsc", ["-p", `tsconfig.${out}.json`]);
  if (options.moduleResolution === "bundler" && options.module !== "commonjs") return;
  const built = `./${out}/${file.replace("ts", "js")}`;
  const result = `const { count, wrong } = await import(${JSON.stringify(built)}); ${PRINT}`;
  verify(await project.node(["--input-type=module", "--eval", result]), entries);
}

const STRICT = { target: "es2022", strict: true, skipLibCheck: false, exactOptionalPropertyTypes: true };

export const TS_NODE: Cell = {
  name: "ts-node",
  often: true,
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
