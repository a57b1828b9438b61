import type { Result } from "@url/result";
import { type Field, fieldOf } from "./fields.ts";
import type { SiteFields } from "./site-fields.ts";
import type { View } from "./view.ts";
import { wildcard } from "./wildcard.ts";

/** Returns true if the URL is wanted. */
export type Condition = (view: View) => boolean;

/**
 * Parses a condition: `site=https://example.com`, `scheme!=https`, or with "*" for any text, `host=*.example.com`. What a
 * URL does not have is equal to the empty text. `site=example.com` is the site with any scheme. The error is a sentence.
 */
export function parseCondition(text: string, sites: SiteFields | null): Result<Condition, string> {
  const [, name, operator, pattern] = /^([^=!]+)(!?=)(.*)$/s.exec(text) ?? [];
  if (name === undefined)
    return { ok: false, error: `"${text}" is not a condition: write field=value or field!=value` };
  const field = fieldOf(name, sites);
  if (typeof field === "string") return { ok: false, error: field };
  const read = name === "site" && pattern !== "" && !pattern!.includes("://") ? withoutScheme(field) : field;
  const matches = wildcard(pattern!);
  return { ok: true, value: (view) => matches(read(view) ?? "") === (operator === "=") };
}

/** Returns the field without its scheme. A site has one, but people think of its domain. */
function withoutScheme(field: Field): Field {
  return (view) => field(view)?.replace(/^[^:]*:\/\//, "") ?? null;
}
