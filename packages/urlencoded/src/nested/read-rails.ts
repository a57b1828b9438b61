import { addKey, type Path } from "./path.ts";

/**
 * Reads a name as Rack 3 does. The first key ends at the first "[" after its first unit. A key in brackets ends at the
 * first "]". What is not in brackets after that is a last key. Rack ignores a pair without a name; here, it has the key "".
 * @see https://rubydoc.info/gems/rack/Rack/QueryParser#parse_nested_query-instance_method
 */
export function readRails(name: string, path: Path): void {
  const { length } = name;
  let start = 0;
  let end = name.indexOf("[", 1);
  if (end === -1) end = length;
  let key = name.slice(0, end);
  while (end < length && !(end === length - 1 && name.charCodeAt(end) === LEFT_BRACKET)) {
    // a[b][][c]
    //  ^ start
    //     ^ end
    addKey(path, key, start, end);
    start = end;
    if (name.startsWith("[]", start)) {
      start += 2;
      addKey(path, null, end, start);
      if (start === length) return;
    }
    if (name.startsWith("[]", start)) {
      end = start + 2;
      key = "[]";
      // The list is in a list. Rack reads `[]` as a name if more keys follow.
      if (end === length) {
        addKey(path, null, start, end);
        return;
      }
    } else {
      const close = name.charCodeAt(start) === LEFT_BRACKET ? name.indexOf("]", start) : -1;
      end = close === -1 ? length : close + 1;
      key = close === -1 ? name.slice(start) : name.slice(start + 1, close);
    }
  }
  // A "[" at the very end belongs to the key before it, with the brackets of that.
  addKey(path, end < length ? name.slice(start) : key, start, length);
}

const LEFT_BRACKET = 0x5b;
