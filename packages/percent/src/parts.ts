/**
 * Returns `text` in one piece. V8 keeps a string that was made by many additions as a tree, with a node of 32 bytes for
 * each addition, until something reads it. A regular expression reads it, and the tree is freed.
 *
 * So a loop that adds small pieces to a string moves it to the end of another string each time it is longer than
 * {@link LONG}, and in one piece.
 */
export function flatten(text: string): string {
  ANY.test(text);
  return text;
}

/**
 * Returns what `work` returns for `text`, or, if `text` is long, for its parts of about {@link LONG} units one after
 * another, so that the memory that `work` needs on its way is bounded. `cutAt` returns where a part may end, from `at`
 * on; without it no part ends within a surrogate pair.
 */
export function inParts(
  text: string,
  work: (part: string) => string,
  cutAt: (text: string, at: number) => number = afterPair,
): string {
  if (text.length <= LONG) return work(text);
  let output = "";
  for (let start = 0; start < text.length; ) {
    const end = cutAt(text, start + LONG);
    output += flatten(work(text.slice(start, end)));
    start = end;
  }
  return output;
}

function afterPair(text: string, at: number): number {
  return text.codePointAt(at - 1)! > 0xffff ? at + 1 : at;
}

/** How many units a string has in small pieces at most. Fewer measured slower, more no faster. */
export const LONG = 16384;

const ANY = /^/;
