/**
 * Returns a text between quotation marks, so that a person sees all of it: what is invisible, or would change the direction
 * of the words beside it, is written as its code point, and of a long text only the begin and the end are left.
 */
export function quote(text: string): string {
  const short = text.length > LONGEST ? `${text.slice(0, LONGEST / 2)}…${text.slice(-LONGEST / 2)}` : text;
  return `“${short.replace(INVISIBLE, (unit) => `\\u{${unit.charCodeAt(0).toString(16).toUpperCase()}}`)}”`;
}

const LONGEST = 40;

/** Controls, spaces but the one of ASCII, characters without a width or for the direction, halves of a character, and tags. */
const INVISIBLE =
  /[\0-\x1f\x7f-\xa0\xad\u061c\u115f\u1160\u1680\u17b4\u17b5\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\u3164\ufeff\uffa0\ufff0-\uffff]|\u034f|[\u180b-\u180f]|[\ufe00-\ufe0f]|[\ud800-\udbff](?![\udc00-\udfff])|\udb40[\udc00-\udfff]/g;
