import type { ContentEncoding } from "../options/options.ts";
import type { Encodings } from "../options/settings.ts";

/** The two ends of a `DecompressionStream`. */
export interface Decompression {
  readonly readable: {
    getReader(): {
      read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>;
      cancel(): Promise<void>;
    };
  };
  readonly writable: {
    getWriter(): {
      readonly ready: Promise<unknown>;
      write(chunk: Uint8Array): Promise<void>;
      close(): Promise<void>;
      abort(reason?: unknown): Promise<void>;
    };
  };
}

/** Returns what this platform can decompress: some have no `DecompressionStream`, and only new ones have Brotli. */
export function fetchEncodings(): Encodings {
  return (["gzip", "deflate", "br", "zstd"] as const).filter((encoding) => {
    try {
      return createDecompression(encoding) !== undefined;
    } catch {
      return false;
    }
  });
}

/**
 * Creates the stream that decompresses a body. Throws if the platform cannot.
 * @see https://compression.spec.whatwg.org/#supported-formats
 */
export function createDecompression(encoding: ContentEncoding): Decompression {
  return new DecompressionStream(encoding === "br" ? "brotli" : encoding);
}

declare const DecompressionStream: new (format: string) => Decompression;
