import { createFormReader, problemResponse } from "@url/form/fetch";
import { H3, serve } from "h3";
import { answerOf, options } from "./person.ts";
import { run } from "./run.ts";

const read = createFormReader(options);
const app = new H3().post("/", async ({ req }) => {
  const result = await read(req);
  return result.ok ? answerOf(result.value) : problemResponse(result.error);
});
const server = serve(app, { port: 0, hostname: "127.0.0.1", silent: true, gracefulShutdown: false });
await server.ready();
await run(Number(new URL(server.url!).port), () => server.close());
