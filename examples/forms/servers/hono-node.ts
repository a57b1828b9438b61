import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { app } from "./hono.ts";
import { run } from "./run.ts";

const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, async () => {
  await run((server.address() as AddressInfo).port, () => new Promise((resolve) => server.close(resolve)));
});
