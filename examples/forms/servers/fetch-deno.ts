import { answer } from "./fetch.ts";
import { run } from "./run.ts";

const server = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen() {} }, answer);
await run(server.addr.port, () => server.shutdown());
