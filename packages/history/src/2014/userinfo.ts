import { isUnitOfURL } from "@url/percent/internal";

/**
 * Returns true if `value` is a string that is a userinfo of the drafts of 2012 to 2015: a username, optionally followed by
 * ":" and a password. Today's Standard has no such production, because valid URLs have no credentials.
 * @example isUserinfo("user:pass:word") // → true
 * @see https://www.w3.org/TR/2014/WD-url-1-20141209/#url-writing
 */
export function isUserinfo(value: unknown): boolean {
  // A username has no ":", so the first one ends it. A password may have more, so it is enough to look at all units.
  return areURLUnits(value, "/?@");
}

/**
 * Returns true if `value` is a string that is a username of the drafts of 2012 to 2015: zero or more URL units without
 * "/", ":", "?" and "@".
 * @example isUsername("user:pass") // → false
 * @see https://www.w3.org/TR/2014/WD-url-1-20141209/#url-writing
 */
export function isUsername(value: unknown): boolean {
  return areURLUnits(value, "/:?@");
}

/**
 * Returns true if `value` is a string that is a password of the drafts of 2012 to 2015: zero or more URL units without
 * "/", "?" and "@".
 * @example isPassword("a%3Fb:c") // → true
 * @see https://www.w3.org/TR/2014/WD-url-1-20141209/#url-writing
 */
export function isPassword(value: unknown): boolean {
  return areURLUnits(value, "/?@");
}

function areURLUnits(value: unknown, excluded: string): boolean {
  if (typeof value !== "string") return false;
  for (let at = 0; at < value.length; at++) {
    if (!isUnitOfURL(value, at) || excluded.includes(value.charAt(at))) return false;
    if ((value.codePointAt(at) as number) > 0xffff) at++;
  }
  return true;
}
