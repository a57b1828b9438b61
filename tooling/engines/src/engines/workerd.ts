import { spawn } from "node:child_process";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { installed, npmInstall } from "@url/tooling-shared/engines";
import { outputOf } from "@url/tooling-shared/programs";
import type { SuiteReport } from "../suite/report.ts";
import type { Engine } from "./engine.ts";
import { withFiles } from "./with-files.ts";

/**
 * The engine of Cloudflare Workers: a worker answers one request with the report. The features of its platform depend
 * on the worker's compatibility date.
 */
export function workerd<Report = SuiteReport>(date: string = "2026-01-01"): Engine<Report> {
  return {
    name: date === "2026-01-01" ? "workerd" : `workerd as of ${date}`,
    from: "npm: @cloudflare/workerd-linux-64",
    find: () => installed("workerd", "@cloudflare/workerd-linux-64/bin/workerd"),
    install: () => npmInstall("workerd", ["@cloudflare/workerd-linux-64"]),
    run: (program, suite) =>
      withFiles({ "config.capnp": config(date), "worker.js": `${suite}\n${WORKER}` }, async (folder) => ({
        version: /\d[\w.-]*/.exec(outputOf(program, ["--version"]))?.[0] ?? "unknown",
        report: await ask(program, join(folder, "config.capnp")),
      })),
  };
}

/** Starts it on a port that it chooses and writes to descriptor 3, and sends one request. */
async function ask<Report>(program: string, config: string): Promise<Report> {
  const child = spawn(program, ["serve", config, "--control-fd=3"], {
    stdio: ["ignore", "ignore", "inherit", "pipe"],
    timeout: 300_000,
    killSignal: "SIGKILL",
  });
  try {
    const { port } = await new Promise<{ port: number }>((resolve, reject) => {
      child.once("error", reject);
      child.once("exit", (status) => reject(new Error(`workerd ended with ${status}`)));
      (child.stdio[3] as Readable).once("data", (line) => resolve(JSON.parse(String(line))));
    });
    return (await (await fetch(`http://127.0.0.1:${port}/`)).json()) as Report;
  } finally {
    child.removeAllListeners("exit");
    child.kill("SIGKILL");
  }
}

const WORKER = "export default { fetch: async () => new Response(await runSuite()) };";

/** `internet` is what a worker's `fetch` reaches: here, servers of this machine. */
const config = (date: string) => `using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [(name = "main", worker = (
    modules = [(name = "worker.js", esModule = embed "worker.js")],
    compatibilityDate = "${date}",
  )), (name = "internet", network = (allow = ["local", "private"]))],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
`;
