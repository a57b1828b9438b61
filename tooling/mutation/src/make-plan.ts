import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { mutantsOf } from "./mutants.ts";
import { PACKAGES } from "./packages.ts";
import { placesOf } from "./places.ts";
import type { Plan, PlannedMutant } from "./plan.ts";

/** Every mutant of a package, with the tests that it is tried with. */
export function makePlan(root: string, name: string): Plan {
  const source = join("packages", name, "src");
  const files = readdirSync(join(root, source), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => join(source, file))
    .sort();
  const mutants: PlannedMutant[] = [];
  for (const file of files) {
    const code = readFileSync(join(root, file), "utf8");
    const found = mutantsOf(file, code);
    const places = placesOf(file, code, found);
    for (const [i, mutant] of found.entries()) mutants.push({ ...mutant, ...places[i]!, id: mutants.length, file });
  }
  // The options of all packages are tested in one place.
  const tests = [
    `packages/${name}/test/**/*.test.ts`,
    "tooling/documents/test/api/options.test.ts",
    ...PACKAGES.get(name)!,
  ];
  return { tests, mutants };
}
