import { hasBody, readBody } from "./body.ts";
import type { Answer, Exchange } from "./send.ts";

/** Makes the platform's `Response` of the last message, whose body is read as the caller reads it. */
export function createResponse(message: Answer, exchange: Exchange, redirected: boolean): Response {
  const { statusCode: status = 0, statusMessage: statusText = "" } = message;
  const headers = new Headers();
  for (let at = 0; at < message.rawHeaders.length; at += 2) {
    headers.append(message.rawHeaders[at]!, message.rawHeaders[at + 1]!);
  }
  const url = exchange.url.replace(/#.*$/s, "");
  const chunks = readBody(message, { ...exchange, url });
  const response = new Response(hasBody(exchange.method, status) ? streamOf(chunks) : null, { headers });
  // The end of a body that is not for the caller is awaited too, within the limits.
  if (response.body === null) chunks.next().catch(() => {});
  return describe(response, { url, redirected, status, statusText, ok: status >= 200 && status <= 299 });
}

/**
 * Gives a response and its clones what the constructor of `Response` does not take: it rejects a status above 599 and
 * text that is not ASCII, which Node's `fetch` returns. The method is the response's own: a server may have replaced the
 * global class, and a clone is then of the platform's.
 */
function describe(response: Response, facts: Readonly<Record<string, unknown>>): Response {
  const inherited = response.clone;
  const clone = () => describe(inherited.call(response), facts);
  for (const [name, value] of Object.entries({ ...facts, clone })) Object.defineProperty(response, name, { value });
  return response;
}

/** A stream that reads from `chunks` when it is read, and ends it when it is cancelled. */
function streamOf(chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      // A view of its own: the bytes of a Buffer have other methods.
      else controller.enqueue(new Uint8Array(value.buffer, value.byteOffset, value.length));
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
}
