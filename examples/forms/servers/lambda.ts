import { createFormReader, type LambdaEvent, type LambdaResult, problemResult } from "@url/form/lambda";
import { answerOf, options } from "./person.ts";

const read = createFormReader(options);

export async function handler(event: LambdaEvent): Promise<LambdaResult> {
  const result = await read(event);
  if (!result.ok) return problemResult(result.error);
  const headers = { "content-type": "application/json" };
  return { statusCode: 200, headers, body: JSON.stringify(answerOf(result.value)) };
}
