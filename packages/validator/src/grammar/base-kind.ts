import type { URLLike } from "@url/parser";
import { expectURL } from "@url/parser/internal";
import { expectOneOf } from "@url/result/internal";
import { hasOpaquePath, schemeOf } from "@url/serializer/internal";
import { schemeKind } from "./scheme.ts";

/**
 * What the grammar needs to know of a base URL: `opaque-path` if its path is opaque; otherwise `file` or `special` by its
 * scheme, and `other` for a scheme that is not special.
 */
export type BaseKind = "special" | "file" | "other" | "opaque-path";

/**
 * Returns the kind of a base URL, for the grammar functions that take one.
 * @throws TypeError if `url` is not a URL in any form, RangeError for text that is not a URL
 * @example baseKindOf("https://example.com/") // → "special"
 * @see https://url.spec.whatwg.org/#relative-url-string
 */
export function baseKindOf(url: URLLike): BaseKind {
  const record = expectURL(url, "baseKindOf");
  return hasOpaquePath(record) ? "opaque-path" : schemeKind(schemeOf(record));
}

/** Throws unless `baseKind` is one of the four kinds: a text or a record in its place must not count as a kind. */
export function expectBaseKind(baseKind: BaseKind, where: string): void {
  expectOneOf(baseKind, BASE_KINDS, where, "baseKind");
}

const BASE_KINDS: readonly BaseKind[] = ["special", "file", "other", "opaque-path"];
