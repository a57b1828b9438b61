import type { BodyOptions } from "@url/urlencoded/body";
import { createDecoderStream, type FormError } from "@url/urlencoded/stream";

/** Answers a form with its pairs. For every server that takes a function from a `Request` to a `Response`. */
export async function handleForm(request: Request, options?: BodyOptions): Promise<Response> {
  const pairs: [string, string][] = [];
  const reader = request.body?.pipeThrough(createDecoderStream(options)).getReader();
  try {
    // Not `for await`: Safari's streams are not async iterables.
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) pairs.push(next.value);
    return Response.json(pairs);
  } catch (error) {
    if (!isFormError(error)) throw error;
    return Response.json({ code: error.code }, { status: error.status });
  }
}

function isFormError(error: unknown): error is FormError {
  return error instanceof Error && error.name === "FormError";
}
