/**
 * A host. A domain and an opaque host are never empty; an address is a number or eight pieces, not text.
 * @see https://url.spec.whatwg.org/#concept-host
 */
export type Host =
  | { readonly kind: "domain"; readonly domain: string }
  | { readonly kind: "ipv4"; readonly address: number }
  | { readonly kind: "ipv6"; readonly pieces: Uint16Array }
  | { readonly kind: "opaque"; readonly text: string }
  | { readonly kind: "empty" };
