/**
 * Strings as they come off a socket: each decoded from bytes of its own. JavaScript engines keep such a string in one
 * piece, where one that was cut out of another is a window on it.
 */
export function flat(texts: readonly string[]): string[] {
  return texts.map(flatten);
}

/** The same for one string. */
export function flatten(text: string): string {
  return Buffer.from(text).toString();
}

/** Strings as they come out of a file that is read whole: each cut out of one large string. */
export function sliced(texts: readonly string[]): string[] {
  return flatten(texts.join("\n")).split("\n");
}

/** `count` of them, from all over the list. */
export function spread<Item>(items: readonly Item[], count: number): Item[] {
  if (items.length <= count) return [...items];
  return Array.from({ length: count }, (_, i) => items[Math.floor((i * items.length) / count)]!);
}
