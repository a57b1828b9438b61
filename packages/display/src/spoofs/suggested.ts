import { publicSuffix } from "@url/site";

/** What the first labels of a host, or the first segment of a path, seem to name. */
export interface Suggested {
  /** The domain, such as "paypal.com" or "www.paypal.com". */
  readonly domain: string;
  /** How many units of the text it takes. */
  readonly length: number;
}

/**
 * Returns the domain that a host seems to name at its beginning, or null: some labels before `own`, where its registrable
 * domain begins, that end in one of the first top-level domains, in a public suffix of several labels, or that are a name
 * to protect. `paypal.com.evil.example` begins like `paypal.com`, and so does `paypal.com-login.example`.
 */
export function findSuggested(host: string, own: number, isName: (domain: string) => boolean): Suggested | null {
  const labels = host.slice(0, LONGEST).split(".");
  let domain = labels[0] as string;
  for (let i = 1; i < labels.length; i++) {
    const label = labels[i] as string;
    const [, tld] = /^([a-z]+)-/.exec(label) ?? [];
    if (tld !== undefined && FIRST_DOMAINS.includes(tld)) {
      const suggested = `${domain}.${tld}`;
      return { domain: suggested, length: suggested.length };
    }
    domain += `.${label}`;
    if (domain.length >= own) continue;
    if (FIRST_DOMAINS.includes(label) || isLongSuffix(domain) || isName(domain))
      return { domain, length: domain.length };
  }
  return null;
}

/** Returns true for a domain below a suffix of several labels that the ICANN section of the list has, as co.uk. */
function isLongSuffix(domain: string): boolean {
  const found = publicSuffix(domain, { privateDomains: false });
  const suffix = found.ok ? found.value : null;
  return suffix !== null && suffix !== domain && suffix.includes(".");
}

/** @see https://www.rfc-editor.org/rfc/rfc1591 */
const FIRST_DOMAINS: readonly string[] = ["com", "edu", "gov", "int", "mil", "net", "org"];

/** A host is at most this long in DNS; the parser accepts longer ones. */
const LONGEST = 253;
