import { formValidator } from "@url/form/hono";
import { Hono } from "hono";
import { answerOf, maxBytes, schema } from "./person.ts";

export const app = new Hono();
app.post("/", formValidator(schema, { maxBytes }), (c) => c.json(answerOf(c.req.valid("form"))));
