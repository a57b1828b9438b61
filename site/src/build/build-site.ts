import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import Eleventy from "@11ty/eleventy";

const SITE = fileURLToPath(new URL("../..", import.meta.url));

/** Builds the site into `out`, relative to `site/` (by default `SITE_OUT` or `dist`), and returns the folder's path. The packages must be built before. */
export async function buildSite(out = process.env.SITE_OUT ?? "dist"): Promise<string> {
  process.chdir(SITE);
  process.env.SITE_OUT = out;
  rmSync(out, { recursive: true, force: true });
  const eleventy = new Eleventy("src", out, { configPath: "eleventy.config.ts", quietMode: true });
  await eleventy.write();
  return resolve(SITE, out);
}
