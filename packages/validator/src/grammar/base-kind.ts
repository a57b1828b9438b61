import type { ParseOptions } from "@url/parser";
import { expectOneOf } from "@url/result/internal";
import { schemeKind } from "./scheme.ts";

/** A base URL, parsed. */
export type BaseRecord = NonNullable<ParseOptions["base"]>;

/**
 * What the grammar asks of a base URL: whether its path is opaque, and else whether its scheme is `file`,
 * another special one, or none of these.
 */
export type BaseKind = "special" | "file" | "other" | "opaque-path";

/** The kind of a parsed base. */
export function baseKindOf({ href, schemeEnd }: BaseRecord): BaseKind {
  return href.startsWith("/", schemeEnd + 1) ? schemeKind(href.slice(0, schemeEnd)) : "opaque-path";
}

/** Throws unless `base` is one of the four kinds: a text or a record in its place must not count as a kind. */
export function expectBaseKind(base: BaseKind, where: string): void {
  expectOneOf(base, BASE_KINDS, where, "base");
}

const BASE_KINDS: readonly BaseKind[] = ["special", "file", "other", "opaque-path"];
