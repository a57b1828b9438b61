import { errorMonitor } from "node:events";
import type { ClientRequest, IncomingMessage } from "node:http";
import type { RejectingRule } from "../policy/decision.ts";
import { startTimer } from "./timer.ts";

/** The limits of one request over HTTP/1, its response included. */
export interface Watched {
  /** In milliseconds; Infinity for none. */
  readonly time: number;
  /** Of the body as it is received, before it is decompressed. */
  readonly responseBytes: number;
  /** Reports what exceeds a limit, and returns the error that ends the request. */
  exceed(rule: RejectingRule): Error;
}

/**
 * Ends a request, and the response that is being read, when it exceeds a limit. It also keeps Node from ending a body
 * without its end: Node takes a connection that this side destroys, or that the server resets, for the end of a body
 * that has no length.
 */
export function watch(request: ClientRequest, { time, responseBytes, exceed }: Watched): void {
  let response: IncomingMessage | undefined;
  let read: () => number = () => 0;
  let content = 0;
  // Without an error, as clients destroy what they do not want to read, the response ends without "end".
  const fail = (error?: Error): void => {
    if (response !== undefined && !response.complete) response.destroy(error);
  };
  const end = (rule: RejectingRule): void => {
    request.destroy(exceed(rule));
  };
  const measure = (): void => {
    // Chunk extensions, trailers and informational responses have no length that a server announces.
    if (content > responseBytes || read() - content > responseBytes + FRAMING) end("response-size");
  };

  const stop = startTimer(time, () => end("time"));
  request.once("close", stop);
  request.once("socket", (socket) => {
    const before = socket.bytesRead;
    read = () => socket.bytesRead - before;
  });
  request.on("information", measure);
  request.on(errorMonitor, fail);
  const { destroy } = request;
  request.destroy = (error) => {
    fail(error);
    return destroy.call(request, error);
  };
  request.prependOnceListener("response", (message) => {
    response = message;
    // 101 without the header `Upgrade`: nobody knows what comes next. Other informational replies are not responses.
    if (message.statusCode! < 200) request.destroy(new Error(`The server sent status ${message.statusCode}.`));
    const { push } = message;
    message.push = (chunk, encoding) => {
      content += chunk?.length ?? 0;
      measure();
      return push.call(message, chunk, encoding);
    };
    // Without a listener of the caller, Node would have discarded the body.
    if (request.listenerCount("response") === 0) message.resume();
  });
}

/** The bytes that a response may have beside those that a limit allows twice: heads, of which Node limits each. */
const FRAMING = 65_536;
