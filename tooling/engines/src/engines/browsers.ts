import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { CHROMIUM, debianInstall, FIREFOX, isExecutable, onPath } from "@url/tooling-shared/engines";
import { killTree, outputOf } from "@url/tooling-shared/programs";
import type { SuiteReport } from "../suite/report.ts";
import { withDisplay } from "./display.ts";
import type { Engine } from "./engine.ts";
import { runInPage } from "./serve.ts";
import { withFiles } from "./with-files.ts";

export function chromium<Report = SuiteReport>(): Engine<Report> {
  return browser(
    "Chromium",
    ["chromium"],
    () => onPath(CHROMIUM),
    (profile) => [
      "--headless",
      // The sandbox does not start for root, nor in most containers; the only page that is opened is ours.
      "--no-sandbox",
      "--disable-gpu",
      "--disable-dev-shm-usage",
      "--no-first-run",
      `--user-data-dir=${profile}`,
    ],
  );
}

export function firefox<Report = SuiteReport>(): Engine<Report> {
  return browser(
    "Firefox",
    ["firefox-esr"],
    () => onPath(FIREFOX),
    (profile) => ["--headless", "--no-remote", "--profile", profile],
  );
}

/** WebKitGTK, in the small browser that comes with it, which has no headless mode: it needs a display. */
export function webkit<Report = SuiteReport>(): Engine<Report> {
  const engine = browser<Report>("WebKit", ["webkit2gtk-driver", "xvfb"], findMiniBrowser, () => ["--private"]);
  return { ...engine, run: (program, script) => withDisplay(() => engine.run(program, script)) };
}

function browser<Report>(
  name: string,
  debian: readonly string[],
  find: () => string | undefined,
  args: (profile: string) => string[],
): Engine<Report> {
  return {
    name,
    from: `Debian: ${debian[0]}`,
    find,
    install: () => {
      if (!debianInstall(debian))
        throw new Error(`apt-get could not install ${debian.join(" ")}: it needs Debian, and root or sudo`);
    },
    run: (program, suite) =>
      withFiles({}, async (profile) => ({
        version: /\d[\d.]*\w*/.exec(outputOf(program, ["--version"]))?.[0] ?? "unknown",
        report: await runInPage(suite, (address) => start(program, [...args(profile), address])),
      })),
  };
}

/** Starts a browser in its own process group, so that its helpers end with it. */
function start(program: string, args: readonly string[]): () => Promise<void> {
  const child = spawn(program, args, { stdio: "ignore", detached: true, timeout: 300_000, killSignal: "SIGKILL" });
  const exit = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
    child.once("error", () => resolve());
  });
  return async () => {
    if (child.pid === undefined || child.exitCode !== null) return;
    killTree(child.pid);
    await exit;
  };
}

/**
 * Debian installs it outside the PATH: /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser. Undefined without Xvfb
 * too.
 */
function findMiniBrowser(): string | undefined {
  if (onPath(["Xvfb"]) === undefined || !existsSync("/usr/lib")) return undefined;
  return readdirSync("/usr/lib")
    .filter((name) => name.endsWith("-linux-gnu"))
    .map((name) => join("/usr/lib", name, "webkit2gtk-4.1", "MiniBrowser"))
    .find(isExecutable);
}
