/**
 * Returns a function that compares a text with a pattern, in which "*" stands for any text. It searches for the pieces between
 * the stars one after another, so the time is linear. The first and the last piece are at the ends.
 */
export function wildcard(pattern: string): (text: string) => boolean {
  const pieces = pattern.split("*");
  const first = pieces[0]!;
  const last = pieces[pieces.length - 1]!;
  const between = pieces.slice(1, -1);
  if (pieces.length === 1) return (text) => text === first;
  return (text) => {
    let at = first.length;
    const end = text.length - last.length;
    if (end < at || !text.startsWith(first) || !text.endsWith(last)) return false;
    for (const piece of between) {
      const found = text.indexOf(piece, at);
      if (found === -1 || found + piece.length > end) return false;
      at = found + piece.length;
    }
    return true;
  };
}
