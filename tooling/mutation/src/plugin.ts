import { readFileSync } from "node:fs";
import { relative } from "node:path";
import type { Plugin } from "vite";
import { instrument } from "./instrument.ts";
import type { Plan } from "./plan.ts";

/** Instruments every source of the packages, with the mutants of the plan where it has some. */
export function mutationPlugin(planFile: string): Plugin {
  const { mutants } = JSON.parse(readFileSync(planFile, "utf8")) as Plan;
  const root = process.cwd();
  return {
    name: "mutation",
    enforce: "pre",
    transform(code, id) {
      const file = relative(root, id.replace(/\?.*/s, ""));
      if (!/^packages\/[^/]+\/src\/.*\.ts$/.test(file)) return null;
      const own = mutants.filter((mutant) => mutant.file === file);
      return { code: instrument(file, code, own, own[0]?.id ?? 0), map: null };
    },
  };
}
