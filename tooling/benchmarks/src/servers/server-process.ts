import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { CONTESTANTS } from "./contestants.ts";

// One server in a process of its own. It sends its port, and the CPU time that it has used when it is asked for it.
const server = createServer(await CONTESTANTS[process.argv[2]!]!());
server.keepAliveTimeout = 60_000;
server.listen(0, "127.0.0.1", () => {
  const { port } = server.address() as AddressInfo;
  process.send!({ port, version: process.versions.node });
});
process.on("message", () => {
  const { user, system } = process.cpuUsage();
  process.send!(user + system);
});
process.on("disconnect", () => process.exit());
