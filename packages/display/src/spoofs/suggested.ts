import { publicSuffix } from "@url/site";
import { LONGEST_HOST } from "../host/labels.ts";

/** What a host, or the first segment of a path, seems to name, and its range in it in UTF-16 code units. */
export interface Suggested {
  /** The domain, such as "paypal.com" or "www.paypal.com". */
  readonly domain: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Returns the domain that a host seems to name in front of `own`, where its registrable domain begins, or null: labels from
 * the first on that end in one of the first top-level domains or in a public suffix of several labels, or a name to protect
 * anywhere, also with hyphens for its dots. `paypal.com.evil.example` names `paypal.com`, and so do
 * `paypal.com-login.example` and `login.paypal-com.evil.example`.
 */
export function findSuggested(host: string, own: number, isName: IsName | null): Suggested | null {
  const text = host.slice(0, LONGEST_HOST);
  // What ends with the host is its registrable domain, or belongs to its owner.
  const inside =
    isName && findNameInside(text, own === Infinity ? Infinity : text.replace(/\.$/, "").length - 1, isName);
  if (inside !== null) return inside;
  const start = text.startsWith("www.") ? 4 : 0;
  const labels = text.slice(start).split(".");
  let domain = labels[0] as string;
  for (let i = 1; i < labels.length; i++) {
    const label = labels[i] as string;
    if (label.startsWith("com-")) return { domain: `${domain}.com`, start, end: start + domain.length + 4 };
    domain += `.${label}`;
    const end = start + domain.length;
    if (end < own && (FIRST_DOMAINS.includes(label) || isLongSuffix(domain))) return { domain, start, end };
  }
  return null;
}

type IsName = (domain: string) => boolean;

function findNameInside(text: string, limit: number, isName: IsName): Suggested | null {
  const words = Array.from(text.matchAll(/[^.-]+/g));
  for (let first = 0; first < words.length; first++) {
    const start = (words[first] as RegExpMatchArray).index as number;
    for (let last = first + 1; last < Math.min(first + MOST_WORDS, words.length); last++) {
      const word = words[last] as RegExpMatchArray;
      const end = (word.index as number) + word[0].length;
      if (end > limit) break;
      const domain = spellings(text.slice(start, end)).find((text) => text.includes(".") && isName(text));
      if (domain !== undefined) return { domain, start, end };
    }
  }
  return null;
}

/** The text as it is, and with its last hyphen, its last two or all of them for dots: a label can have hyphens itself. */
function spellings(text: string): readonly string[] {
  const last = text.replace(/-([^-]*)$/, ".$1");
  return Array.from(new Set([text, last, last.replace(/-([^-]*)$/, ".$1"), text.replaceAll("-", ".")]));
}

/** Returns true for a domain below a suffix of several labels that the ICANN section of the list has, as co.uk. */
function isLongSuffix(domain: string): boolean {
  const found = publicSuffix(domain, { privateDomains: false });
  const suffix = found.ok ? found.value : null;
  return suffix !== null && suffix !== domain && suffix.includes(".");
}

/** @see https://www.rfc-editor.org/rfc/rfc1591 */
const FIRST_DOMAINS: readonly string[] = ["com", "edu", "gov", "int", "mil", "net", "org"];

/** A name is rarely of more words than "the-name-of-a-shop.co.uk". */
const MOST_WORDS = 8;
