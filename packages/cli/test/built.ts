import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The path of the built command; throws when it was not built. */
export function builtCommand(): string {
  const path = fileURLToPath(new URL("../dist/bin.cjs", import.meta.url));
  if (!existsSync(path)) throw new Error("The url command is not built: npm run build");
  return path;
}
