import type { Head } from "../head/judge.ts";
import type { RequestLike } from "./read-body.ts";

/** Returns the header fields that say what the body is. */
export function headOf({ headers }: Pick<RequestLike, "headers">): Head {
  return {
    contentType: headers.get("content-type"),
    contentEncoding: headers.get("content-encoding"),
    contentLength: headers.get("content-length"),
  };
}
