/** One key of a name, and its range in it with its brackets or dot. The key of `[]` is null. */
export interface Key {
  readonly key: string | null;
  readonly start: number;
  readonly end: number;
}

/**
 * Returns the keys of a name; the first one has no brackets. A name that does not consist of keys, such as `a[b`,
 * `a[b]c` or `[a]`, is one key, so that nothing of it is lost. Of the keys, no more than the first `most` are returned.
 */
export function readPath(name: string, dots: boolean, most: number): Key[] {
  const whole = [{ key: name, start: 0, end: name.length }];
  const path: Key[] = [];
  for (let start = 0, end: number; start < name.length; start = end) {
    // a[b][].c
    //  ^ start
    let key: string | null;
    if (path.length > 0 && name[start] === "[") {
      end = name.indexOf("]", start) + 1;
      key = name.slice(start + 1, end - 1) || null;
      if (end === 0 || key?.includes("[")) return whole;
    } else {
      const isDotted = dots && path.length > 0 && name[start] === ".";
      if (path.length > 0 && !isDotted) return whole;
      const keyStart = isDotted ? start + 1 : start;
      end = endOfPlainKey(name, keyStart, dots);
      if (end === keyStart) return whole;
      key = name.slice(keyStart, end);
    }
    if (path.length < most) path.push({ key, start, end });
  }
  return path.length > 0 ? path : whole;
}

function endOfPlainKey(name: string, start: number, dots: boolean): number {
  const delimiter = dots ? BRACKET_OR_DOT : BRACKET;
  delimiter.lastIndex = start;
  return delimiter.exec(name)?.index ?? name.length;
}

const BRACKET = /[[\]]/g;
const BRACKET_OR_DOT = /[[\].]/g;
