import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createFormReader, sendProblem } from "@url/form/node";
import { expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";

vi.mock("@fastify/busboy", () => {
  throw new Error("Cannot find package '@fastify/busboy'");
});

test("without the parser, a form with files is a 415 that names the package, and other forms are read", async () => {
  const types = ["application/x-www-form-urlencoded", "multipart/form-data"];
  const read = createFormReader({ schema: z.object({ a: z.string() }), types });
  const server = createServer(async (request, response) => {
    const result = await read(request);
    if (result.ok) response.end(JSON.stringify(result.value));
    else sendProblem(response, result.error);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const body = new FormData();
  body.set("a", "x".repeat(500_000));
  const answer = await fetch(origin, { method: "POST", body });
  expect([answer.status, answer.headers.get("accept")]).toEqual([415, "application/x-www-form-urlencoded"]);
  expect(await answer.json()).toMatchObject({
    code: "multipart",
    detail: "The body is multipart/form-data, which needs the package @fastify/busboy on the server.",
  });
  const other = await fetch(origin, { method: "POST", body: new URLSearchParams({ a: "1" }) });
  expect(await other.json()).toEqual({ a: "1" });
});
