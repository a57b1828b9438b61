import type { IncomingMessage } from "node:http";
import { pipeline, type Readable } from "node:stream";
import * as zlib from "node:zlib";

/**
 * The body of a response without its content codings. A coding that is not known here leaves it as it is, as Node's
 * `fetch` does; more than five in a row are rejected, because each can multiply the work.
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-8.4
 */
export function decode(message: IncomingMessage): Readable {
  const codings = (message.headers["content-encoding"] ?? "")
    .toLowerCase()
    .split(",")
    .map((text) => text.trim());
  const decoders = codings.filter((coding) => coding !== "" && coding !== "identity").map(decoderOf);
  if (decoders.length > 5) throw new TypeError("the response has more than five content codings");
  if (decoders.length === 0 || decoders.includes(undefined)) return message;
  const streams = decoders.reverse().map((create) => create!());
  // The reader of the last stream gets the error of any of them.
  return pipeline([message, ...streams], () => {}) as unknown as Readable;
}

/** The decoder of a coding. A body that ends early is passed on as far as it goes, as browsers do. */
function decoderOf(coding: string): (() => zlib.Gunzip | zlib.BrotliDecompress) | undefined {
  const flush = zlib.constants.Z_SYNC_FLUSH;
  switch (coding) {
    case "gzip":
    case "x-gzip":
      return () => zlib.createGunzip({ flush, finishFlush: flush });
    case "deflate":
      return () => zlib.createInflate({ flush, finishFlush: flush });
    case "br":
      return () => zlib.createBrotliDecompress();
  }
  return undefined;
}
