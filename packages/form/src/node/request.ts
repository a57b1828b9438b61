import type { IncomingMessage, ServerResponse } from "node:http";
import type { Http2ServerRequest, Http2ServerResponse } from "node:http2";
import type { Head } from "../head/judge.ts";

/** A request of `node:http`, `node:https` or `node:http2`. */
export type NodeRequest = IncomingMessage | Http2ServerRequest;

/** A response of `node:http`, `node:https` or `node:http2`. */
export type NodeResponse = ServerResponse | Http2ServerResponse;

/** Returns the header fields that say what the body is. */
export function headOf({ headers }: NodeRequest): Head {
  return {
    contentType: headers["content-type"],
    contentEncoding: headers["content-encoding"] as string | undefined,
    contentLength: headers["content-length"],
  };
}

/** Returns true if the request has a body, which may be empty. */
export function hasBody(request: NodeRequest): boolean {
  const { headers } = request;
  if (headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined) return true;
  // HTTP/2 needs neither.
  return request.httpVersionMajor >= 2 && (request as Http2ServerRequest).stream?.endAfterHeaders === false;
}

/** Returns true if something has read the body, or a part of it. */
export function wasRead(request: NodeRequest): boolean {
  return request.readableDidRead || request.readableEnded;
}
