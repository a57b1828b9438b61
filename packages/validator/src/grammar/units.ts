import { isUnitOfURL } from "@url/percent/internal";

/**
 * Returns true if `text` consists of zero or more URL units, none of them a character of `excluded`.
 * A lone surrogate is not a URL unit: the grammar is one of scalar values.
 * @see https://url.spec.whatwg.org/#url-units
 */
export function areURLUnits(text: string, excluded = ""): boolean {
  for (let at = 0; at < text.length; at++) {
    if (!isUnitOfURL(text, at) || (excluded !== "" && excluded.includes(text.charAt(at)))) return false;
    if ((text.codePointAt(at) as number) > 0xffff) at++;
  }
  return true;
}
