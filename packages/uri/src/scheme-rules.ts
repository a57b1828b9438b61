import { toLowerCase } from "./triplets.ts";

/** How URIs of one scheme are normalized, in addition to what holds for every URI. */
export interface SchemeRules {
  /** The default port, which is left out. */
  readonly port?: number;
  /** The default host, which is left out. */
  readonly host?: string;
  /** What an empty path after an authority means. The default is "/". */
  readonly emptyPath?: string;
  /** Returns the normal form of a path whose triplets and dot segments are already normal. */
  readonly path?: (path: string) => string;
  /**
   * Returns the text that two URIs have in common exactly if they are equivalent. {@link sameURI} compares it instead of
   * the normal form.
   */
  readonly key?: (uri: string) => string;
}

/**
 * The rules that {@link normalize} and {@link sameURI} use by default. To add a scheme, pass a map of your own.
 * @example normalize("coap://a:5683", "scheme", new Map([...SCHEMES, ["coap", { port: 5683 }]])) // → "coap://a/"
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-6.2.3
 */
export const SCHEMES: ReadonlyMap<string, SchemeRules> = /* @__PURE__ */ new Map<string, SchemeRules>([
  ["http", { port: 80 }],
  ["https", { port: 443 }],
  ["ws", { port: 80 }],
  ["wss", { port: 443 }],
  ["ftp", { port: 21 }],
  // RFC 8089, section 2
  ["file", { host: "localhost" }],
  // RFC 3986, section 6.2.3: what follows the last "@" of an address is a domain
  ["mailto", { path: (path) => path.replace(/@[^@,]*(?=,|$)/g, toLowerCase) }],
  // RFC 8141, section 3.1: of "isbn:0451450523" the namespace; RFC 9562, section 4: all of a UUID
  ["urn", { path: (path) => path.replace(/uuid:[\da-f-]*$|[^:]*:/i, toLowerCase), key: keyOfURN }],
]);

/**
 * Of a URN only the assigned name counts: the namespace without regard to case, and the rest as it is written except for the
 * case of its triplets, which are not decoded. The r-, q- and f-components do not count.
 * @see https://www.rfc-editor.org/rfc/rfc8141#section-3.1
 */
function keyOfURN(uri: string): string {
  return uri
    .replace(/[?#][\s\S]*/, "")
    .replace(/%[\da-f]{2}/gi, (triplet) => triplet.toUpperCase())
    .replace(/^urn:(?:uuid:[\da-f-]*$|[^:]*:)/i, toLowerCase);
}
