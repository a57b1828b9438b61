import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createFormReader, sendProblem } from "@url/form/node";
import { createApp, createRouter, eventHandler, toNodeListener } from "h3";
import { answerOf, options } from "./person.ts";
import { run } from "./run.ts";

const read = createFormReader(options);
const router = createRouter().post(
  "/",
  eventHandler(async ({ node }) => {
    const result = await read(node.req);
    return result.ok ? answerOf(result.value) : sendProblem(node.res, result.error);
  }),
);
const server = createServer(toNodeListener(createApp().use(router)));
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
await run((server.address() as AddressInfo).port, () => new Promise((resolve) => server.close(resolve)));
