declare const canonical: unique symbol;

/**
 * The canonical text of an IP address: dotted decimal, or RFC 5952 without a zone. Addresses that are equal are the
 * same text, so `===`, `Map` and `Set` do what they should.
 */
export type Address = string & { readonly [canonical]: "address" };
