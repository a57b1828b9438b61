import type { IncomingMessage } from "node:http";
import { decide } from "../policy/decision.ts";
import type { CompiledPolicy } from "../policy/policy.ts";
import { record } from "../record.ts";
import { withoutCredentials } from "../rules/without-credentials.ts";
import type { Deadline } from "./deadline.ts";
import { decode } from "./decode.ts";
import type { Hop } from "./hop.ts";

/** Makes the platform's `Response` of the last message, whose body is read as the caller reads it. */
export function createResponse(
  policy: CompiledPolicy,
  hop: Hop,
  message: IncomingMessage,
  { deadline, redirected }: { readonly deadline: Deadline; readonly redirected: boolean },
): Response {
  const status = message.statusCode!;
  const headers = new Headers();
  for (let at = 0; at < message.rawHeaders.length; at += 2) {
    headers.append(message.rawHeaders[at]!, message.rawHeaders[at + 1]!);
  }
  const hasBody = hop.method !== "HEAD" && status !== 204 && status !== 205 && status !== 304;
  if (!hasBody) {
    deadline.stop();
    message.resume();
  }
  const url = withoutCredentials(hop.url).replace(/#.*$/s, "");
  const body = hasBody ? streamOf(readBody(policy, message, deadline, url)) : null;
  const response = new Response(body, { status, statusText: message.statusMessage ?? "", headers });
  return Object.defineProperties(response, { url: { value: url }, redirected: { value: redirected } });
}

/** A stream that reads from `chunks` when it is read, and ends it when it is cancelled. */
function streamOf(chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
}

/** The decompressed body. Whatever ends it, early or not, stops the clock and frees the connection. */
async function* readBody(
  policy: CompiledPolicy,
  message: IncomingMessage,
  deadline: Deadline,
  url: string,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  try {
    for await (const chunk of decode(message) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > policy.limits.responseBytes) throw await record(policy, decide("response-size", { url }));
      yield new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.length);
    }
  } catch (error) {
    throw deadline.fail(error);
  } finally {
    deadline.stop();
    message.destroy();
  }
}
