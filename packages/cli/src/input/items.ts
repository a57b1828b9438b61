import type { IllFormed } from "@url/validator/internal";
import { type ArgumentKind, type Batch, batchesOf, type Source, type Unreadable } from "./batches.ts";

/** An input, and where it is from. */
export interface Item {
  readonly input: string;
  /** As in {@link Batch}. */
  readonly source: string | null;
  /** From 1; null for an argument. */
  readonly line: number | null;
  /** Where it has bytes that are not text; absent if it has none, or if nobody asked. */
  readonly illFormed?: IllFormed | undefined;
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

function itemsIn({ inputs, source, line, illFormed }: Batch): Item[] {
  return inputs.map((input, i) => {
    const item = { input, source, line: line === null ? null : line + i };
    return illFormed && item.line !== null ? { ...item, illFormed: illFormed.get(item.line) } : item;
  });
}
