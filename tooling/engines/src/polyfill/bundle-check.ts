import { join } from "node:path";
import { build } from "esbuild";
import { HERE, ROOT } from "../root.ts";

/** The settings that an engine receives before the check runs in it. */
export interface CheckOptions {
  /** The address of a form server. */
  readonly server: string;
  /** Remove `URL.canParse` first, so that the classes have to be replaced. */
  readonly lacking: boolean;
}

/** The check as one script of ES2022 that defines the global function `runSuite`, which gives a PolyfillReport. */
export async function bundleCheck({ server, lacking }: CheckOptions): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(HERE, "src", "polyfill", "in-engine", "check.ts")],
    absWorkingDir: ROOT,
    bundle: true,
    write: false,
    format: "iife",
    globalName: "check",
    platform: "neutral",
    target: "es2022",
    charset: "ascii",
    conditions: ["@url/source"],
    define: { SERVER: JSON.stringify(server), LACKING: String(lacking) },
  });
  return `${outputFiles[0]!.text}\nglobalThis.runSuite = check.runSuite;\n`;
}
