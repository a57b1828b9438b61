declare const canonical: unique symbol;

/**
 * The canonical text of an IP address: dotted decimal, or RFC 5952 text without a zone. Equal addresses are equal
 * strings, so `===`, `Map` and `Set` work with them.
 */
export type Address = string & { readonly [canonical]: "address" };
