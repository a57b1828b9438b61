import type { BodyOptions } from "../body/options.ts";
import type { Global } from "../global.ts";
import type { Pair } from "../parse-string.ts";
import { createDecoder } from "./decoder.ts";
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
  const decoder = createDecoder(options);
  return createStream<Uint8Array, Pair>(
    (chunk) => decoder.push(chunk),
    () => decoder.end(),
  );
}

/**
 * A `TransformStream<[string, string], Uint8Array>` around an encoder.
 * @throws ReferenceError where the platform has no `TransformStream`
 */
export function createEncoderStream(): Global<"TransformStream", StreamLike> {
  const encoder = createEncoder();
  const some = (bytes: Uint8Array) => (bytes.length > 0 ? [bytes] : []);
  return createStream<readonly [string, string], Uint8Array>(
    (pair) => some(encoder.push([pair])),
    () => some(encoder.end()),
  );
}

function createStream<In, Out>(push: (chunk: In) => readonly Out[], end: () => readonly Out[]): never {
  return new TransformStream({
    transform: (chunk: In, controller) => push(chunk).forEach((item) => controller.enqueue(item)),
    flush: (controller) => end().forEach((item) => controller.enqueue(item)),
  });
}

interface Controller {
  enqueue(item: unknown): void;
}

declare const TransformStream: new (transformer: {
  transform(chunk: never, controller: Controller): void;
  flush(controller: Controller): void;
}) => never;
