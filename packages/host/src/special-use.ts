/**
 * Top-level domains that are not in the public DNS: those of IANA's registry of special-use domain names, and `internal`,
 * which ICANN has set aside for private use.
 * @see https://www.iana.org/assignments/special-use-domain-names
 */
export const SPECIAL_USE_TLDS: readonly string[] = [
  "alt",
  "example",
  "internal",
  "invalid",
  "local",
  "localhost",
  "onion",
  "test",
];

/**
 * The domains whose names are not in the public DNS, or are answered by the machine or the network that asks. Names
 * below them are special too. `arpa` is here whole: it has the reverse zones, `home.arpa` and the names with which a
 * network describes itself, such as `ipv4only.arpa` and `resolver.arpa`.
 * @see https://www.rfc-editor.org/rfc/rfc6761
 */
const SPECIAL_DOMAINS: ReadonlySet<string> = /* @__PURE__ */ new Set(
  /* @__PURE__ */ SPECIAL_USE_TLDS.concat([
    "arpa",
    // No registry has these. They are what private networks use, and ICANN does not delegate them for that reason.
    "localdomain",
    "lan",
    "home",
    "corp",
    "mail",
    "intranet",
    "private",
  ]),
);

/** Whether the last label of a domain, in lower case and without a final dot, is that of a special domain. */
export function isSpecialName(domain: string): boolean {
  return SPECIAL_DOMAINS.has(domain.slice(domain.lastIndexOf(".") + 1));
}
