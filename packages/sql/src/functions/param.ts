import { scalarValuesOf } from "@url/percent/internal";
import { queryOf } from "@url/serializer";
import { parseString } from "@url/urlencoded";
import { readURL } from "./record.ts";

/** Returns the decoded value of the first parameter with this decoded name, as `searchParams.get(name)` does. */
export function paramOf(text: string, name: string): string | null {
  const query = readURL(text, queryOf);
  if (query === null) return null;
  // An engine converts text to UTF-8, in which a lone surrogate is U+FFFD. Here it may still be one.
  const wanted = scalarValuesOf(name);
  return parseString(query).find((pair) => pair[0] === wanted)?.[1] ?? null;
}

/** Returns the decoded parameters of the query: each name once, in the order of the first, with its values. */
export function paramsOf(text: string): ReadonlyMap<string, readonly string[]> | null {
  return readURL(text, (url) => {
    const params = new Map<string, string[]>();
    for (const [name, value] of parseString(queryOf(url) ?? "")) {
      const values = params.get(name);
      values === undefined ? params.set(name, [value]) : values.push(value);
    }
    return params;
  });
}
