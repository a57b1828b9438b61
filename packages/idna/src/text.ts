/**
 * A text that is built from parts. V8 keeps a string that was built by many additions as a tree, with a node of 32 bytes
 * for each addition, until something reads it. So the latest parts are collected separately, and read and moved to the
 * rest whenever they are long.
 */
export interface Text {
  done: string;
  last: string;
}

export function createText(): Text {
  return { done: "", last: "" };
}

/** Adds `part` at the end of `text`. */
export function append(text: Text, part: string): void {
  if ((text.last += part).length > LONG) {
    // A regular expression reads the string, which frees the tree.
    ANY.test(text.last);
    text.done += text.last;
    text.last = "";
  }
}

/** Returns what was added. */
export function wholeOf({ done, last }: Text): string {
  return done + last;
}

/** How many units of a text may be in small pieces. */
export const LONG = 4096;

const ANY = /^/;
