import { addKey, indexOfKey, type Path } from "./path.ts";

/**
 * Reads a name as qs does. A key in brackets may have brackets itself, in pairs. What follows a "]" and is not a key is
 * ignored. A "[" without its "]" begins a last key with that "[" and all that follows.
 */
export function readQs(name: string, path: Path): void {
  read(name, path, false);
}

/** Reads a name as qs does with `allowDots`: `a.b` is `a[b]`. */
export function readDot(name: string, path: Path): void {
  read(name, path, true);
}

function read(name: string, path: Path, dots: boolean): void {
  const { length } = name;
  let at = endOfFirstKey(name, dots);
  if (at > 0 || length === 0) addKey(path, name.slice(0, at), 0, at);
  while (at < length) {
    // a[b][].c
    //  ^ at
    const start = at;
    if (name.charCodeAt(at) === LEFT_BRACKET) {
      at = endOfGroup(name, at);
      if (at < 0) {
        addKey(path, name.slice(start), start, length);
        return;
      }
      addInBrackets(path, name.slice(start + 1, at - 1), start, at);
    } else if (dots && isSeparator(name, at)) {
      at = endOfDottedKey(name, start);
      addInBrackets(path, name.slice(start + 1, at), start, at);
    } else at++;
  }
}

/** qs reads `a[][]` and `a[][0]` as `a[]`: it does not make lists of lists of them. */
function addInBrackets(path: Path, key: string, start: number, end: number): void {
  const isEmpty = key === "";
  const last = path.length - 1;
  // If the path is full, the name is too deep, and its last key is the place of the error.
  if (path.keys[last] === null && path.length < path.most && (isEmpty || indexOfKey(key) >= 0)) path.length = last;
  addKey(path, isEmpty ? null : key, start, end);
}

/** Returns where the first key, which has no brackets, ends: at a "[", or at a dot that separates keys. */
function endOfFirstKey(name: string, dots: boolean): number {
  let at = 0;
  while (at < name.length && name.charCodeAt(at) !== LEFT_BRACKET && !(dots && isSeparator(name, at))) at++;
  return at;
}

/** Returns where the key after the dot at `dot` ends: at a "[" or at any dot. */
function endOfDottedKey(name: string, dot: number): number {
  let at = dot + 1;
  while (at < name.length && name.charCodeAt(at) !== LEFT_BRACKET && name.charCodeAt(at) !== DOT) at++;
  return at;
}

/** A dot separates keys if a key follows it: `a..b` is `a.` and `b`. */
function isSeparator(name: string, at: number): boolean {
  if (name.charCodeAt(at) !== DOT || at + 1 === name.length) return false;
  const next = name.charCodeAt(at + 1);
  return next !== DOT && next !== LEFT_BRACKET;
}

/** Returns where the group of brackets that begins at `start` ends, or -1. */
export function endOfGroup(name: string, start: number): number {
  let open = 0;
  for (let at = start; at < name.length; at++) {
    const unit = name.charCodeAt(at);
    if (unit === LEFT_BRACKET) open++;
    else if (unit === RIGHT_BRACKET && --open === 0) return at + 1;
  }
  return -1;
}

/** The first index that is a key of an object and not an index of a list, unless all indices from 0 on are there. */
export const FIRST_KEY = 20;
const DOT = 0x2e;
const LEFT_BRACKET = 0x5b;
const RIGHT_BRACKET = 0x5d;
