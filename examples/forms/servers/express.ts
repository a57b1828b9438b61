import type { AddressInfo } from "node:net";
import { form } from "@url/form/express";
import express from "express";
import { answerOf, options } from "./person.ts";
import { run } from "./run.ts";

const app = express();
app.post("/", form(options), (request, response) => {
  response.json(answerOf(request.body));
});
const server = app.listen(0, "127.0.0.1", async () => {
  await run((server.address() as AddressInfo).port, () => new Promise((resolve) => server.close(resolve)));
});
