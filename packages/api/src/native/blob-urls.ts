import { URL } from "../url.ts";

/**
 * The functions for blob URLs, which the File API adds to the platform's `URL`.
 * @see https://w3c.github.io/FileAPI/#creating-revoking
 */
export interface BlobURLs {
  /** Returns a URL for `object`, a `Blob` or a `MediaSource`, which is valid in this program until it is revoked. */
  createObjectURL(object: object): string;
  /** Makes a URL of `createObjectURL` invalid. */
  revokeObjectURL(url: string): void;
}

/** Gives our `URL` the functions for blob URLs of the platform's, if it has them. */
export function takeBlobURLs(platform: object | undefined): void {
  for (const key of ["createObjectURL", "revokeObjectURL"]) {
    const value = (platform as Readonly<Record<string, unknown>> | undefined)?.[key];
    // Web IDL: operations are enumerable.
    if (typeof value === "function")
      Object.defineProperty(URL, key, { value, writable: true, enumerable: true, configurable: true });
  }
}
