import { isURLUnit } from "@url/percent";

/**
 * Is `text` zero or more URL units, none of them a character of `excluded`?
 * A lone surrogate is none: the grammar is one of scalar values.
 * @see https://url.spec.whatwg.org/#url-units
 */
export function areURLUnits(text: string, excluded = ""): boolean {
  for (let at = 0; at < text.length; at++) {
    if (!isURLUnit(text, at) || (excluded !== "" && excluded.includes(text.charAt(at)))) return false;
    if ((text.codePointAt(at) as number) > 0xffff) at++;
  }
  return true;
}
