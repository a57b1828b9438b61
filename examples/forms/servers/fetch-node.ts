import { serve } from "srvx";
import { answer } from "./fetch.ts";
import { run } from "./run.ts";

const server = serve({ fetch: answer, port: 0, hostname: "127.0.0.1", silent: true, gracefulShutdown: false });
await server.ready();
await run(Number(new URL(server.url!).port), () => server.close());
