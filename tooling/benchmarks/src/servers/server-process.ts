import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { CONTESTANTS } from "./contestants.ts";

// One server in a process of its own. It sends its port, and what it is asked for: the CPU time that it has used, or the
// memory that it keeps.
const server = createServer(await CONTESTANTS[process.argv[2]!]!());
server.keepAliveTimeout = 60_000;
server.listen(0, "127.0.0.1", () => {
  process.send!((server.address() as AddressInfo).port);
});
process.on("message", async (what) => {
  if (what === "memory") process.send!(await keptMemory());
  else {
    const { user, system } = process.cpuUsage();
    process.send!(user + system);
  }
});
process.on("disconnect", () => process.exit());

/** Bytes of the heap and of buffers outside of it, without garbage. What the system gives the process is not that: it gives pages, and gets few of them back. */
async function keptMemory(): Promise<number> {
  for (let count = 0; count < 3; count++) {
    (globalThis as { gc?: () => void }).gc!();
    // Buffers are freed later.
    await delay(50);
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
