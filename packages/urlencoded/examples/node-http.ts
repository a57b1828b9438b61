import type { IncomingMessage, ServerResponse } from "node:http";
import type { FormError } from "@url/urlencoded/stream";
import { readForm } from "./read-form.ts";

/** Answers a form with its pairs: `createServer((request, response) => handleForm(request, response))`. */
export async function handleForm(
  request: IncomingMessage,
  response: ServerResponse,
  options?: Parameters<typeof readForm>[1],
): Promise<void> {
  try {
    answer(response, 200, await readForm(request, options));
  } catch (error) {
    if (isFormError(error)) answer(response, error.status, { code: error.code });
    // Otherwise the client has disconnected, and nobody can be answered.
    else response.destroy();
  }
}

function answer(response: ServerResponse, status: number, content: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(content));
}

function isFormError(error: unknown): error is FormError {
  return error instanceof Error && error.name === "FormError";
}
