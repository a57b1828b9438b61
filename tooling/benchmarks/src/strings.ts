/**
 * Returns strings like those from a socket, each decoded from its own bytes. JavaScript engines keep such a string in
 * one piece, while a substring refers to the string that it was cut from.
 */
export function flat(texts: readonly string[]): string[] {
  return texts.map(flatten);
}

/** The same for one string. */
export function flatten(text: string): string {
  return Buffer.from(text).toString();
}

/** Returns strings like those from a file that is read at once, each cut out of one large string. */
export function sliced(texts: readonly string[]): string[] {
  return flatten(texts.join("\n")).split("\n");
}

/** Returns `count` items, spread over the whole list. */
export function spread<Item>(items: readonly Item[], count: number): Item[] {
  if (items.length <= count) return [...items];
  return Array.from({ length: count }, (_, i) => items[Math.floor((i * items.length) / count)]!);
}
