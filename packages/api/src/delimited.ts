import type { SetterResult } from "@url/parser";
import { editFragment, editQuery } from "@url/parser/internal";
import type { LocatedURL } from "@url/serializer/internal";

/**
 * The query, given with its "?" or without.
 * @see https://url.spec.whatwg.org/#dom-url-search
 */
export function editSearch(url: LocatedURL, value: string): SetterResult {
  return editQuery(url, afterDelimiter(value, "?"));
}

/**
 * The fragment, given with its "#" or without.
 * @see https://url.spec.whatwg.org/#dom-url-hash
 */
export function editHash(url: LocatedURL, value: string): SetterResult {
  return editFragment(url, afterDelimiter(value, "#"));
}

/** `text` after one leading `delimiter`; `null`, which removes the component, when it is empty. */
function afterDelimiter(text: string, delimiter: string): string | null {
  if (text === "") return null;
  return text.startsWith(delimiter) ? text.slice(1) : text;
}
