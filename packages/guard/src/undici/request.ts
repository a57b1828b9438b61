import type { OutgoingHttpHeaders } from "node:http";
import { Readable } from "node:stream";
import { parseURL } from "@url/parser";
import { refuse } from "@url/result/internal";
import type { URLRecord } from "@url/serializer";
import { isOfMessage } from "../fetch/headers.ts";

/** What a dispatcher is asked to send, as undici 6 to 8 say it. */
export interface DispatchOptions {
  readonly origin?: string | URL | undefined;
  readonly path: string;
  readonly method: string;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly headers?: unknown;
  readonly body?: unknown;
  readonly upgrade?: string | boolean | null | undefined;
  readonly servername?: string | null | undefined;
  readonly headersTimeout?: number | null | undefined;
  readonly bodyTimeout?: number | null | undefined;
}

/** @throws TypeError for the time limits of undici's client, which would have no effect */
export function expectNoTimeouts(options: DispatchOptions): void {
  for (const name of ["headersTimeout", "bodyTimeout"] as const) {
    if (options[name] != null)
      refuse(options[name], "guardedDispatcher", name, "absent, because limits of the policy hold");
  }
}

/** Returns the URL of a request, or null if it is not one. */
export function urlOf({ origin, path, query }: DispatchOptions): URLRecord | null {
  const search = query ? `${path.includes("?") ? "&" : "?"}${new URLSearchParams(pairsOf(query))}` : "";
  // With an origin, a path with "//" in front would be a host. Without one, the path is a URL.
  const url = parseURL(origin ? `${new URL(origin).origin}${path}${search}` : `${path}${search}`);
  return url.ok ? url.value : null;
}

function pairsOf(query: object): [string, string][] {
  return Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((item) => [name, `${item ?? ""}`] as [string, string]),
  );
}

/**
 * The headers that are sent. Those of the framing are Node's, except the length of a stream.
 * @throws TypeError for a form that undici does not take either
 */
export function headersOf({ headers, upgrade }: DispatchOptions, body: Body): OutgoingHttpHeaders {
  const sent: Record<string, string | string[]> = {};
  for (const [key, value] of listOf(headers)) {
    const name = key.toLowerCase();
    const isLength = name === "content-length" && body instanceof Readable;
    if (value == null || (isOfMessage(name) && !isLength)) continue;
    const before = sent[name];
    sent[name] = before === undefined ? textOf(value) : [before, textOf(value)].flat();
  }
  if (body instanceof Uint8Array) sent["content-length"] = `${body.length}`;
  return upgrade ? { ...sent, connection: "upgrade", upgrade: `${upgrade}` } : sent;
}

function textOf(value: unknown): string | string[] {
  return Array.isArray(value) ? value.map(String) : `${value}`;
}

function listOf(headers: unknown): Iterable<readonly [string, unknown]> {
  if (headers == null) return [];
  if (typeof headers !== "object") refuse(headers, "guardedDispatcher", "headers", "an object or an array");
  const isFlat = Array.isArray(headers) && !Array.isArray(headers[0]);
  if (isFlat) return headers.flatMap((name, at) => (at % 2 === 0 ? [[`${name}`, headers[at + 1]] as const] : []));
  return Symbol.iterator in headers ? (headers as Iterable<readonly [string, unknown]>) : Object.entries(headers);
}

export type Body = Uint8Array | Readable | null;

/** The body that is sent. A `FormData` or a `Blob` is sent as `fetch` does, so its type must be among the headers. */
export function bodyOf({ body }: DispatchOptions): Body {
  if (body == null || body === "") return null;
  if (typeof body === "string") return Buffer.from(body);
  if (ArrayBuffer.isView(body)) return new Uint8Array(body.buffer, body.byteOffset, body.byteLength);
  if (body instanceof ArrayBuffer) return new Uint8Array(body);
  if (body instanceof Readable) return body;
  const stream = body instanceof Blob ? body.stream() : body;
  const isIterable = typeof stream === "object" && (Symbol.asyncIterator in stream || Symbol.iterator in stream);
  if (!isIterable || body instanceof FormData) {
    refuse(body, "guardedDispatcher", "body", "a string, bytes, a Blob, a stream or an iterable of bytes");
  }
  return Readable.from(stream as AsyncIterable<Uint8Array>);
}
