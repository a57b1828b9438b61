import { type DraftHost, type DraftURL, draftDefaultPort } from "../drafts/draft-url.ts";
import { FAILURE } from "../drafts/failure.ts";
import type { Draft } from "./document.ts";
import { domainToUnicode } from "./host-parser.ts";
import { serializeHost } from "./host-serializer.ts";
import { basicURLParse, DRAFT_2014 } from "./url-parser.ts";

/** A tuple, or null for a new globally unique identifier. */
export type DraftOrigin = readonly [scheme: string, host: DraftHost, port: string] | null;

/** Section 4.4, "origin". "When in doubt", that of `file` is a unique identifier too. */
export function origin(url: DraftURL, draft: Draft = DRAFT_2014): DraftOrigin {
  switch (url.scheme) {
    case "blob": {
      const inner = basicURLParse(url.schemeData, {}, draft);
      return inner === FAILURE ? null : origin(inner, draft);
    }
    case "ftp":
    case "gopher":
    case "http":
    case "https":
    case "ws":
    case "wss":
      return [url.scheme, url.host ?? "", url.port === "" ? (draftDefaultPort(url.scheme) ?? "") : url.port];
    default:
      return null;
  }
}

/** HTML's "Unicode serialization of an origin" of that time: without the default port of the scheme. */
export function serializeOriginUnicode(value: DraftOrigin): string {
  if (value === null) return "null";
  const [scheme, host, port] = value;
  const text = typeof host === "string" ? domainToUnicode(host) : serializeHost(host);
  return `${scheme}://${text}${port === draftDefaultPort(scheme) ? "" : `:${port}`}`;
}
