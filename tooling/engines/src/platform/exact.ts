import { join } from "node:path";
import { ROOT } from "../root.ts";

/** The full build of `@url/api` in one file. */
export const EXACT: string = join(ROOT, ".cache", "exact-url.mjs");
