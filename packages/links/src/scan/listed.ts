import { domainToUnicode } from "@url/host";
import { findInICANN, ICANN, TOP_LEVEL_DOMAINS } from "@url/site/internal";
import { isDigit } from "./labels.ts";

/** Returns true if `text[start, end)` is a top-level domain, in ASCII or Unicode, in any case. */
export function isTopLevel(text: string, start: number, end: number): boolean {
  const length = end - start;
  // No name starts with a digit, and most full stops in logs are in numbers.
  if (length < 2 || length > LONGEST || isDigit(text.charCodeAt(start))) return false;
  const label = text.slice(start, end).toLowerCase();
  names ??= new Set(TOP_LEVEL_DOMAINS.split(" "));
  if (names.has(label)) return true;
  for (let i = 0; i < length; i++) if (label.charCodeAt(i) > 0x7f) return isInUnicode(names, label);
  return false;
}

/** Returns true if `domain`, in ASCII and lower case, is below a suffix of the list. */
export function isBelowSuffix(domain: string): boolean {
  return findInICANN(domain, ICANN, true, 1) >= 0;
}

let names: Set<string> | undefined;

/** The longest name in the list has 24 letters; Unicode is shorter. */
const LONGEST = 24;

/** Names in Unicode are added when the first one is asked for, so that text is looked up and not converted. */
function isInUnicode(all: Set<string>, label: string): boolean {
  if (!hasUnicode) {
    hasUnicode = true;
    for (const name of Array.from(all)) {
      const unicode = name.startsWith("xn--") ? domainToUnicode(name) : null;
      if (unicode?.ok) all.add(unicode.value);
    }
  }
  return all.has(label.normalize("NFC"));
}

let hasUnicode = false;
