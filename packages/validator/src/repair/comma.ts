import { isLikelyHost } from "./likely-host.ts";

/**
 * Returns true if the commas of a host stand for dots: `example,com`, `www,example.com`, `www.example,com`. They do not if
 * what is before a comma is a host itself, as in `example.com,example.net`: then the text may name two domains. A number,
 * such as 1,234 or 47.6,-122.8, is not a domain.
 */
export function hasCommasForDots(host: string): boolean {
  const parts = host.split(",");
  if (parts.length < 2 || !isLikelyHost(host.replace(/,/g, ".")) || /\d$/.test(host)) return false;
  return !parts.slice(0, -1).some((part) => part === "" || isWholeHost(part));
}

/** Returns a host with a dot for each comma, if that is what they stand for, and as it is otherwise. */
export function dotsForCommas(host: string): string {
  return hasCommasForDots(host) ? host.replace(/,/g, ".") : host;
}

/** Returns true for a host that can stand alone: `example.com`, but not `www.example`. */
function isWholeHost(host: string): boolean {
  return isLikelyHost(host) && !/^www\.[^.]*$/i.test(host);
}
