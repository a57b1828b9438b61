import { type Origin, originOf as originOfURL } from "@url/parser";
import type { URLRecord } from "@url/serializer";
import type { BlobURLEntry } from "./blob-url-store.ts";

/**
 * The origin of a URL: that of the environment which made it, when it is a blob URL whose entry was found.
 * An opaque one is then the environment's own, which the text of the URL cannot tell.
 * @see https://url.spec.whatwg.org/#concept-url-origin
 */
export function originOf(url: URLRecord, blobURLEntry: BlobURLEntry | null = null): Origin {
  return blobURLEntry === null ? originOfURL(url) : blobURLEntry.environment.origin;
}
