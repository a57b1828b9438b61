import { domainToASCII, domainToUnicode } from "@url/host";
import { expectArray, refuse } from "@url/result/internal";
import { skeleton } from "./skeleton.ts";

/**
 * Returns a function that says which of `names`, if any, a domain is or looks like: for the option `protect` of `findSpoofs`.
 * Domains look alike if their skeletons are equal, with accents and other marks or without them, as in "googlé.com".
 * A name is a registrable domain, such as "example.com".
 * @throws TypeError if `names` is not a list of strings, RangeError if one is not a domain
 * @example protectNames(["paypal.com"])("paypa1.com") // → "paypal.com"
 * @see https://www.unicode.org/reports/tr39/#Confusable_Detection
 */
export function protectNames(names: readonly string[]): (domain: string) => string | null {
  expectArray(names, "protectNames", "names");
  const exact = new Map<string, string>();
  const alike = new Map<string, string>();
  for (const name of names) {
    const domain = typeof name === "string" ? domainToASCII(name) : undefined;
    if (domain?.ok !== true) return refuse(name, "protectNames", "names", "a list of domains", "string");
    exact.set(domain.value, name);
    const key = keyOf(name);
    if (!alike.has(key)) alike.set(key, name);
  }
  return (domain) => {
    const ascii = domainToASCII(domain);
    if (!ascii.ok) return null;
    return exact.get(ascii.value) ?? alike.get(keyOf(ascii.value)) ?? null;
  };
}

/** The skeleton of a domain in Unicode without marks. "ø" has one in its prototype. */
function keyOf(domain: string): string {
  const unicode = domainToUnicode(domain);
  return skeleton(unicode.ok ? unicode.value : domain).replace(/[\u0300-\u036f]/g, "");
}
