import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { LambdaEvent } from "@url/form/lambda";
import { handler } from "./lambda.ts";
import { run } from "./run.ts";

/** The events of API Gateway 1.0 and 2.0, and of a load balancer with headers of several values. */
const EVENTS: Readonly<Record<string, (headers: Record<string, string>, body: string) => LambdaEvent>> = {
  "1.0": (headers, body) => ({ headers, multiValueHeaders: lists(headers), body, isBase64Encoded: true }),
  "2.0": (headers, body) => ({ headers, body, isBase64Encoded: true }),
  balancer: (headers, body) => ({ multiValueHeaders: lists(headers), body, isBase64Encoded: true }),
};

// What the service does in front of the function: it reads the whole body, and makes an event of it.
const toEvent = EVENTS[process.argv[2]!]!;
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
  const result = await handler(toEvent(headers, Buffer.concat(chunks).toString("base64")));
  response.writeHead(result.statusCode, result.headers).end(result.body);
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
await run((server.address() as AddressInfo).port, () => new Promise((resolve) => server.close(resolve)));

function lists(headers: Record<string, string>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]]));
}
