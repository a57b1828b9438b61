import { addKey, type Path } from "./path.ts";

/**
 * Reads a name as PHP does. Spaces and dots of the first key become "_", and spaces in front of it are left out; so does a
 * "[" without its "]" after the first key. A key in brackets ends at the first "]". What follows and is not a key is
 * ignored, and so is what follows a NUL. PHP ignores a pair without a first key; here, its whole name is the key.
 * @see https://www.php.net/manual/en/function.parse-str.php
 */
export function readPhp(name: string, path: Path): void {
  const nul = name.indexOf("\0");
  const length = nul === -1 ? name.length : nul;
  let start = 0;
  while (name.charCodeAt(start) === SPACE) start++;
  let at = name.indexOf("[", start);
  if (at === -1 || at > length) at = length;
  if (at === start) {
    addKey(path, name, 0, name.length);
    return;
  }
  let close = endOfKey(name, at, length);
  if (close === -1) {
    addKey(path, plainKey(name.slice(start, length)), start, length);
    return;
  }
  addKey(path, plainKey(name.slice(start, at)), start, at);
  while (close !== -1) {
    // a[b][c]
    //  ^ at
    //    ^ close
    const key = name.slice(at + 1, close);
    addKey(path, key === "" || (key.length === 1 && WHITE_SPACE.test(key)) ? null : key, at, close + 1);
    at = close + 1;
    if (name.charCodeAt(at) !== LEFT_BRACKET) return;
    close = endOfKey(name, at, length);
  }
}

/** Returns where the "]" of the key is that begins at `at`, or -1. */
function endOfKey(name: string, at: number, length: number): number {
  const close = name.indexOf("]", at);
  return close < length ? close : -1;
}

function plainKey(key: string): string {
  return key.replace(NOT_IN_A_VARIABLE, "_");
}

const NOT_IN_A_VARIABLE = /[ .[]/g;
const WHITE_SPACE = /[\t-\r ]/;
const SPACE = 0x20;
const LEFT_BRACKET = 0x5b;
