import type { NodeRequest } from "./request.ts";

/**
 * Discards the rest of a rejected body for a limited time, and then closes the connection. Many clients read the answer
 * only after they have sent everything, and closing the connection of a client that is still sending may lose the
 * answer.
 */
export function discard(request: NodeRequest, patience: number): void {
  const { socket } = request;
  if (request.readableEnded || request.destroyed || !socket || socket.destroyed) return;
  // HTTP/2 has one connection for many requests, and can reset one of them.
  const isShared = request.httpVersionMajor >= 2;
  const cut = () => (isShared ? request.destroy() : socket.destroy());
  const timer = patience === Infinity ? undefined : setTimeout(cut, patience);
  const stop = () => {
    clearTimeout(timer);
    request.removeListener("end", stop);
    request.removeListener("close", stop);
    if (!isShared) socket.removeListener("close", stop);
  };
  request.once("end", stop);
  request.once("close", stop);
  // After the answer, a request of HTTP/1 has no event for a client that disconnects.
  if (!isShared) socket.once("close", stop);
  request.resume();
}
