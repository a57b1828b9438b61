import type { Server } from "node:net";
import type { NodeRequest, NodeResponse } from "./request.ts";

type Socket = NodeRequest["socket"];

/** The connection of a rejected client that is still sending. */
interface Lingering {
  readonly socket: Socket;
  /** In milliseconds of `performance.now()`. */
  readonly end: number;
  readonly cut: () => void;
}

/**
 * Discards the rest of a rejected body for a limited time, and then closes the connection. Many clients read the answer
 * only after they have sent everything, and closing the connection of a client that is still sending may lose the
 * answer. With the `response`, the answer announces that the connection ends with it.
 * @see https://www.rfc-editor.org/rfc/rfc9112#name-tear-down
 */
export function discard(request: NodeRequest, patience: number, response?: NodeResponse): void {
  const { socket } = request;
  if (request.readableEnded || request.destroyed || !socket || socket.destroyed) return;
  // HTTP/2 has one connection for many requests, and can reset one of them.
  if (request.httpVersionMajor >= 2) linger(request, { socket, patience, cut: () => request.destroy() });
  // Otherwise the rest of the body is here already, and the connection is ready for the next request.
  else if (!request.complete) {
    if (response && !response.headersSent) (response as { shouldKeepAlive?: boolean }).shouldKeepAlive = false;
    // Node destroys a connection behind an answer with "Connection: close". This ends only our half of it.
    socket.destroySoon = () => void socket.end();
    const stop = linger(request, { socket, patience, cut: () => socket.destroy() });
    request.once("end", () => {
      stop();
      if (socket.writableEnded) socket.destroySoon();
    });
    // After the answer, a request of HTTP/1 has no event for a client that disconnects.
    socket.once("close", stop);
  }
  request.resume();
}

/** Cuts a client at the end of its time, unless the request ends before, and returns a function that stops that. */
function linger(
  request: NodeRequest,
  { socket, patience, cut }: { readonly socket: Socket; readonly patience: number; readonly cut: () => void },
): () => void {
  const lingering: Lingering = { socket, end: performance.now() + patience, cut };
  const stop = (): void => {
    LINGERING.delete(lingering);
    Reflect.deleteProperty(socket, "destroySoon");
  };
  LINGERING.add(lingering);
  timer ??= setInterval(check, INTERVAL).unref();
  request.once("close", () => {
    // Of HTTP/1, it is the event of an answer too.
    if (request.httpVersionMajor >= 2 || request.readableEnded) stop();
  });
  return stop;
}

function check(): void {
  const now = performance.now();
  for (const lingering of LINGERING) {
    const { socket, end, cut } = lingering;
    // A server that closes waits for its connections, and has sent this one its answer.
    const isLast = socket.writableEnded && (socket as { server?: Server }).server?.listening === false;
    if (!isLast && now < end) continue;
    LINGERING.delete(lingering);
    cut();
  }
  if (LINGERING.size > 0) return;
  clearInterval(timer);
  timer = undefined;
}

/** All of them share one timer, which does not keep the process alive. */
const LINGERING: Set<Lingering> = /* @__PURE__ */ new Set();
let timer: ReturnType<typeof setInterval> | undefined;

/** In milliseconds. */
const INTERVAL = 20;
