import { readFileSync } from "node:fs";
import type { WeighOptions } from "./weigh.ts";

/** Another package, for comparison. */
export interface Peer extends WeighOptions {
  readonly name: string;
  readonly source: string;
  /** What to know about the figure. */
  readonly note: string;
}

export const PEERS: readonly Peer[] = [
  peer("whatwg-url", 'export { URL, URLSearchParams } from "whatwg-url";', "with tr46"),
  peer("tr46", 'export { toASCII, toUnicode } from "tr46";', "IDNA alone"),
  peer(
    "core-js",
    'import "core-js/web/url"; import "core-js/web/url-search-params";',
    "`core-js/web/url` and `url-search-params`; IDNA without the joiners' and the Bidi rule",
  ),
  peer(
    "whatwg-url-minimum",
    'export { URL, URLSearchParams } from "whatwg-url-minimum";',
    "lets `0a.א` pass, against the Bidi rule",
  ),
  {
    ...peer(
      "react-native-url-polyfill",
      'export { URL, URLSearchParams } from "react-native-url-polyfill";',
      "no IDNA: `faß.de` stays as it is; without React Native",
    ),
    external: ["react-native"],
  },
  peer("fast-uri", 'export { default } from "fast-uri";', "RFC 3986, not the URL Standard"),
  peer("ipaddr.js", 'export { default } from "ipaddr.js";', "IPv4, IPv6 and ranges"),
  peer("qs", 'export { default } from "qs";', "nested queries"),
];

/** Returns the installed version of a peer. The manifest is read, because not every package exports it. */
export function versionOf(name: string): string {
  const manifest = new URL(`../node_modules/${name}/package.json`, import.meta.url);
  return (JSON.parse(readFileSync(manifest, "utf8")) as { version: string }).version;
}

function peer(name: string, source: string, note: string): Peer {
  return { name, source, note };
}
