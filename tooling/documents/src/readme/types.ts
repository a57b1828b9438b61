import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Returns the compiler's errors for TypeScript modules, "" if there are none. The modules are written into `folder`,
 * which is emptied first, and import the packages' sources with the repository's options.
 */
export function typeErrors(
  modules: readonly { readonly name: string; readonly code: string }[],
  root: string,
  folder: string,
): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // A file without an import would be a script, which shares its names with other scripts.
  for (const { name, code } of modules) writeFileSync(join(folder, `${name}.ts`), `${code}\nexport {};\n`);
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config(root)));
  const { stdout, error } = spawnSync(
    process.execPath,
    [join(root, "node_modules/typescript/bin/tsc"), "-p", folder, "--pretty", "false"],
    { encoding: "utf8", timeout: 300_000 },
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
      // An example declares what it shows, whether it uses it or not.
      noUnusedLocals: false,
      noUncheckedIndexedAccess: false,
      types: ["node"],
    },
    // Includes the declarations of the packages for modules without types.
    include: ["*.ts", join(root, "packages/*/src/*.d.ts")],
  };
}
