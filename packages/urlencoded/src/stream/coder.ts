import { propertyOf, refuse } from "@url/result/internal";

/** Takes items one by one, and returns what each item completes: often nothing, or several. */
export interface Coder<In, Out> {
  push(item: In): Out[];
  /** Returns what is left at the end. */
  end(): Out[];
}

/** Yields what `coder` returns for `source`. Closes the source if the consumer stops early or the coder throws. */
export async function* run<In, Out>(
  coder: Coder<In, Out>,
  source: AsyncIterable<In> | Iterable<In>,
): AsyncGenerator<Out, void, undefined> {
  for await (const item of source) yield* coder.push(item);
  yield* coder.end();
}

/** Throws a TypeError if `source`, the argument `name` of the function `where`, cannot be iterated. */
export function expectSource(source: unknown, where: string, name: string): void {
  const method = propertyOf(source, Symbol.asyncIterator) ?? propertyOf(source, Symbol.iterator);
  if (typeof source !== "object" || ArrayBuffer.isView(source) || typeof method !== "function") {
    refuse(source, where, name, "an iterable or an async iterable");
  }
}
