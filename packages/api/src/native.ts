// Has a side effect, which is the reason to import it: it changes what the prototypes of the two classes inherit from.
import { URL as OurURL } from "./index.ts";
import type { BlobURLs } from "./native/blob-urls.ts";
import { makeKin } from "./native/make-kin.ts";

makeKin(globalThis as object);

export * from "./index.ts";
export type { BlobURLs };

/**
 * The class of `@url/api`, with the platform's functions for blob URLs.
 * @see https://w3c.github.io/FileAPI/#creating-revoking
 */
export const URL: typeof OurURL & BlobURLs = OurURL as typeof OurURL & BlobURLs;
export type URL = OurURL;
