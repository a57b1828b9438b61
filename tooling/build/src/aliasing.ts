import { join } from "node:path";
import type { RolldownPlugin } from "rolldown";

/** Resolves each `#` import of the package in `directory` to the source that a variant chooses. */
export function aliasing(directory: string, aliases: Readonly<Record<string, string>>): RolldownPlugin {
  return {
    name: "variant",
    resolveId: (id) => (id in aliases ? join(directory, aliases[id]!) : null),
  };
}
