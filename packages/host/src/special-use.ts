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
