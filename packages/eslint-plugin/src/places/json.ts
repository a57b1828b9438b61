import type { Source, Visitors } from "../eslint.ts";
import { stringEscapes } from "./escapes.ts";
import { type Found, NO_BASE, placeURL } from "./placed-url.ts";

/** A node of the tree that `@eslint/json` makes. */
interface Node {
  readonly type: string;
  readonly value?: unknown;
  readonly body?: Node;
}

/**
 * Returns visitors that find the URLs of JSON, JSONC and JSON5: values, not names, that begin with a scheme and "//". One
 * with a placeholder or a wildcard is a pattern or a template, and is left alone.
 */
export function inJSON(source: Source, found: Found): Visitors {
  const findIn = (node: Node | undefined): void => {
    if (node?.type !== "String") return;
    const text = node.value as string;
    if (!/^\s*[a-z][a-z\d+.-]*:\/\//i.test(text) || PATTERN.test(text) || SENTENCE.test(text)) return;
    const [start, end] = source.getRange(node);
    found(placeURL(source, start + 1, end - 1, text, NO_BASE, stringEscapes(source.text[start] as string)));
  };
  return {
    Document: ({ body }: Node) => findIn(body),
    Member: ({ value }: Node) => findIn(value as Node),
    Element: ({ value }: Node) => findIn(value as Node),
  };
}

/** A wildcard of a host, and the placeholders that programs replace. */
const PATTERN = /^[^/]*\/\/[^/]*\*|\{[^}]*\}|<[^>]*>|%s|\$[A-Z_]/;
/** A sentence that begins with the name of a page: `chrome://flags has turned it off`. */
const SENTENCE = /^[^/]*\/\/[^\s/?#]*(?:\s+\S+){3}/;
