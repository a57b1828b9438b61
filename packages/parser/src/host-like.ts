import { type Host, type HostErrorCode, parseHost } from "@url/host";
import { readHostOf, textOfHost } from "@url/host/internal";
import type { Result } from "@url/result";
import { refuse } from "@url/result/internal";
import type { URLError } from "./error.ts";
import { kindOf, readURL, textOf, type URLLike } from "./url-like.ts";

/** A host: its text, a `Host`, or a URL in any form, whose host is meant. */
export type HostLike = Host | URLLike;

/**
 * Why a text is neither a host nor a URL, and where: a range of the text in UTF-16 code units. A host with a port, such as
 * `example.com:8080`, is neither, although it can be parsed as a URL: its scheme would be `example.com`.
 *
 * - `hostname-with-port`: a port follows the host; of the setters, only `setHost` takes one
 */
export interface HostLikeError {
  readonly code: HostErrorCode | URLError["code"] | "hostname-with-port";
  readonly start: number;
  readonly end: number;
}

/**
 * Returns the host that `host` is or has, which is the argument `name` of the function `where`; `null` for a URL without
 * one. Text is parsed as the host of a special scheme if it can be, and as a URL otherwise. Fails with the error of the
 * URL parser if the text has a scheme, and with that of the host parser if it has none.
 * @throws TypeError if `host` is not a host in any form
 */
export function readHost(host: HostLike, where: string, name = "host"): Result<Host | null, HostLikeError> {
  if (typeof host === "string") return parseHostOrURL(host, where, name);
  if (typeof kindOf(host) === "string") {
    textOfHost(host as Host, where, name);
    return { ok: true, value: host as Host };
  }
  const url = readURL(host as URLLike, where, name);
  return url.ok ? { ok: true, value: readHostOf(url.value) } : url;
}

/** `readHost` for a function that returns no result. @throws RangeError if a text is neither a host nor a URL */
export function expectHost(host: HostLike, where: string, name = "host"): Host | null {
  const read = readHost(host, where, name);
  if (read.ok) return read.value;
  return refuse(textOf(host, where, name), where, name, "a host or a URL", "string");
}

function parseHostOrURL(text: string, where: string, name: string): Result<Host | null, HostLikeError> {
  const host = parseHost(text);
  if (host.ok) return host;
  const [port] = /:\d{1,5}$/.exec(text) ?? [];
  if (port !== undefined) {
    const start = text.length - port.length;
    if (parseHost(text.slice(0, start)).ok) {
      return { ok: false, error: { code: "hostname-with-port", start, end: text.length } };
    }
  }
  const url = readURL(text, where, name);
  if (url.ok) return { ok: true, value: readHostOf(url.value) };
  return url.error.code === "missing-scheme-non-relative-URL" ? host : url;
}
