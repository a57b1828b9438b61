/**
 * A text that is being put together. V8 keeps a string that was made by many additions as a tree, with a node of 32
 * bytes for each of them, until something reads it. So what was added last is read and moved to the rest each time it is
 * long.
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
    // Reading it with a regular expression frees the tree.
    ANY.test(text.last);
    text.done += text.last;
    text.last = "";
  }
}

/** Returns what was added. */
export function wholeOf({ done, last }: Text): string {
  return done + last;
}

/** How many units a text has in small pieces at most. */
export const LONG = 4096;

const ANY = /^/;
