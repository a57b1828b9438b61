import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { Engine } from "./engine.ts";

/**
 * Starts an engine in a process of its own: the module `module` of this folder, which answers a line of JSON with one. The
 * engine may need another Node, and ClickHouse blocks the process in which it is.
 */
export function startProcess(node: string, module: string, args: readonly string[]): Engine {
  const script = fileURLToPath(new URL(module, import.meta.url));
  const child = spawn(node, [script, ...args], { timeout: 300_000, killSignal: "SIGKILL" });
  let complaints = "";
  child.stderr.on("data", (bytes) => {
    complaints += bytes;
  });
  const ended = new Promise<void>((resolve) => child.on("close", () => resolve()));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async call(name, rows) {
      child.stdin.write(`${JSON.stringify({ name, rows })}\n`);
      const line = await lines.next();
      if (line.done) throw new Error(`${module} has ended: ${complaints}`);
      const answer = JSON.parse(line.value);
      if (answer.error !== undefined) throw new Error(answer.error);
      return answer.values;
    },
    close() {
      child.stdin.end();
      return ended;
    },
  };
}
