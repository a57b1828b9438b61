import type { BodyOptions } from "../core/options.ts";
import type { Global } from "../global.ts";
import type { Coder } from "./coder.ts";
import { createThrowingDecoder } from "./decoder.ts";
import { createEncoderFor } from "./encoder.ts";

/** What is known of a `TransformStream` if the caller's types have none. */
export interface StreamLike {
  readonly readable: object;
  readonly writable: object;
}

/**
 * Creates a `TransformStream<Uint8Array, [string, string]>` that decodes a body. It errors with a `FormStreamError` for a body
 * that `parseBody` rejects.
 * @throws ReferenceError if the platform has no `TransformStream`; TypeError or RangeError for a wrong option
 * @example new Response("a=1&b=2").body.pipeThrough(createFormDecoderStream({ maxPairs: 100 }))
 * @see https://streams.spec.whatwg.org/#ts-class
 */
export function createFormDecoderStream(options?: BodyOptions): Global<"TransformStream", StreamLike> {
  return createStream(createThrowingDecoder("createFormDecoderStream", options));
}

/**
 * Creates a `TransformStream<[string, string], Uint8Array>` that encodes a body.
 * @throws ReferenceError if the platform has no `TransformStream`
 * @example ReadableStream.from([["a", "1"]]).pipeThrough(createFormEncoderStream())
 * @see https://streams.spec.whatwg.org/#ts-class
 */
export function createFormEncoderStream(): Global<"TransformStream", StreamLike> {
  return createStream(createEncoderFor("createFormEncoderStream"));
}

function createStream<In, Out>({ push, end }: Coder<In, Out>): never {
  const enqueue = (items: Out[], controller: Controller) => {
    for (const item of items) controller.enqueue(item);
  };
  return new TransformStream({
    transform: (item: In, controller) => enqueue(push(item), controller),
    flush: (controller) => enqueue(end(), controller),
  });
}

interface Controller {
  enqueue(item: unknown): void;
}

declare const TransformStream: new (transformer: {
  transform(item: never, controller: Controller): void;
  flush(controller: Controller): void;
}) => never;
