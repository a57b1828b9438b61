import { join } from "node:path";
import { build } from "esbuild";
import { EXACT } from "./exact.ts";

/** Bundles the full build of `@url/api` for tests of the platform tier, which cannot import it themselves. */
export default async function buildExact(): Promise<void> {
  await build({
    stdin: { contents: 'export { URL } from "@url/api";', resolveDir: join(import.meta.dirname) },
    bundle: true,
    format: "esm",
    platform: "neutral",
    conditions: ["@url/source"],
    outfile: EXACT,
    logLevel: "error",
  });
}
