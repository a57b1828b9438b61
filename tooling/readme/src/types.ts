import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * What the compiler has to say about TypeScript modules, "" when nothing. They are written into `folder`, which is
 * emptied first, and see the packages' sources under the repository's own options.
 */
export function typeErrors(
  modules: readonly { readonly name: string; readonly code: string }[],
  root: string,
  folder: string,
): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // A file without an import would be a script, which shares its names with the others.
  for (const { name, code } of modules) writeFileSync(join(folder, `${name}.ts`), `${code}\nexport {};\n`);
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config(root)));
  const { stdout, error } = spawnSync(
    process.execPath,
    [join(root, "node_modules/typescript/bin/tsc"), "-p", folder, "--pretty", "false"],
    { encoding: "utf8" },
  );
  if (error !== undefined) throw error;
  return stdout;
}

function config(root: string): object {
  return {
    extends: join(root, "tsconfig.base.json"),
    compilerOptions: {
      noEmit: true,
      composite: false,
      isolatedDeclarations: false,
      declaration: false,
      declarationMap: false,
      // An example declares what it shows, used or not.
      noUnusedLocals: false,
      noUncheckedIndexedAccess: false,
      types: ["node"],
    },
    // With what the packages declare for themselves about modules that have no types.
    include: ["*.ts", join(root, "packages/*/src/*.d.ts")],
  };
}
