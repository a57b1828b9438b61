import { spawnSync } from "node:child_process";

/**
 * Ends all processes that this one has started, and all that they have started: the runner reports a worker that is
 * gone as a failure, and goes on. Without `ps`, this process ends itself.
 */
export function endWorkers(): void {
  const { stdout, status } = spawnSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8", timeout: 10_000 });
  if (status !== 0) process.exit(1);
  const processes = stdout.split("\n").map((line) => line.trim().split(/\s+/).map(Number));
  const descendants = (id: number): number[] =>
    processes.flatMap(([child, parent]) => (parent === id ? [child!, ...descendants(child!)] : []));
  for (const id of descendants(process.pid)) {
    try {
      process.kill(id, "SIGKILL");
    } catch {
      // It has ended already, as `ps` itself has.
    }
  }
}
