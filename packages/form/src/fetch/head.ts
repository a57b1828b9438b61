import type { Head } from "../head/judge.ts";
import type { RequestLike } from "./read-body.ts";

/** Returns true if a request has a body, by its head: some servers begin to read the body when they are asked for it. */
export function hasBody({ headers }: Pick<RequestLike, "headers">): boolean {
  return (headers.get("content-length") ?? "0") !== "0" || headers.get("transfer-encoding") !== null;
}

/** Returns the header fields that say what the body is. */
export function headOf({ headers }: Pick<RequestLike, "headers">): Head {
  return {
    contentType: headers.get("content-type"),
    contentEncoding: headers.get("content-encoding"),
    contentLength: headers.get("content-length"),
  };
}
