import type { IncomingMessage } from "node:http";
import type { BodyOptions } from "@url/urlencoded/body";
import { decodeStream } from "@url/urlencoded/stream";

/** How long, in milliseconds, who was refused may go on sending before the connection is cut. */
const PATIENCE = 5000;

/**
 * Reads the pairs of a form from a request of Node's `http`. Rejects with a `FormError` when it is refused, and
 * with the request's own error when the sender goes away.
 */
export async function readForm(
  request: IncomingMessage,
  options?: BodyOptions & { readonly patience?: number },
): Promise<[string, string][]> {
  const pairs: [string, string][] = [];
  try {
    // Were it destroyed with the loop, the connection would go with it, and the answer.
    for await (const pair of decodeStream(request.iterator({ destroyOnReturn: false }), options)) pairs.push(pair);
    return pairs;
  } catch (error) {
    if (!request.destroyed) discard(request, options?.patience ?? PATIENCE);
    throw error;
  }
}

/**
 * Throws away what still comes: many clients read the answer only after all is sent, and a connection that is
 * closed on one that sends may take the answer with it. Not for ever.
 */
function discard(request: IncomingMessage, patience: number): void {
  const timer = setTimeout(() => request.socket.destroy(), patience);
  const stop = () => clearTimeout(timer);
  request.once("end", stop);
  // The socket's: once it is answered, a request does not hear that its sender has gone.
  request.socket.once("close", stop);
  request.resume();
}
