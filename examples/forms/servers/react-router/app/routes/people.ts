import { createFormReader, problemResponse } from "@url/form/fetch";
import { answerOf, options } from "../../person";
import type { Route } from "./+types/people";

const read = createFormReader(options);

export async function action({ request }: Route.ActionArgs): Promise<Response> {
  const result = await read(request);
  return result.ok ? Response.json(answerOf(result.value)) : problemResponse(result.error);
}
