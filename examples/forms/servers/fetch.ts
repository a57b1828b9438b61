import { createFormReader, problemResponse } from "@url/form/fetch";
import { answerOf, options } from "./person.ts";

const read = createFormReader(options);

export async function answer(request: Request): Promise<Response> {
  const result = await read(request);
  return result.ok ? Response.json(answerOf(result.value)) : problemResponse(result.error);
}
