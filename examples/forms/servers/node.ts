import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createFormReader, sendProblem } from "@url/form/node";
import { answerOf, options } from "./person.ts";
import { run } from "./run.ts";

const read = createFormReader(options);
const server = createServer(async (request, response) => {
  const result = await read(request);
  if (!result.ok) return sendProblem(response, result.error);
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify(answerOf(result.value)));
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
await run((server.address() as AddressInfo).port, () => new Promise((resolve) => server.close(resolve)));
