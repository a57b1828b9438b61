import { Readable } from "node:stream";
import formbody from "@fastify/formbody";
import { formPlugin } from "@url/form/fastify";
import fastify, { type FastifyPluginCallback, type InjectOptions } from "fastify";
import { expect, test } from "vitest";
import { FORM } from "../servers/server.ts";

/** A behaviour that the tests of @fastify/formbody 9 (test/integration.test.js) require. */
interface Case {
  readonly name: string;
  readonly server?: { readonly bodyLimit: number };
  readonly theirs?: object;
  readonly ours?: object;
  readonly payload?: () => string | Readable;
}

const LONG = `foo=${"a".repeat(256)}`;
const stream = () => Readable.from([Buffer.alloc(70_000, "a")]);

const CASES: readonly Case[] = [
  { name: "reads a form" },
  {
    name: "limits a body by its Content-Length",
    theirs: { bodyLimit: 10 },
    ours: { maxBytes: 10 },
    payload: () => LONG,
  },
  {
    name: "limits a body without a Content-Length",
    theirs: { bodyLimit: 10 },
    ours: { maxBytes: 10 },
    payload: stream,
  },
  { name: "has the limit of the server", server: { bodyLimit: 10 }, payload: () => LONG },
  {
    name: "prefers its own limit to that of the server",
    server: { bodyLimit: 100_000 },
    theirs: { bodyLimit: 10 },
    ours: { maxBytes: 10 },
    payload: () => LONG,
  },
  { name: "refuses a parser that is not a function", theirs: { parser: "invalid" }, ours: { parser: "invalid" } },
  { name: "does not nest by default", payload: () => "foo[one]=foo&foo[two]=bar" },
  {
    name: "nests with another parser",
    theirs: { parser: () => ({ foo: { one: "foo", two: "bar" } }) },
    ours: { shape: "qs" },
    payload: () => "foo%5Bone%5D=foo&foo%5Btwo%5D=bar",
  },
];

test.each(CASES.map((row) => [row.name, row] as const))("%s", async (_, row) => {
  const theirs = await outcome(row, formbody as FastifyPluginCallback, row.theirs);
  const ours = await outcome(row, formPlugin as FastifyPluginCallback, row.ours);
  expect(ours).toEqual(theirs);
});

test("the rows have an outcome of each kind", async () => {
  const outcomes = await Promise.all(CASES.map((row) => outcome(row, formPlugin as FastifyPluginCallback, row.ours)));
  expect(outcomes.map((one) => (one === "refused" ? one : one[0]))).toEqual([
    200,
    413,
    413,
    413,
    413,
    "refused",
    200,
    200,
  ]);
});

async function outcome(
  { server, payload = () => "foo=foo" }: Case,
  plugin: FastifyPluginCallback,
  options: object = {},
): Promise<"refused" | readonly [status: number, value: unknown, sent: number]> {
  const app = fastify(server ?? {});
  let sent = 0;
  app.addHook("onSend", async () => {
    sent++;
    await new Promise((resolve) => setTimeout(resolve, 1));
  });
  try {
    await app.register(plugin, options);
    app.post("/", (request) => ({ ...(request.body as object), message: "done" }));
    await app.ready();
  } catch {
    return "refused";
  }
  const response = await app.inject({
    method: "POST",
    path: "/",
    headers: { "content-type": FORM },
    payload: payload() as NonNullable<InjectOptions["payload"]>,
  });
  await app.close();
  return [response.statusCode, response.statusCode === 200 ? response.json() : "", sent];
}
