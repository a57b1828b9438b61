import { canonicalizeURL, isSameOrigin, type Origin, serializeOrigin } from "@url/parser";
import { expectFunction } from "@url/result/internal";
import { locate, type URLRecord } from "@url/serializer";

/** An environment settings object, as far as blob URLs know it. Two are the same when they are one object. */
export interface BlobEnvironment {
  readonly origin: Origin;
}

/** What a blob URL stands for: a Blob or a MediaSource, and the environment that made the URL. */
export interface BlobURLEntry<Blob = unknown> {
  readonly object: Blob;
  readonly environment: BlobEnvironment;
}

/** Who wants the object of a blob URL: an environment, or a navigation, which no partition holds back. */
export type BlobURLReader = BlobEnvironment | "top-level-navigation" | "top-level-self-fetch";

/** A user agent's blob URL store. */
export interface BlobURLStore<Blob = unknown> {
  /** Makes a blob URL for `object`: `URL.createObjectURL()`. */
  add(object: Blob, environment: BlobEnvironment): string;
  /** The entry of a `blob:` URL, whatever its fragment; `null` when there is none. */
  resolve(url: URLRecord): BlobURLEntry<Blob> | null;
  /** The object of an entry; `null` for an environment of another origin than the entry's. */
  obtain(entry: BlobURLEntry<Blob>, reader: BlobURLReader): Blob | null;
  /** `URL.revokeObjectURL()`: silent about a URL that is unknown, has a fragment, or is of another origin. */
  revoke(url: string, environment: BlobEnvironment): void;
  /** Removes the entries of an environment that goes away. */
  removeEntriesOf(environment: BlobEnvironment): void;
}

/**
 * A blob URL store, empty. `randomUUID` makes the last part of each URL, which nobody should be able to
 * guess; without it the engine's `crypto.randomUUID()` does.
 * @see https://w3c.github.io/FileAPI/#BlobURLStore
 */
export function createBlobURLStore<Blob = unknown>(randomUUID: () => string = platformUUID): BlobURLStore<Blob> {
  expectFunction(randomUUID, "createBlobURLStore", "randomUUID");
  const entries = new Map<string, BlobURLEntry<Blob>>();
  const resolve = (url: URLRecord) => entries.get(url.href.slice(0, url.fragmentStart)) ?? null;
  return {
    add(object, environment) {
      const url = `blob:${serializeOrigin(environment.origin)}/${randomUUID()}`;
      entries.set(url, { object, environment });
      return url;
    },
    resolve,
    obtain: (entry, reader) => (typeof reader === "string" || isSamePartition(entry, reader) ? entry.object : null),
    revoke(url, environment) {
      const href = canonicalizeURL(url);
      if (typeof href !== "string") return;
      const entry = resolve(locate(href));
      // The key to remove is the whole URL: with a fragment it is nobody's.
      if (entry !== null && isSamePartition(entry, environment)) entries.delete(href);
    },
    removeEntriesOf(environment) {
      for (const [url, entry] of entries) if (entry.environment === environment) entries.delete(url);
    },
  };
}

/**
 * A storage key for non-storage purposes is an origin.
 * @see https://w3c.github.io/FileAPI/#partitioningOfBlobUrls
 */
function isSamePartition(entry: BlobURLEntry, environment: BlobEnvironment): boolean {
  return isSameOrigin(entry.environment.origin, environment.origin);
}

function platformUUID(): string {
  return (globalThis as unknown as { crypto: { randomUUID(): string } }).crypto.randomUUID();
}
