/** Something that is fed item by item, and gives what each item completes: often nothing, or many. */
export interface Coder<In, Out> {
  push(item: In): Out[];
  /** What is left at the end. */
  end(): Out[];
}

/** What `coder` makes of `source`, which is ended when the consumer stops early or the coder throws. */
export async function* run<In, Out>(
  coder: Coder<In, Out>,
  source: AsyncIterable<In> | Iterable<In>,
): AsyncGenerator<Out, void, undefined> {
  for await (const item of source) yield* coder.push(item);
  yield* coder.end();
}
