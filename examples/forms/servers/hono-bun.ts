import { app } from "./hono.ts";
import { run } from "./run.ts";

const server = Bun.serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
await run(server.port!, () => server.stop());
