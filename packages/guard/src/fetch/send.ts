import { type Agent, type IncomingMessage, request as requestHTTP } from "node:http";
import { request as requestHTTPS } from "node:https";
import { pipeline, Readable } from "node:stream";
import { hostTextOf, pathOf, portOf, queryOf, schemeOf, type URLRecord } from "@url/serializer";
import { defaultPort } from "@url/serializer/internal";
import type { GuardedAgents } from "../connect/agent.ts";
import { withoutBrackets } from "../policy/host-patterns.ts";
import { authorizationOf } from "./authorization.ts";
import type { Hop } from "./hop.ts";

/** Sends one request, and returns its response when the headers are there. */
export function send(
  { url, method, headers, body }: Hop,
  agents: GuardedAgents,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const isHTTPS = schemeOf(url) === "https";
  const agent: Agent = isHTTPS ? agents.https : agents.http;
  return new Promise((resolve, reject) => {
    const request = (isHTTPS ? requestHTTPS : requestHTTP)({
      agent,
      method,
      signal,
      ...target(url),
      headers: headersOf(url, headers, method, body),
    });
    request.on("error", reject).on("response", resolve);
    // What ends the stream or the request ends the other too; the request reports why.
    if (body instanceof ReadableStream) pipeline(Readable.fromWeb(body as never), request, () => {});
    else request.end(body ?? undefined);
  });
}

function target(url: URLRecord): { host: string; port: number; path: string } {
  const query = queryOf(url);
  return {
    host: withoutBrackets(hostTextOf(url)!),
    port: portOf(url) ?? defaultPort(schemeOf(url))!,
    path: query === null ? pathOf(url) : `${pathOf(url)}?${query}`,
  };
}

function headersOf(url: URLRecord, given: Headers, method: string, body: Hop["body"]): Record<string, string> {
  const authorization = authorizationOf(url);
  const headers: Record<string, string> = {
    ...DEFAULTS,
    ...(authorization !== null && { authorization }),
    ...Object.fromEntries(given),
  };
  for (const name of Object.keys(headers))
    if (name.startsWith("proxy-") || CONNECTION_HEADERS.has(name)) delete headers[name];
  if (body instanceof Uint8Array) headers["content-length"] = `${body.length}`;
  else if (body === null && (method === "POST" || method === "PUT")) headers["content-length"] = "0";
  return headers;
}

const DEFAULTS = { accept: "*/*", "accept-encoding": "gzip, deflate, br", "user-agent": "node" };

/** What belongs to the connection and not to the request: the framing of the message and the name of the server. */
const CONNECTION_HEADERS: ReadonlySet<string> = /* @__PURE__ */ new Set([
  "connection",
  "content-length",
  "expect",
  "host",
  "keep-alive",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);
