import { expectOneOf } from "@url/result/internal";
import { hasOpaquePath, schemeOf, type URLRecord } from "@url/serializer";
import { expectRecord } from "@url/serializer/internal";
import { schemeKind } from "./scheme.ts";

/**
 * What the grammar needs to know of a base URL: `opaque-path` if its path is opaque; otherwise `file` or `special` by its
 * scheme, and `other` for a scheme that is not special.
 */
export type BaseKind = "special" | "file" | "other" | "opaque-path";

/**
 * Returns the kind of a base URL, for the grammar functions that take one.
 * @throws TypeError if `url` is not a record
 * @example baseKindOf(orThrow(parseURL("https://example.com/"))) // → "special"
 * @see https://url.spec.whatwg.org/#relative-url-string
 */
export function baseKindOf(url: URLRecord): BaseKind {
  expectRecord(url, "baseKindOf");
  return hasOpaquePath(url) ? "opaque-path" : schemeKind(schemeOf(url));
}

/** Throws unless `baseKind` is one of the four kinds: a text or a record in its place must not count as a kind. */
export function expectBaseKind(baseKind: BaseKind, where: string): void {
  expectOneOf(baseKind, BASE_KINDS, where, "baseKind");
}

const BASE_KINDS: readonly BaseKind[] = ["special", "file", "other", "opaque-path"];
