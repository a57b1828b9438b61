import { authorizationOf } from "./authorization.ts";
import type { Hop } from "./hop.ts";

/** The headers that are sent for a request: those of the caller and the defaults of Node's `fetch`. */
export function headersOf({ url, headers: given, method, body }: Hop): Record<string, string> {
  const authorization = authorizationOf(url);
  const headers: Record<string, string> = {
    ...DEFAULTS,
    ...(authorization !== null && { authorization }),
    ...Object.fromEntries(given),
  };
  for (const name of Object.keys(headers))
    if (name.startsWith("proxy-") || name === "host" || isOfMessage(name)) delete headers[name];
  if (body instanceof Uint8Array) headers["content-length"] = `${body.length}`;
  else if (body === null && (method === "POST" || method === "PUT")) headers["content-length"] = "0";
  return headers;
}

/** Whether a header, in lower case, belongs to the framing of a message or to its connection, and not to the request. */
export function isOfMessage(name: string): boolean {
  return MESSAGE_HEADERS.has(name);
}

const DEFAULTS = { accept: "*/*", "accept-encoding": "gzip, deflate, br", "user-agent": "node" };

const MESSAGE_HEADERS: ReadonlySet<string> = /* @__PURE__ */ new Set([
  "connection",
  "content-length",
  "expect",
  "keep-alive",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);
