import type { Transform } from "node:stream";
import * as zlib from "node:zlib";
import type { ContentEncoding } from "../options/options.ts";
import type { Encodings } from "../options/settings.ts";

/** A stream of zlib. `bytesWritten` is how many bytes it has used. */
export type Inflater = Transform & { readonly bytesWritten: number };

/** Returns what this Node can decompress: zstd came with Node 22.15 and 23.8. */
export function nodeEncodings(): Encodings {
  return "createZstdDecompress" in zlib ? ["gzip", "deflate", "br", "zstd"] : ["gzip", "deflate", "br"];
}

/** Creates the stream that decompresses a body. */
export function createInflater(encoding: ContentEncoding): Inflater {
  switch (encoding) {
    case "gzip":
      return zlib.createGunzip();
    case "deflate":
      return zlib.createInflate();
    case "br":
      return zlib.createBrotliDecompress();
    case "zstd":
      // Newer than the types.
      return (zlib as unknown as { createZstdDecompress(): Inflater }).createZstdDecompress();
  }
}
