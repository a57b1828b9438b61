// npm run pnpm -- <argument> …: runs the version of pnpm that package.json pins, through npx. Nobody has to install it.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** Turbo would report what it runs, and advertise its next version. */
const QUIET = { TURBO_TELEMETRY_DISABLED: "1", TURBO_NO_UPDATE_NOTIFIER: "1", TURBO_PRINT_VERSION_DISABLED: "1" };

/**
 * Runs pnpm in the root of the repository, and returns its exit status.
 * @param {readonly string[]} args
 * @returns {number}
 */
export function pnpm(args) {
  const { packageManager } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
  // Only a shell finds npx.cmd.
  const shell = process.platform === "win32";
  const quoted = shell ? args.map((arg) => `"${arg}"`) : args;
  const env = { ...process.env, ...QUIET };
  // biome-ignore lint/plugin: what it runs may take hours, and a person waits for it
  const { status } = spawnSync("npx", ["-y", packageManager, ...quoted], { cwd: ROOT, stdio: "inherit", shell, env });
  return status ?? 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = pnpm(process.argv.slice(2));
