/**
 * `text` in one piece. What `+=` makes of many small strings V8 keeps as a tree, with a node of 32 bytes for each
 * addition, until something reads it; a regular expression does, and leaves nothing of the tree.
 *
 * So a loop that adds to a text moves it, each time it is {@link LONG}, in one piece to the end of another.
 */
export function flatten(text: string): string {
  ANY.test(text);
  return text;
}

/**
 * What `work` makes of `text`, one part of {@link LONG} units after another, so that what it needs on its way is
 * bounded. `work` must give for two texts together what it gives for one and the other, if they are cut at `cutAt`:
 * by default between any two code points.
 */
export function inParts(
  text: string,
  work: (part: string) => string,
  cutAt: (text: string, at: number) => number = betweenCodePoints,
): string {
  if (text.length <= LONG) return work(text);
  let output = "";
  for (let start = 0; start < text.length; ) {
    const end = text.length - start > LONG ? cutAt(text, start + LONG) : text.length;
    output += flatten(work(text.slice(start, end)));
    start = end;
  }
  return output;
}

/** The same for bytes, which `work` gives for a part. */
export function bytesInParts(
  text: string,
  work: (part: string) => Uint8Array,
  cutAt?: (text: string, at: number) => number,
): Uint8Array {
  if (text.length <= LONG) return work(text);
  const parts: Uint8Array[] = [];
  let length = 0;
  inParts(
    text,
    (part) => {
      // A copy: what `work` gives may be the beginning of something longer.
      const bytes = work(part).slice();
      parts.push(bytes);
      length += bytes.length;
      return "";
    },
    cutAt,
  );
  const output = new Uint8Array(length);
  let at = 0;
  for (const bytes of parts) {
    output.set(bytes, at);
    at += bytes.length;
  }
  return output;
}

/** How many units a text has in pieces at most, before it is put together. Fewer measured slower, more no faster. */
export const LONG = 16384;

/** `at`, or behind the code point that would be cut there. */
export function betweenCodePoints(text: string, at: number): number {
  return text.codePointAt(at - 1)! > 0xffff ? at + 1 : at;
}

const ANY = /^/;
