import type { IncomingMessage } from "node:http";
import type { BodyOptions } from "@url/urlencoded/body";
import { decodeStream } from "@url/urlencoded/stream";

/** How long, in milliseconds, a rejected client may go on sending before it is disconnected. */
const PATIENCE = 5000;

/**
 * Reads the pairs of a form from a request of Node's `http`. The promise rejects with a `FormError` if the form is
 * rejected, and with the request's own error if the client disconnects.
 */
export async function readForm(
  request: IncomingMessage,
  options?: BodyOptions & { readonly patience?: number },
): Promise<[string, string][]> {
  const pairs: [string, string][] = [];
  try {
    // If the loop destroyed the request, that would close the connection before the answer is sent.
    for await (const pair of decodeStream(request.iterator({ destroyOnReturn: false }), options)) pairs.push(pair);
    return pairs;
  } catch (error) {
    if (!request.destroyed) discard(request, options?.patience ?? PATIENCE);
    throw error;
  }
}

/**
 * Discards the rest of the body, for a limited time. Many clients read the answer only after they have sent everything,
 * and closing the connection of a client that is still sending may lose the answer.
 */
function discard(request: IncomingMessage, patience: number): void {
  const timer = setTimeout(() => request.socket.destroy(), patience);
  const stop = () => clearTimeout(timer);
  request.once("end", stop);
  // On the socket, because after the answer the request has no event for a client that disconnects.
  request.socket.once("close", stop);
  request.resume();
}
