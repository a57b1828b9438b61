import { spawn, spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import type { Engine } from "./engine.ts";
import { outputOf, withFiles } from "./run-program.ts";
import { runInPage } from "./serve.ts";

export function chromium(): Engine {
  return browser("Chromium", "chromium", ["chromium", "chromium-browser", "google-chrome"], (profile) => [
    "--headless",
    // The sandbox does not start for root, nor in most containers; the one page that is opened is ours.
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--no-first-run",
    `--user-data-dir=${profile}`,
  ]);
}

export function firefox(): Engine {
  return browser("Firefox", "firefox-esr", ["firefox-esr", "firefox"], (profile) => [
    "--headless",
    "--no-remote",
    "--profile",
    profile,
  ]);
}

function browser(
  name: string,
  debian: string,
  programs: readonly string[],
  args: (profile: string) => string[],
): Engine {
  return {
    name,
    from: `Debian: ${debian}`,
    find: () => onPath(programs),
    install: () => {
      const { status } = spawnSync("apt-get", ["install", "-y", "--no-install-recommends", debian], {
        stdio: ["ignore", "ignore", "inherit"],
      });
      if (status !== 0) throw new Error(`apt-get could not install ${debian}: it has to run as root, on Debian`);
    },
    run: (program, suite) =>
      withFiles({}, async (profile) => ({
        version: /\d[\d.]*\w*/.exec(outputOf(program, ["--version"]))?.[0] ?? "unknown",
        report: await runInPage(suite, (address) => start(program, [...args(profile), address])),
      })),
  };
}

/** Starts a browser in a process group of its own, so that its helpers end with it. */
function start(program: string, args: readonly string[]): () => Promise<void> {
  const child = spawn(program, args, { stdio: "ignore", detached: true });
  const exit = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
    child.once("error", () => resolve());
  });
  return async () => {
    if (child.pid === undefined || child.exitCode !== null) return;
    process.kill(-child.pid, "SIGKILL");
    await exit;
  };
}

function onPath(programs: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return programs.flatMap((program) => folders.map((folder) => join(folder, program))).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
