import type { Result } from "@url/result";
import {
  expectFunction,
  expectObject,
  expectOptions,
  type OptionChecks,
  oneOf,
  propertyOf,
  refuseType,
} from "@url/result/internal";
import type { Address } from "../address.ts";
import { type Endpoint, type EndpointError, parseEndpoint } from "../endpoint/endpoint.ts";
import { fail, type IPError, succeed } from "../error.ts";
import { unmap } from "../mapped.ts";
import { parseScoped } from "../scoped.ts";
import { type ForwardedError, type Hop, readForwarded, splitForwardedFor } from "./forwarded.ts";
import type { ProxyTrust } from "./trust.ts";

/** A request as Node, Express, Fastify and Koa have it. `headers` can also be a `Headers`. */
export interface ProxiedRequest {
  readonly socket: { readonly remoteAddress?: string | undefined };
  readonly headers: RequestHeaders;
}

/** Headers by their names in lower case, or anything with `get`. */
export type RequestHeaders =
  | { readonly [name: string]: string | readonly string[] | undefined }
  | { get(name: string): string | null };

/** Which header is believed. */
export interface ClientAddressOptions {
  /**
   * "x-forwarded-for", which is the default, or "forwarded" (RFC 7239). Only one is read: a proxy that writes one of them
   * passes the other on as the client sent it.
   */
  readonly header?: "x-forwarded-for" | "forwarded" | undefined;
}

/** The sender of a request, and the proxies between it and the server. */
export interface Client {
  readonly address: Address;
  /** `null` if the proxy did not write it, as most do not, or hides it. For a direct connection it is `null` too. */
  readonly port: number | null;
  /** The trusted proxies on the way, the nearest first. */
  readonly proxies: readonly Address[];
}

/**
 * Why the client is not known. `in` says whether the range is of the header, in UTF-16 code units, or of the address of
 * the connection. Besides the codes of `parseEndpoint`:
 *
 * - `peer-missing`: the connection has no address; it is closed, or a Unix socket
 * - `client-unknown`, `client-obfuscated`: a trusted proxy wrote `unknown`, or a name of its own such as `_hidden`
 * - `forwarded-syntax`, `forwarded-without-for`: the `Forwarded` header is not as RFC 7239 says, or an element has no `for`
 */
export interface ClientError extends IPError<NodeError["code"] | ForwardedError["code"] | "peer-missing"> {
  readonly in: "header" | "peer";
}

/**
 * Returns the address of the client: that of the connection or, as long as the last one found is that of a trusted proxy,
 * what this proxy wrote into the header. If all are trusted, it is the first in the header. Fails if a trusted proxy wrote
 * something that is not an address: what is before it could come from anybody. An IPv4-mapped address is the IPv4 address.
 * @throws TypeError if an argument has a wrong type, RangeError for a wrong option
 * @see https://www.rfc-editor.org/rfc/rfc7239#section-5.2
 * @example clientAddress({ socket: { remoteAddress: "::1" }, headers: {} }, trustProxy(["loopback"])) // → { ok: true, value: { address: "::1", port: null, proxies: [] } }
 */
export function clientAddress(
  request: ProxiedRequest,
  trust: ProxyTrust,
  options?: ClientAddressOptions,
): Result<Client, ClientError> {
  expectObject(request, "clientAddress", "request");
  expectFunction(trust, "clientAddress", "trust");
  expectOptions(options, "clientAddress", OPTIONS);
  const socket = propertyOf(request, "socket");
  expectObject(socket, "clientAddress", "request.socket");
  const peer = propertyOf(socket, "remoteAddress");
  if (peer === undefined) return failIn({ code: "peer-missing", start: 0, end: 0 }, "peer");
  if (typeof peer !== "string") refuseType(peer, "clientAddress", "request.socket.remoteAddress", "a string");

  const first = parseScoped(peer);
  if (!first.ok) return failIn(first.error, "peer");
  const header = headerOf(request, options?.header ?? "x-forwarded-for");
  const hops = options?.header === "forwarded" ? readForwarded(header) : succeed(splitForwardedFor(header));
  const proxies: Address[] = [];
  let address = withoutMapping(first.value.address);
  let port: number | null = null;
  while (trust(address, proxies.length)) {
    if (!hops.ok) return failIn(hops.error, "header");
    const hop = hops.value[hops.value.length - 1 - proxies.length];
    if (hop === undefined) break;
    const node = readNode(hop, options?.header === "forwarded");
    if (!node.ok) return failIn(node.error, "header");
    proxies.push(address);
    ({ port } = node.value);
    address = withoutMapping(node.value.address);
  }
  return succeed({ address, port, proxies });
}

const OPTIONS: OptionChecks<ClientAddressOptions> = { header: /* @__PURE__ */ oneOf("x-forwarded-for", "forwarded") };

function headerOf(request: ProxiedRequest, name: string): string {
  const headers = propertyOf(request, "headers");
  expectObject(headers, "clientAddress", "request.headers");
  const value =
    typeof (headers as { get?: unknown }).get === "function"
      ? (headers as { get(name: string): string | null }).get(name)
      : (headers as { readonly [name: string]: string | readonly string[] | undefined })[name];
  if (value === undefined || value === null) return "";
  const text: unknown = Array.isArray(value) ? value.join(", ") : value;
  return typeof text === "string" ? text : refuseType(value, "clientAddress", `request.headers["${name}"]`, "a string");
}

type NodeError = IPError<EndpointError["code"] | "client-unknown" | "client-obfuscated">;

/** Reads an address that can have a port: `192.0.2.1:80`, `[::1]:80`, `[::1]`; in `X-Forwarded-For` also `::1`. */
function readNode({ text, start }: Hop, isForwarded: boolean): Result<Pick<Client, "address" | "port">, NodeError> {
  const end = start + text.length;
  if (text.toLowerCase() === "unknown") return fail("client-unknown", start, end);
  if (text.startsWith("_")) return fail("client-obfuscated", start, end);
  const shown = isForwarded ? text.replace(HIDDEN_PORT, "") : text;
  const isIPv6 = shown.startsWith("[");
  const hasBrackets = isIPv6 && shown.endsWith("]");
  const hasPort = !hasBrackets && (isIPv6 || isForwarded ? shown.includes(":") : /^[^:]*:[^:]*$/.test(shown));
  const read = hasPort ? parseEndpoint(shown) : parseScoped(hasBrackets ? shown.slice(1, -1) : shown);
  if (!read.ok) {
    const from = start + Number(hasBrackets);
    return fail(read.error.code, from + read.error.start, from + read.error.end);
  }
  const { address } = read.value;
  if (hasBrackets && !address.includes(":")) return fail("brackets-around-IPv4", start, end);
  return succeed({ address, port: (read.value as Partial<Endpoint>).port ?? null });
}

/** A proxy may hide the port, as it may hide the address. */
const HIDDEN_PORT = /:_[\w.-]+$/;

/** The connection of a server for both families shows an IPv4 client as `::ffff:192.0.2.1`. */
function withoutMapping(address: Address): Address {
  const plain = unmap(address);
  return plain.ok ? plain.value : address;
}

function failIn(
  { code, start, end }: IPError<ClientError["code"]>,
  where: ClientError["in"],
): Result<never, ClientError> {
  return { ok: false, error: { code, start, end, in: where } };
}
