import type { AddressInfo } from "node:net";
import { type FormTypeProvider, formPlugin } from "@url/form/fastify";
import fastify from "fastify";
import { answerOf, maxBytes, schema, types } from "./person.ts";
import { run } from "./run.ts";

const app = fastify().withTypeProvider<FormTypeProvider>();
await app.register(formPlugin, { types, maxBytes });
app.post("/", { schema: { body: schema } }, (request) => answerOf(request.body));
await app.listen({ port: 0, host: "127.0.0.1" });
await run((app.server.address() as AddressInfo).port, () => app.close());
