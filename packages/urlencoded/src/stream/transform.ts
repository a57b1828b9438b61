import type { BodyOptions } from "../body/options.ts";
import type { Global } from "../global.ts";
import type { Coder } from "./coder.ts";
import { createDecoderFor } from "./decoder.ts";
import { createEncoder } from "./encoder.ts";

/** What is known of a `TransformStream` where the caller's types have none. */
export interface StreamLike {
  readonly readable: object;
  readonly writable: object;
}

/**
 * A `TransformStream<Uint8Array, [string, string]>` around a decoder. Errors with its `FormError`.
 * @throws ReferenceError where the platform has no `TransformStream`
 */
export function createDecoderStream(options?: BodyOptions): Global<"TransformStream", StreamLike> {
  return createStream(createDecoderFor("createDecoderStream", options));
}

/**
 * A `TransformStream<[string, string], Uint8Array>` around an encoder.
 * @throws ReferenceError where the platform has no `TransformStream`
 */
export function createEncoderStream(): Global<"TransformStream", StreamLike> {
  return createStream(createEncoder());
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
