/**
 * Returns `text` in one piece. V8 keeps a string that was made by many additions as a tree, with a node of 32 bytes for
 * each addition, until something reads it. A regular expression reads it, and the tree is freed.
 *
 * So a loop that adds small pieces to a string moves it to the end of another string each time it is longer than
 * {@link LONG}, and in one piece.
 */
export function flatten(text: string): string {
  /^/.test(text);
  return text;
}

/**
 * Returns what `work` returns for `text`, or, if `text` is long, for its parts of about {@link LONG} units one after
 * another, so that the memory that `work` needs on its way is bounded. A part ends where the first match of `last` ends,
 * a global expression, from that many units on; by default it is a code point.
 */
export function inParts(text: string, work: (part: string) => string, last: RegExp = CODE_POINT): string {
  let output = "";
  let start = 0;
  while (text.length - start > LONG) {
    last.lastIndex = start + LONG - 1;
    const end = last.test(text) ? last.lastIndex : text.length;
    output += flatten(work(text.slice(start, end)));
    start = end;
  }
  return output + work(text.slice(start));
}

const CODE_POINT = /[\ud800-\udbff][\udc00-\udfff]|[\s\S]/g;

/** How many units a string has in small pieces at most. Fewer measured slower, more no faster. */
export const LONG = 16384;

/**
 * Returns `text.replace(encoded, replacer)` for an expression that matches percent-encoded characters. Text that is long is
 * replaced in parts, because the engine keeps a list of all matches, of 60 bytes for each. `at` is an offset of `text`.
 */
export function replaceEncoded(text: string, encoded: RegExp, replacer: (match: string, at: number) => string): string {
  let from = 0;
  const replaced = (part: string): string => {
    const start = from;
    from += part.length;
    return part.replace(encoded, (match, at: number) => replacer(match, start + at));
  };
  return inParts(text, replaced, BETWEEN);
}

/** Ends where no percent-encoded character goes on. */
const BETWEEN = /[^%]{2}(?!%[89ab])/gi;
