import { decide } from "../policy/decision.ts";
import { record } from "../record.ts";
import { decode, decodersOf } from "./decode.ts";
import type { Answer, Exchange } from "./send.ts";

/** Whether a response has a body for the caller. A server may send one all the same. */
export function hasBody(method: string, status: number): boolean {
  return method !== "HEAD" && status !== 204 && status !== 205 && status !== 304;
}

/**
 * The body of a response, decompressed: every byte of it, or an error. A body that is not for the caller is empty, and
 * one that is sent all the same, or only announced, ends the connection. Whatever ends the body, early or not, stops the
 * clock, and returns or closes the connection.
 */
export async function* readBody(message: Answer, exchange: Exchange): AsyncGenerator<Uint8Array> {
  const { policy, deadline, method, url } = exchange;
  const { ending } = deadline;
  const isWanted = hasBody(method, message.statusCode!);
  try {
    // Nobody waits for it: the `fetch` of Node 26 does not pass on an abort of a 205.
    if (!isWanted && !message.complete) return;
    const { responseBytes } = policy.limits;
    const exceed = async () => (await record(policy, decide("response-size", { url })))!;
    const decoders = isWanted ? decodersOf(message.headers["content-encoding"]) : [];
    for await (const chunk of decode(message, decoders, { responseBytes, exceed })) {
      if (!isWanted) return;
      // What was received may still be decoded when the connection has ended.
      if (ending.isOver) throw ending.reason;
      yield chunk;
    }
    if (ending.isOver) throw ending.reason;
  } catch (error) {
    throw deadline.fail(error);
  } finally {
    deadline.stop();
    if (!message.complete || !message.req.writableFinished) message.req.destroy();
  }
}
