import type { AddressInfo } from "node:net";
import { form } from "@url/form/koa";
import Koa from "koa";
import { answerOf, options } from "./person.ts";
import { run } from "./run.ts";

const app = new Koa();
app.use(form(options)).use((context) => {
  context.body = answerOf(context.request.body);
});
const server = app.listen(0, "127.0.0.1", async () => {
  await run((server.address() as AddressInfo).port, () => new Promise((resolve) => server.close(resolve)));
});
