import { URL } from "../url.ts";
import { URLSearchParams } from "../url-search-params.ts";
import { takeBlobURLs } from "./blob-urls.ts";

/** The classes of a platform, as far as it has them. */
interface Platform {
  readonly URL?: object;
  readonly URLSearchParams?: unknown;
}

/**
 * Makes our objects instances of the classes of `platform`: the prototype of each class of ours inherits from the platform's.
 * All members stay ours. A class that the platform lacks, or that is ours because the polyfill installed it, changes nothing.
 *
 * A subclass of the platform's class would be parsed twice: that took five times as long, and each change would have to be
 * made in both.
 */
export function makeKin(platform: Platform): void {
  inherit(URL, platform.URL);
  inherit(URLSearchParams, platform.URLSearchParams);
  takeBlobURLs(platform.URL);
}

function inherit(ours: { readonly prototype: object }, theirs: unknown): void {
  const parent = typeof theirs === "function" ? (theirs.prototype as unknown) : undefined;
  // Returns false for our own prototype, which cannot inherit from itself.
  if (typeof parent === "object" && parent !== null) Reflect.setPrototypeOf(ours.prototype, parent);
}
