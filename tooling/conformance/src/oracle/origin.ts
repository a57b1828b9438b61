import { parse } from "./parse.ts";
import { serializeHost, serializePath } from "./serialize.ts";
import type { Host, OracleURL } from "./url-record.ts";

export type OracleOrigin =
  | { readonly kind: "opaque" }
  | { readonly kind: "tuple"; readonly scheme: string; readonly host: Host; readonly port: number | null };

/**
 * The origin; there is no blob URL store here, so a blob URL's entry is always null.
 * @see https://url.spec.whatwg.org/#concept-url-origin
 */
export function origin(url: OracleURL): OracleOrigin {
  switch (url.scheme) {
    case "blob": {
      const pathURL = parse(serializePath(url));
      if (pathURL === null) return { kind: "opaque" };
      if (["http", "https", "file"].includes(pathURL.scheme)) return origin(pathURL);
      return { kind: "opaque" };
    }
    case "ftp":
    case "http":
    case "https":
    case "ws":
    case "wss":
      return { kind: "tuple", scheme: url.scheme, host: url.host as Host, port: url.port };
    // "When in doubt", a file URL's origin is opaque too.
    default:
      return { kind: "opaque" };
  }
}

/** @see https://html.spec.whatwg.org/#ascii-serialisation-of-an-origin */
export function serializeOrigin(url: OracleURL): string {
  const result = origin(url);
  if (result.kind === "opaque") return "null";
  const port = result.port === null ? "" : `:${result.port}`;
  return `${result.scheme}://${serializeHost(result.host)}${port}`;
}
