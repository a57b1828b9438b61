import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

// A server in a process of its own, which prints its port.
const server = createServer((_, response) => response.end("ok"));
server.keepAliveTimeout = 60_000;
server.listen(0, "127.0.0.1", () => console.log((server.address() as AddressInfo).port));
