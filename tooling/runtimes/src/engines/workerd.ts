import { spawn } from "node:child_process";
import { join } from "node:path";
import type { Readable } from "node:stream";
import type { SuiteReport } from "../suite/report.ts";
import type { Engine } from "./engine.ts";
import { installed, npmInstall } from "./npm.ts";
import { outputOf, withFiles } from "./run-program.ts";

/** The engine of Cloudflare Workers: a worker answers one request with the report. */
export function workerd(): Engine {
  return {
    name: "workerd",
    from: "npm: @cloudflare/workerd-linux-64",
    find: () => installed("workerd", "@cloudflare/workerd-linux-64/bin/workerd"),
    install: () => npmInstall("workerd", ["@cloudflare/workerd-linux-64"]),
    run: (program, suite) =>
      withFiles({ "config.capnp": CONFIG, "worker.js": `${suite}\n${WORKER}` }, async (folder) => ({
        version: /\d[\w.-]*/.exec(outputOf(program, ["--version"]))?.[0] ?? "unknown",
        report: await ask(program, join(folder, "config.capnp")),
      })),
  };
}

/** Starts it on a port that it chooses, and says on descriptor 3, and asks it once. */
async function ask(program: string, config: string): Promise<SuiteReport> {
  const child = spawn(program, ["serve", config, "--control-fd=3"], { stdio: ["ignore", "ignore", "inherit", "pipe"] });
  try {
    const { port } = await new Promise<{ port: number }>((resolve, reject) => {
      child.once("error", reject);
      child.once("exit", (status) => reject(new Error(`workerd ended with ${status}`)));
      (child.stdio[3] as Readable).once("data", (line) => resolve(JSON.parse(String(line))));
    });
    return (await (await fetch(`http://127.0.0.1:${port}/`)).json()) as SuiteReport;
  } finally {
    child.removeAllListeners("exit");
    child.kill("SIGKILL");
  }
}

const WORKER = "export default { fetch: () => new Response(runSuite()) };";

const CONFIG = `using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [(name = "main", worker = (
    modules = [(name = "worker.js", esModule = embed "worker.js")],
    compatibilityDate = "2026-01-01",
  ))],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
`;
