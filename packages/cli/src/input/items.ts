import { type ArgumentKind, type Batch, batchesOf, type Source, type Unreadable } from "./batches.ts";

/** An input, and where it is from. */
export interface Item {
  readonly input: string;
  /** As in {@link Batch}. */
  readonly source: string | null;
  /** From 1; null for an argument. */
  readonly line: number | null;
}

/** Yields the inputs of `batchesOf`, each with its place. */
export async function* itemsOf(
  positionals: readonly string[],
  kind: ArgumentKind,
  source: Source,
  unreadable: Unreadable,
): AsyncGenerator<Item[]> {
  for await (const batch of batchesOf(positionals, kind, source, unreadable)) yield itemsIn(batch);
}

function itemsIn({ inputs, source, line }: Batch): Item[] {
  return inputs.map((input, i) => ({ input, source, line: line === null ? null : line + i }));
}
