import { runProgram } from "../programs/index.ts";
import { onPath } from "./on-path.ts";

/**
 * Installs packages of Debian or Ubuntu, as root or through a sudo that asks for no password. Returns false if this
 * machine has no apt-get, if neither works, or if a package cannot be had.
 */
export function debianInstall(packages: readonly string[]): boolean {
  const apt = onPath(["apt-get"]);
  if (apt === undefined) return false;
  const [program = apt, ...before] = process.getuid?.() === 0 ? [apt] : ["sudo", "-n", apt];
  const run = (args: readonly string[]) =>
    runProgram(program, [...before, ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      stdio: ["ignore", "ignore", "inherit"],
      limit: 600_000,
    }).status === 0;
  // A new machine has no lists of packages, or old ones.
  run(["update", "-qq"]);
  return run(["install", "-y", "-qq", "--no-install-recommends", ...packages]);
}
