import { toLowerCase } from "./triplets.ts";

/** What a scheme lets a normaliser do, beyond what every URI allows. */
export interface SchemeRules {
  /** The port that may be left out. */
  readonly port?: number;
  /** The host that is meant when there is none. */
  readonly host?: string;
  /** What an empty path behind an authority is the same as; "/" when not given. */
  readonly emptyPath?: string;
  /** The normal form of a path whose triplets and dot segments are normal. */
  readonly path?: (path: string) => string;
}

/** The rules that {@link normalize} knows. To add some: `new Map([...SCHEMES, ["coap", { port: 5683 }]])`. */
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
  ["urn", { path: (path) => path.replace(/^uuid:[\da-f-]*$|^[^:]*:/i, toLowerCase) }],
]);
